import type { CSSProperties } from 'react'
import { EMOTION_LABELS, EMOTION_LETTERS } from '#domain/emotion/emotion.ts'
import {
  COUNTS_ONLY,
  countOf,
  hardOf,
  sayWeekdays,
  WEEKDAYS,
} from '#domain/findings/analytics-words.ts'
import type { EmotionStats, GroupCount } from '#domain/findings/emotion-stats.ts'
import { DAY } from '#domain/values/duration.ts'
import { useIsPhone } from '#web/lib/use-media-query.ts'
import { ComingSection, FoundSection } from '#web/ui/section.tsx'
import { OpenFigure } from './behind.tsx'
import { emotionColours } from './letter-legend.tsx'

/** Before that most days had no chance to come. */
const WEEKS_TO_COMPARE = 2

const daysBetween = ({ days }: EmotionStats): number =>
  (Date.parse(days.at(-1)?.day ?? '') - Date.parse(days[0]?.day ?? '')) / DAY || 0

/** Which emotions come on which day of the week. */
export function WeekdayTable({ stats }: { stats: EmotionStats }) {
  const { weekdays } = stats
  if (daysBetween(stats) < WEEKS_TO_COMPARE * 7)
    return (
      <ComingSection
        id="weekdays"
        title="By day of the week"
        when={`You can compare days of the week here after ${WEEKS_TO_COMPARE} weeks.`}
      />
    )
  const most = Math.max(1, ...weekdays.map(countOf))
  return (
    <FoundSection
      id="weekdays"
      title="By day of the week"
      finding={
        sayWeekdays(weekdays) ??
        `Feelings counted: ${WEEKDAYS.map((day, index) => `${day.slice(0, 3)} ${countOf(weekdays[index] ?? [])}`).join(', ')}.`
      }
    >
      <p className="small muted">Each counts for the day it happened on. {COUNTS_ONLY}</p>
      <table className="weekdays">
        <caption className="sr-only">Emotions by day of the week, last twelve months</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Emotions</th>
          </tr>
        </thead>
        <tbody>
          {WEEKDAYS.map((day, index) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>
                <DayBar weekday={index} groups={weekdays[index] ?? []} most={most} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </FoundSection>
  )
}

/** A smaller share of the bar than this has no room for its letters: half of "Sh" would say sadness. */
const LETTER_FROM = { phone: 0.12, desk: 0.06 }

type BarProps = { weekday: number; groups: readonly GroupCount[]; most: number }

function DayBar({ weekday, groups, most }: BarProps) {
  const letterFrom = useIsPhone() ? LETTER_FROM.phone : LETTER_FROM.desk
  const { of: hard, all: total } = hardOf(groups)
  if (total === 0) return <span className="small muted">nothing</span>
  return (
    <>
      <div className="day-bar" aria-hidden="true">
        <div className="day-bar-parts" style={{ width: `${(total / most) * 100}%` }}>
          {groups.map(({ category, count }) => (
            <span
              key={category}
              style={{ flexGrow: count, ...emotionColours(category) } as CSSProperties}
            >
              {count / most >= letterFrom && EMOTION_LETTERS[category]}
            </span>
          ))}
        </div>
      </div>
      <p className="caption">
        {hard} of {total} hard
      </p>
      <ul className="day-figures caption muted">
        {groups.map(({ category, count }) => (
          <li key={category}>
            <OpenFigure
              said={`${EMOTION_LABELS[category]} ${count}`}
              title={`${EMOTION_LABELS[category]} on ${WEEKDAYS[weekday]}s`}
              figure={{ emotion: category, weekday }}
            >
              {EMOTION_LABELS[category]} {count}
            </OpenFigure>
          </li>
        ))}
      </ul>
    </>
  )
}
