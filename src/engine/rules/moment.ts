/** Recognises the moment of a text, or offers several as cards. */
import { type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import { type Correction, typedLines } from '#domain/situation/correction.ts'
import {
  MAX_OFFERED,
  type Moment,
  NO_MOMENT,
  type OfferedMoment,
} from '#domain/situation/moment.ts'
import { mayBeSame } from '../lexicon/people.ts'
import type { MomentEntry, MomentLibrary, Need } from '../library/moments.ts'
import type { Opinion } from '../model/opinion.ts'
import { type Circumstances, mayBeSaid } from './circumstances.ts'
import { BY_OTHERS, INWARD } from './feeling-kinds.ts'

/**
 * The share from which the page uses the moment. Of 155 fresh texts by a stranger, .31 reach it and .81 of these are
 * right or acceptable; between .6 and .8, half are.
 */
export const RECOGNISED_FROM = 0.8
/** The same for a moment that brings a feeling the person chose; in grief among all such moments, from this sum on. */
const CHOSEN_FROM = 0.5
const FITTING_FROM = 0.15
/** The same for moments whose steps call for help. It is higher because these steps frighten people who are safe. */
const URGENT_FROM = 0.9
/** The same for moments after a death that the text doesn't mention. It is higher because a wrong one hurts. */
const UNSPOKEN_DEATH_FROM = 0.98
/** The minimum share of a candidate. */
const OFFERED_FROM = 0.03
/**
 * The minimum share of a card, and its minimum relative to the likeliest. On 269 texts by strangers without a
 * recognised moment, 49 in 100 have the right one among 1.9 cards; with half these minimums, 57 among 2.6, but people
 * distrust a page with a card that can't be theirs.
 */
const CARD_FROM = 0.1
const OF_LIKELIEST = 0.2

/** The same for moments that call for help, which shock people they aren't about. */
const GRAVE_CARD_FROM = 0.3

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
  const left = Math.max(all, MAX_LEFT_OUT)
  return possible
    .map((entry) => ({ entry, share: (shares[entry.name] ?? 0) / left }))
    .filter(({ share }) => share >= OFFERED_FROM)
    .toSorted((one, other) => other.share - one.share)
}

/**
 * The minimum divisor of the rescaling, so little evidence isn't inflated to certainty if most shares are ruled out.
 */
const MAX_LEFT_OUT = 0.5

/** The least share of a moment in one reading, as small ones aren't stored. */
const MIN_SHARE = 0.002
/**
 * The weight of each reading. On 222 unseen texts with their authors' wishes, .65 are recognised with it and .93 of
 * these are right; .74 have the right one first, by the texts alone .71.
 */
const OF_EACH = 0.6

/** Combines readings of the same moment: of the text, and of the lines the person corrected. */
export function combineMoments(readings: readonly Opinion[]): Opinion {
  const powerOf = (shareIn: (reading: Opinion) => number) =>
    Math.exp(
      OF_EACH * readings.reduce((sum, one) => sum + Math.log(Math.max(MIN_SHARE, shareIn(one))), 0),
    )
  const names = [...new Set(readings.flatMap(Object.keys))]
  const powers = names.map((name) => powerOf((reading) => reading[name] ?? 0))
  const none = powerOf((reading) => 1 - sumOf(Object.values(reading)))
  const all = sumOf(powers) + none
  return Object.fromEntries(names.map((name, at) => [name, powers[at]! / all]))
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** A confession isn't about a feeling against someone else, nor an accusation about guilt. */
const isContrary = ({ feelings }: MomentEntry, category: EmotionCategory): boolean =>
  !feelings.includes(category) &&
  ((BY_OTHERS.has(category) && feelings.some((one) => INWARD.has(one))) ||
    (INWARD.has(category) && feelings.every((one) => BY_OTHERS.has(one))))

/** Checks for a first step that asks for help at once, or against someone. */
const isUrgent = ({ steps: [first] }: MomentEntry): boolean =>
  first !== undefined && (first.when === 'Right now' || /\b(?:helpline|police)\b/.test(first.act))

/** True for a moment after a death of which the text has no word. */
export const isUnspoken = (
  { needs }: MomentEntry,
  { died }: Pick<Circumstances, 'died'>,
): boolean => needs.includes('died') && died !== true

/** The share some moments need even where the person chose the feeling. */
function leastFor(entry: MomentEntry, { died }: Circumstances): number {
  return isUnspoken(entry, { died }) ? UNSPOKEN_DEATH_FROM : isUrgent(entry) ? URGENT_FROM : 0
}

type Known = {
  category: EmotionCategory
  circumstances: Circumstances
  isChosen: boolean
  isGrief?: boolean
}

export function recognise(
  candidates: readonly Candidate[],
  library: MomentLibrary,
  said: Correction,
  { category, circumstances, isChosen, isGrief = false }: Known,
): Candidate | null {
  if (said.moment === NO_MOMENT) return null
  const tapped = library.find(({ name }) => name === said.moment)
  if (tapped) return { entry: tapped, share: 1 }
  const isFit = ({ entry }: Candidate) => entry.feelings.includes(category)
  // A feeling the person chose goes with the moment that brings it, else what happened stays what it was.
  const fitting = isChosen ? candidates.filter(isFit) : []
  const all = sumOf(fitting.map(({ share }) => share))
  const [likeliest] = fitting
  // In grief, guilt or anger has moments of its own, however likely the loss itself is.
  const isLikely =
    likeliest && likeliest.share / (isGrief && all >= FITTING_FROM ? all : 1) >= CHOSEN_FROM
  const chosen = isLikely ? likeliest : null
  const first = chosen ?? candidates[0]
  if (!first || (isChosen && isContrary(first.entry, category))) return null
  if (first.share < leastFor(first.entry, circumstances)) return null
  if (typedLines(said).length === 0) return chosen || first.share >= RECOGNISED_FROM ? first : null
  // Typed lines are short, so their moment has to be surer and to bring the feeling.
  return isFit(first) && first.share >= RECOGNISED_FROM ? first : null
}

export const asMoment = (
  { entry, share }: Candidate,
  insight: string,
  said: Correction,
): Moment => ({
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

/** Who a card says did it: "My boss or teacher". */
const subjectOf = (card: string): string =>
  /^(?:My|Our|An?|The) [\p{L} -]{0,30}/u.exec(card)?.[0] ?? ''

/** Needs that are absurd on a card unless the text mentions them: a baby, an animal, money. */
const MENTIONED: readonly Need[] = ['child', 'animal', 'money']

/**
 * The likeliest moments as cards, except the one the page uses. A feeling the person stated or chose isn't questioned,
 * so only its own moments are offered.
 */
export function offered(
  candidates: readonly Candidate[],
  recognised: Candidate | null,
  known: Pick<Known, 'category' | 'circumstances'> & { isTheirs?: boolean; about?: string },
): OfferedMoment[] {
  const { category, circumstances, isTheirs = false, about = '' } = known
  const isOfThem = ({ card, needs }: MomentEntry) =>
    mayBeSame(about, subjectOf(card)) && (!needs.includes('couple') || mayBeSame(about, 'partner'))
  const isOfFeeling = ({ feelings }: MomentEntry) => !isTheirs || feelings.includes(category)
  const isMentioned = ({ needs }: MomentEntry) =>
    needs.every((need) => !MENTIONED.includes(need) || circumstances[need] === true)
  const others = candidates.filter(({ entry }) => entry.name !== recognised?.entry.name)
  const least = Math.max(recognised ? 0 : CARD_FROM, OF_LIKELIEST * (others[0]?.share ?? 0))
  return others
    .filter(
      ({ entry, share }) =>
        (share >= GRAVE_CARD_FROM || !isUrgent(entry)) &&
        share >= least &&
        isOfFeeling(entry) &&
        isMentioned(entry) &&
        isOfThem(entry),
    )
    .slice(0, MAX_OFFERED)
    .map(({ entry }) => ({
      name: entry.name,
      card: entry.card,
      category: feelingOf(entry, category),
    }))
}
