/** Recognises the moment of a text, or offers several as cards. */
import { type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import {
  MOST_OFFERED,
  type Moment,
  NO_MOMENT,
  type OfferedMoment,
} from '#domain/situation/moment.ts'
import type { Said } from '#domain/situation/said.ts'
import type { MomentEntry, MomentLibrary } from '../library/moments.ts'
import type { Opinion } from '../model/opinion.ts'
import { type Circumstances, mayBeSaid } from './circumstances.ts'

/**
 * The share from which the page uses the moment. On 249 plain texts, .96 of these were right, and .7 of those below.
 */
export const RECOGNISED_FROM = 0.8
/** The minimum share of a card. */
const OFFERED_FROM = 0.03

export type Candidate = { entry: MomentEntry; share: number }

const canBring = ({ feelings }: MomentEntry, category: EmotionCategory): boolean =>
  feelings.some((feeling) => isPleasant(feeling) === isPleasant(category))

/**
 * The moments on the feeling's side that the text doesn't rule out, likeliest first. Their shares are rescaled to one,
 * because side and circumstances are more certain than the moment.
 */
export function candidatesFor(
  library: MomentLibrary,
  shares: Opinion,
  category: EmotionCategory,
  circumstances: Circumstances,
): Candidate[] {
  const possible = library.filter(
    (entry) => canBring(entry, category) && mayBeSaid(entry.needs, circumstances),
  )
  const all = possible.reduce((sum, { name }) => sum + (shares[name] ?? 0), 0)
  const left = Math.max(all, MOST_LEFT_OUT)
  return possible
    .map((entry) => ({ entry, share: (shares[entry.name] ?? 0) / left }))
    .filter(({ share }) => share >= OFFERED_FROM)
    .toSorted((one, other) => other.share - one.share)
}

/**
 * The minimum divisor of the rescaling, so little evidence isn't inflated to certainty if most shares are ruled out.
 */
const MOST_LEFT_OUT = 0.5

export function recognise(
  candidates: readonly Candidate[],
  library: MomentLibrary,
  said: Said,
): Candidate | null {
  if (said.moment === NO_MOMENT) return null
  const tapped = library.find(({ name }) => name === said.moment)
  if (tapped) return { entry: tapped, share: 1 }
  const [first] = candidates
  return first && first.share >= RECOGNISED_FROM ? first : null
}

export const asMoment = ({ entry, share }: Candidate, insight: string, said: Said): Moment => ({
  name: entry.name,
  is: entry.is,
  card: entry.card,
  insight,
  share: Math.round(share * 100) / 100,
  whose: said.moment === entry.name ? 'tapped' : 'read',
})

/** The moment's feeling on this side, preferably the one read. */
const feelingOf = ({ feelings }: MomentEntry, category: EmotionCategory): EmotionCategory =>
  feelings.includes(category)
    ? category
    : (feelings.find((one) => isPleasant(one) === isPleasant(category)) ?? category)

/** The likeliest moments as cards, except the one the page uses. */
export const offered = (
  candidates: readonly Candidate[],
  recognised: Candidate | null,
  category: EmotionCategory,
): OfferedMoment[] =>
  candidates
    .filter(({ entry }) => entry.name !== recognised?.entry.name)
    .slice(0, MOST_OFFERED)
    .map(({ entry }) => ({
      name: entry.name,
      card: entry.card,
      category: feelingOf(entry, category),
    }))
