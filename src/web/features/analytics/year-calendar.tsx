import type { CSSProperties } from 'react'
import { EMOTION_LABELS, EMOTION_LETTERS } from '#domain/emotion/emotion.ts'
import { counted, listed } from '#domain/findings/analytics-words.ts'
import type { EmotionStats } from '#domain/findings/emotion-stats.ts'
import { fullMonth } from '#domain/findings/over-time-words.ts'
import { useIsPhone } from '#web/lib/use-media-query.ts'
import { ComingSection, FoundSection } from '#web/ui/section.tsx'
import { OpenFigure } from './behind.tsx'
import { emotionColours, LetterLegend } from './letter-legend.tsx'
import { MonthName } from './month-name.tsx'

/** Fewer are lost in a year of empty squares. */
const DAYS_TO_SHOW = 7
const DAYS = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0'))

type Day = EmotionStats['days'][number]

/** The year at a glance: each day in the colour and letter of what was there most. */
export function YearCalendar({ stats }: { stats: EmotionStats }) {
  const isPhone = useIsPhone()
  if (stats.days.length < DAYS_TO_SHOW)
    return (
      <ComingSection
        id="year"
        title="Calendar of the year"
        when={`You’ll see your year here, day by day, once you’ve written on ${DAYS_TO_SHOW} days.`}
      />
    )
  const months = stats.months.map(({ month }) => month)
  const known = new Map(stats.days.map((day) => [day.day, day]))
  const finding = `You wrote on ${counted(stats.days.length, 'day')} in the last twelve months.`
  const cell = (month: string, day: string) => (
    <DayCell key={`${month}-${day}`} iso={`${month}-${day}`} day={known.get(`${month}-${day}`)} />
  )
  const shown = stats.emotions
    .map(({ category }) => category)
    .filter((category) => stats.days.some((day) => day.category === category))
  return (
    <FoundSection id="year" title="Calendar of the year" finding={finding}>
      <p className="reading">{finding} Each day shows the feeling you had most.</p>
      <div className="figures-scroll">
        <table className={isPhone ? 'calendar calendar-tall' : 'calendar'}>
          <caption className="sr-only">Main emotion of each day</caption>
          <thead>
            <tr>
              <th scope="col">{isPhone ? 'Day' : 'Month'}</th>
              {isPhone
                ? months.map((month) => (
                    <th key={month} scope="col">
                      <MonthName month={month} />
                    </th>
                  ))
                : DAYS.map((day) => (
                    <th key={day} scope="col">
                      {Number(day)}
                    </th>
                  ))}
            </tr>
          </thead>
          <tbody>
            {isPhone
              ? DAYS.map((day) => (
                  <tr key={day}>
                    <th scope="row">{Number(day)}</th>
                    {months.map((month) => cell(month, day))}
                  </tr>
                ))
              : months.map((month) => (
                  <tr key={month}>
                    <th scope="row">
                      <MonthName month={month} />
                    </th>
                    {DAYS.map((day) => cell(month, day))}
                  </tr>
                ))}
          </tbody>
        </table>
      </div>
      <LetterLegend categories={shown} />
    </FoundSection>
  )
}

function DayCell({ iso, day }: { iso: string; day: Day | undefined }) {
  if (!day) return <td className={existsOn(iso) ? 'calendar-empty' : undefined} />
  const { category, count, alike } = day
  const names = listed([category, ...alike].map((it) => EMOTION_LABELS[it]))
  const words = `${names}, ${counted(count, 'situation')}${alike.length > 0 ? ' each' : ''}`
  const date = `${fullMonth(iso.slice(0, 7))}, ${Number(iso.slice(8))}`
  return (
    <td
      className="calendar-day"
      title={`${date}: ${words}`}
      style={emotionColours(category) as CSSProperties}
    >
      <OpenFigure
        said={`${EMOTION_LETTERS[category]}, ${words}`}
        title={date}
        figure={{ day: iso }}
        className="calendar-button"
      >
        <span aria-hidden="true">{EMOTION_LETTERS[category]}</span>
        <span className="sr-only">{words}</span>
      </OpenFigure>
    </td>
  )
}

/** "2024-02-31" is no day: some engines refuse it, others read it as a day of March. */
function existsOn(iso: string): boolean {
  const moment = Date.parse(iso)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(iso)
}
