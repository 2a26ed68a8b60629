import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import type { LookBack } from '#domain/findings/look-back.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Bloom } from '#web/pictures/bloom.tsx'

type Week = LookBack['weeks'][number]

/** More would not fit one above the other; the words still name them all. */
const DRAWN = 4

const sizeOf = (count: number): number => 16 + 6 * Math.min(count, 4)

const wordsOf = ({ emotions }: Week): string =>
  emotions.length === 0
    ? 'nothing'
    : emotions.map(({ category, count }) => `${EMOTION_LABELS[category]} ${count}`).join(', ')

/** The emotions of the last weeks: a column each, the oldest first, a larger bloom where one came often. */
export function WeeksPicture({ weeks }: { weeks: readonly Week[] }) {
  const inOrder = weeks.toReversed()
  return (
    <figure className="weeks">
      <ol className="weeks-columns">
        {inOrder.map((week, index) => {
          const name =
            index === inOrder.length - 1 ? 'This week' : `Week of ${formatDay(week.from)}`
          return (
            <li key={week.from} title={`${name}: ${wordsOf(week)}`}>
              <span className="sr-only">
                {name}: {wordsOf(week)}
              </span>
              {week.emotions.slice(0, DRAWN).map(({ category, count }) => (
                <Bloom key={category} category={category} size={sizeOf(count)} />
              ))}
              {week.emotions.length === 0 && <span className="weeks-nothing" aria-hidden="true" />}
            </li>
          )
        })}
      </ol>
      <figcaption className="weeks-ends caption muted">
        <span>{inOrder.length} weeks ago</span>
        <span>This week</span>
      </figcaption>
    </figure>
  )
}
