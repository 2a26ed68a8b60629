import type { Generated } from 'kysely'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { PublishedType } from '#domain/sharing/share-link.ts'
import type { EngineName, StrengthFrom } from '#domain/situation/analysis.ts'
import type { ProposalState } from '#domain/situation/proposal.ts'
import type { Fits, WishFrom } from '#domain/situation/said.ts'
import type { ShownKind } from '#domain/situation/shown-line.ts'
import type { SituationKind } from '#domain/situation/situation.ts'
import type { WordColumns } from '#domain/situation/situation-words.ts'
import type { Flag, Moment, Numbered, Owned } from './column.ts'

/** What a person wrote, what it touches, what was read in it, and what they show of it. */
export type SituationTables = {
  situation: WordColumns &
    Numbered & {
      searchText: string
      draftId: string | null
      kind: SituationKind | null
      importId: number | null
      happenedAt: Moment
    }
  situationItem: {
    situationId: number
    position: number
    userId: number
    itemId: number
    name: string
    category: string
    attachmentPower: number
  }
  proposal: Numbered & {
    situationId: number
    position: number
    name: string
    category: string
    attachmentPower: number
    state: ProposalState
    itemId: number | null
  }
  situationAnswer: {
    situationId: number
    question: string
    userId: number
    answer: string
    answeredAt: Moment
  }
  shownLine: {
    userId: number
    kind: ShownKind
    lineKey: string
    situationId: number
    shownAt: Moment
    expiresAt: Moment
  }
  analysis: Numbered & {
    situationId: number
    engine: EngineName
    findings: string
    isCounted: Generated<Flag>
    isCorrected: Generated<Flag>
    facts: string | null
    firstFindings: string | null
    fits: Fits | null
    isSettled: Generated<Flag>
    isGrief: Generated<Flag>
  }
  analysisEmotion: Owned & {
    analysisId: number
    position: number
    category: EmotionCategory
    name: string
    intensity: number
    strengthFrom: StrengthFrom | null
    strengthRule: number | null
  }
  analysisEquation: Owned & {
    analysisId: number
    position: number
    itemId: number
    itemName: string
    itemCategory: string
    shift: number
    category: EmotionCategory
    intensity: number
    power: Generated<number | null>
    isAccepted: Generated<Flag | null>
    time: Generated<string | null>
    source: Generated<string | null>
    actor: Generated<string | null>
    event: Generated<string | null>
    wish: Generated<string | null>
    wishFrom: Generated<WishFrom | null>
  }
  analysisClaim: {
    situationId: number
    userId: number
    token: string
    isCounted: Flag
    claimedUntil: Moment
  }
  share: Owned & {
    handle: string
    tokenHash: string
    shareType: PublishedType
    title: string
    hasPersonalContext: Flag
    snapshot: string
    picture: string | null
    expiresAt: Moment
  }
}
