/** Which family of events it is: the one that the likely kinds share, where one is clearly ahead; else all with this feeling. */
import { type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import type { Said } from '#domain/situation/said.ts'
import type { SituationText } from '../input/situation-text.ts'
import { FAMILIES } from '../library/families.ts'
import { anyFamily } from '../library/families-any.ts'
import type { Family } from '../library/family.ts'
import { kindOf } from '../library/kinds.ts'
import type { Opinion } from '../model/opinion.ts'
import { namedFeelings } from './clues.ts'
import { FEW_WORDS } from './text-rules.ts'

/** Of all that may be meant with this feeling, so much has to belong to the family. */
const CLEAR_FROM = 0.5

/** Kinds that bring only feelings of the other side are not meant, whatever the model thinks of them. */
const mayBring = (kind: string, category: EmotionCategory): boolean =>
  kindOf(kind)?.feelings.some((feeling) => isPleasant(feeling) === isPleasant(category)) ?? false

/** Shares of the kinds: one part of the model reads them, another reads their sub-kinds. */
function sharesOfKinds(kinds: Opinion, subKinds: Opinion, category: EmotionCategory): Opinion {
  const shares: Record<string, number> = {}
  const add = (kind: string, share: number) => {
    if (mayBring(kind, category)) shares[kind] = (shares[kind] ?? 0) + share
  }
  for (const [kind, share] of Object.entries(kinds)) add(kind, share)
  for (const [id, share] of Object.entries(subKinds)) add(id.slice(0, id.indexOf('/')), share)
  return shares
}

type Likely = { event?: Opinion; subKind?: Opinion }

/** `named` is the kind of event the person named, if they did. */
export function clearFamily(
  { event: kinds = {}, subKind: subKinds = {} }: Likely,
  category: EmotionCategory,
  named?: string,
): Family | null {
  const shares = Object.entries(named ? { [named]: 1 } : sharesOfKinds(kinds, subKinds, category))
  const all = shares.reduce((sum, [, share]) => sum + share, 0) || 1
  const shareOf = (family: Family) =>
    shares.reduce((sum, [kind, share]) => sum + (family.kinds.includes(kind) ? share : 0), 0) / all
  const [first] = FAMILIES.filter(({ feelings }) => feelings.includes(category))
    .map((family) => ({ family, share: shareOf(family) }))
    .sort((a, b) => b.share - a.share)
  return first && first.share >= CLEAR_FROM ? first.family : null
}

/** A scene of a few words that names no feeling shows much and says little: a reason read into it must be beyond doubt. */
const BEYOND_DOUBT = 0.6

export function isTooLittleSaid(text: SituationText, whole: Likely, category: EmotionCategory) {
  const words = text.normalised.join(' ').split(' ').length
  if (words >= FEW_WORDS || namedFeelings(text.whole).length > 0) return false
  const { kinds = [] } = clearFamily(whole, category) ?? {}
  const share = kinds.reduce((sum, kind) => sum + (whole.event?.[kind] ?? 0), 0)
  return share < BEYOND_DOUBT
}

export const familyOf = (whole: Likely, category: EmotionCategory, named?: string): Family =>
  clearFamily(whole, category, named) ?? anyFamily(category)

/**
 * Whoever says in their own words what happened, or names a feeling nobody thought of, has said that it was not what was
 * read: nothing that rests on the kind of event stays. What they had expected changes nothing about what happened.
 */
export function isReasonDoubted(
  said: Said,
  read: Opinion,
  { isGrief, isClearJoy }: { isGrief: boolean; isClearJoy: boolean },
): boolean {
  if (said.event) return false
  const likeliest = Object.entries(read)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 2)
    .map(([category]) => category)
  const [named] = said.feelings ?? []
  const isOther = named !== undefined && named.category !== likeliest[0]
  // A death is what it is about, whatever else is told; and so is a joy whose event is clear.
  const isStill = isGrief || (isClearJoy && !isOther)
  const isTold = Boolean(said.saw) && !isStill
  return isTold || (named !== undefined && !likeliest.includes(named.category))
}
