/** What the one sentence of a day says: its numbers, its doubt, and never why. */
import { powerLabel, powerWord } from '../self-map/attachment-power.ts'
import { upperFirst } from '../values/text.ts'
import { feelingOf } from './pattern-words.ts'
import type { ToldFinding } from './told-finding.ts'
import type { WeighsLess } from './weighs-less.ts'

/** "With Mother you said 6 before and 3 since May 4 (14 and 9 times)." */
export function sayEased(
  { part, emotion, before, now, beforeTimes, nowTimes }: Extract<ToldFinding, { kind: 'eased' }>,
  since: string,
): string {
  const about = part === null ? `Of ${emotion ? feelingOf(emotion) : 'it'}` : `With ${part}`
  return `${about} you said ${before} before and ${now} since ${since} (${beforeTimes} and ${nowTimes} times).`
}

/** "It weighs less: you said 7 before and 4 since (9 and 6 times)." */
export const sayWeighsLess = ({ before, now, beforeTimes, nowTimes }: WeighsLess): string =>
  `It’s getting lighter. You used to say ${before}, and now you say ${now} (${beforeTimes} and ${nowTimes} times). The rest didn’t change as much.`

export const WEIGHS_NOT_KNOWN = 'We can’t say yet if it’s getting lighter.'

/** Brings joy, and stands far out: "The garden stands at the edge of your map (0.2)." */
export const sayWhereItStands = (name: string, power: number): string =>
  `${upperFirst(name)} stands ${powerWord(power) === 'at the edge' ? 'at the edge of' : 'far out on'} your map (${powerLabel(power)}).`

/** Nothing to show yet. */
export const NOTHING_WATCHED =
  'Nothing yet. Whatever comes up with one feeling again and again, you’ll see here as a count.'
