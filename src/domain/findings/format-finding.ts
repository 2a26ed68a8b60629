/**
 * Phrases findings for dashboard, analytics, letter, one page and assistants: counts with their uncertainty, never
 * reasons.
 */
import { EMOTION_LABELS, type EmotionCategory } from '../emotion/emotion.ts'
import { powerLabel, powerWord } from '../self-map/attachment-power.ts'
import { upperFirst } from '../values/text.ts'
import { times } from './analytics-words.ts'
import type { DailyFinding } from './daily-finding.ts'
import type { HalfLife } from './half-life.ts'
import type { Pattern, Stage } from './pattern.ts'
import { feelingOf, formatCounted, formatShare, sidesOf } from './pattern-words.ts'
import type { WatchedFinding } from './stages.ts'
import type { WeighsLess } from './weighs-less.ts'

export const STAGE_LABELS: Record<Stage, string> = {
  seen: 'Seen',
  holding: 'Holding',
  sure: 'Sure',
}

type CountedTie = Pick<Pattern, 'parts' | 'time' | 'emotion' | 'with' | 'without'>

/** "On Sundays: worry 6 of 6 days, otherwise 3 of 27." */
export function formatTie({ emotion, with: inside, without, ...it }: CountedTie): string {
  const names = it.parts.map(({ name }) => name).join(' and ')
  const side = it.time === null ? `With ${names}` : sidesOf(it).with
  return `${side}: ${feelingOf(emotion)} ${formatCounted(it, inside)}, otherwise ${formatShare(without)}.`
}

export function formatWatched(it: WatchedFinding): string {
  if (it.kind === 'tie') return formatTie(it.pattern)
  if (it.kind === 'forecast')
    return `You felt less than you’d expected: ${formatShare(it.less)} times.`
  const each = it.part === null ? '' : `, each time with ${it.part}`
  return `“${it.moment.replace(/\.$/, '')}”: ${times(it.times)}${each}.`
}

/** Describes the stage, beside the count. */
export function formatStage(it: WatchedFinding): string {
  if (it.stage === 'seen') return 'We’re watching to see if it holds.'
  const since = it.kind === 'tie' ? it.pattern.since : null
  return since
    ? `Since we first saw it: ${formatShare(since.with)}.`
    : 'It has held since we first saw it.'
}

/** "You used to say 6 about Mother (14 times). Since May 4 you’ve said 3 (9 times)." */
export function formatEased(
  { part, emotion, before, now, beforeTimes, nowTimes }: Extract<DailyFinding, { kind: 'eased' }>,
  since: string,
): string {
  const about = part === null ? `for ${emotion ? feelingOf(emotion) : 'it'}` : `about ${part}`
  return `You used to say ${before} ${about} (${beforeTimes} times). Since ${since} you’ve said ${now} (${nowTimes} times).`
}

export const formatWeighsLess = ({ before, now, beforeTimes, nowTimes }: WeighsLess): string =>
  `It’s getting lighter. You used to say ${before} (${beforeTimes} times), and now you say ${now} (${nowTimes} times). Nothing else has changed as much.`

export const WEIGHS_NOT_KNOWN = 'We can’t say yet if it’s getting lighter.'

/** For a pleasant item far from the centre: "The garden is at the edge of your map (0.2)." */
export const formatWhereItStands = (name: string, power: number): string =>
  `${upperFirst(name)} is ${powerWord(power) === 'at the edge' ? 'at the edge of' : 'far out on'} your map (${powerLabel(power)}).`

/** The empty state. */
export const NOTHING_WATCHED =
  'Nothing yet. If something keeps coming up with the same feeling, you’ll see it counted here.'

function formatTime(hours: number): string {
  if (hours < 1.5) return 'an hour'
  if (hours < 20) return `${Math.round(hours)} hours`
  if (hours < 36) return 'a day'
  return `${Math.round(hours / 24)} days`
}

/** "Your anger halves in about a day, between 10 hours and 2 days." Always includes the interval. */
export const formatHalfLife = (category: EmotionCategory, { hours, from, to }: HalfLife): string =>
  `Your ${EMOTION_LABELS[category].toLowerCase()} halves in about ${formatTime(hours)}, between ${formatTime(from)} and ${formatTime(to)}.`
