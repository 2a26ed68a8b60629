/** What a stage says: a count with its opposite, and how far it is. Never a tendency. */
import { times } from './analytics-words.ts'
import type { Pattern, Stage } from './pattern.ts'
import { feelingOf, sayCounted, sayShare, sidesOf } from './pattern-words.ts'
import type { WatchedFinding } from './stages.ts'

export const STAGE_LABELS: Record<Stage, string> = {
  seen: 'Seen',
  holding: 'Holding',
  sure: 'Sure',
}

type Counted = Pick<Pattern, 'parts' | 'time' | 'emotion' | 'with' | 'without'>

/** "On Sundays: worry 6 of 6 days, otherwise 3 of 27." */
export function sayTie({ emotion, with: inside, without, ...it }: Counted): string {
  const names = it.parts.map(({ name }) => name).join(' and ')
  const side = it.time === null ? `With ${names}` : sidesOf(it).with
  return `${side}: ${feelingOf(emotion)} ${sayCounted(it, inside)}, otherwise ${sayShare(without)}.`
}

export function sayWatched(it: WatchedFinding): string {
  if (it.kind === 'tie') return sayTie(it.pattern)
  if (it.kind === 'forecast')
    return `You felt less than you’d expected: ${sayShare(it.less)} times.`
  const each = it.part === null ? '' : `, each time with ${it.part}`
  return `“${it.moment.replace(/\.$/, '')}”: ${times(it.times)}${each}.`
}

/** How far it is, beside the count. */
export function sayStage(it: WatchedFinding): string {
  if (it.stage === 'seen') return 'We’re watching whether it holds.'
  const since = it.kind === 'tie' ? it.pattern.since : null
  return since
    ? `Since we first saw it: ${sayShare(since.with)}.`
    : 'It has held since we first saw it.'
}
