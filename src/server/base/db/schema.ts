import type { Generated } from 'kysely'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { PaidStatus } from '#domain/people/paid-period.ts'
import type { MapChangeKind } from '#domain/self-map/map-log.ts'
import type { RelationshipType } from '#domain/self-map/relationship.ts'
import type { NewSelfMapItem } from '#domain/self-map/self-map.ts'
import type { PublishedType } from '#domain/sharing/share-link.ts'
import type { EngineName, StrengthFrom } from '#domain/situation/analysis.ts'
import type { ProposalState } from '#domain/situation/proposal.ts'
import type { Fits, WishFrom } from '#domain/situation/said.ts'
import type { ShownKind } from '#domain/situation/shown-line.ts'
import type { SituationKind } from '#domain/situation/situation.ts'
import type { WordColumns } from '#domain/situation/situation-words.ts'
import type { Columns } from '#domain/values/columns.ts'
import type { Flag, Moment } from './column.ts'
import type { DoorTables } from './door-tables.ts'
import type { PeopleTables } from './people-tables.ts'
import type { StepTables } from './step-tables.ts'

export { flag } from './column.ts'

/**
 * The tables as the code sees them; `db/migrations` is where they are made. Only kinds of values that
 * SQLite and PostgreSQL keep alike are used: text, numbers, moments, flags, and JSON as text.
 */
export type Tables = PeopleTables & StepTables & DoorTables & OtherTables

type OtherTables = {
  rateCounter: {
    key: string
    used: number
    resetsAt: Moment
  }
  job: {
    id: Generated<number>
    kind: string
    payload: string
    tries: Generated<number>
    runAt: Moment
    claimedUntil: Generated<Moment>
    createdAt: Moment
    userId: number | null
  }
  billingCustomer: {
    userId: number
    customerId: string
    createdAt: Moment
  }
  billingEvent: {
    eventId: string
    userId: number
    subscriptionId: string
    status: PaidStatus
    periodEndsAt: Moment
    cancelAtPeriodEnd: Flag
    happenedAt: Moment
    learntAt: Moment
  }
  usedTrial: {
    mailboxHash: string
    trialSince: Moment
    analysesMade: number
    expiresAt: Moment
  }
  selfMapItem: Columns<NewSelfMapItem> & {
    id: Generated<number>
    userId: number
    nameKey: string
    createdAt: Moment
  }
  selfMapExample: {
    userId: number
    itemId: number
    isHidden: Generated<Flag>
    angle: number | null
  }
  selfMapRelationship: {
    id: Generated<number>
    userId: number
    sourceItemId: number
    targetItemId: number
    relationshipType: RelationshipType
    strength: number
    description: string | null
    createdAt: Moment
  }
  hiddenExampleRelationship: {
    userId: number
    relationshipId: number
  }
  mapChange: {
    id: Generated<number>
    userId: number
    kind: MapChangeKind
    itemId: number
    name: string | null
    category: string | null
    attachmentPower: number | null
    otherItemId: number | null
    relationshipType: RelationshipType | null
    createdAt: Moment
  }
  situation: WordColumns & {
    id: Generated<number>
    userId: number
    searchText: string
    draftId: string | null
    createdAt: Moment
    kind: SituationKind | null
    importId: number | null
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
  proposal: {
    id: Generated<number>
    userId: number
    situationId: number
    position: number
    name: string
    category: string
    attachmentPower: number
    state: ProposalState
    itemId: number | null
    createdAt: Moment
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
  analysis: {
    id: Generated<number>
    userId: number
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
    createdAt: Moment
  }
  analysisEmotion: {
    analysisId: number
    position: number
    userId: number
    category: EmotionCategory
    name: string
    intensity: number
    strengthFrom: StrengthFrom | null
    strengthRule: number | null
    createdAt: Moment
  }
  analysisEquation: {
    analysisId: number
    position: number
    userId: number
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
    createdAt: Moment
  }
  analysisClaim: {
    situationId: number
    userId: number
    token: string
    isCounted: Flag
    claimedUntil: Moment
  }
  share: {
    handle: string
    userId: number
    tokenHash: string
    shareType: PublishedType
    title: string
    hasPersonalContext: Flag
    snapshot: string
    picture: string | null
    createdAt: Moment
    expiresAt: Moment
  }
}
