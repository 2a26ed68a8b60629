import { useId, useState } from 'react'
import { bloomPath } from '#domain/emotion/bloom.ts'
import { EMOTION_LABELS, type EmotionCategory } from '#domain/emotion/emotion.ts'
import { COUNTS_ONLY, counted, listed } from '#domain/findings/analytics-words.ts'
import type { EmotionStats } from '#domain/findings/emotion-stats.ts'
import { fullMonth, shortMonth } from '#domain/findings/over-time-words.ts'
import {
  formatYear,
  type YearDay,
  type YearMonth,
  yearGroups,
  yearMonths,
} from '#domain/findings/year-words.ts'
import { dayIn } from '#domain/values/time-zone.ts'
import { formatLongDay } from '#web/lib/format-date.ts'
import { useZone } from '#web/lib/time-zone.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Bloom, OpenBloom } from '#web/pictures/bloom.tsx'
import { Doubt } from './doubt.tsx'
import { OpenFigure } from './figure-details.tsx'
import './year-card.css'

/** In drawing units. A day is ten wide, and the strongest bloom fills it. */
const CELL = 10
const SMALLEST = 2.5
const LARGEST = 4.9

/** A year of small blooms. A month opens its days, and one feeling can be shown alone. */
export function YearCard({ stats }: { stats: EmotionStats }) {
  const titleId = useId()
  const today = dayIn(useNow(), useZone())
  const [month, openMonth] = useState<string | null>(null)
  const [alone, seeAlone] = useState<EmotionCategory | null>(null)
  const months = yearMonths(stats, today)
  const groups = yearGroups(stats)
  const opened = months.find((it) => it.month === month)
  return (
    <section className="card year" id="year" aria-labelledby={titleId}>
      <h2 id={titleId}>{formatYear(months)}</h2>
      <p className="small muted">
        {groups.length > 0
          ? 'Tap a month to open it, or a feeling to see just that one.'
          : 'Each day you write, you’ll see a bloom here. Its shape is the feeling, and its size shows how strong it was.'}
      </p>
      <svg className="year-shapes" aria-hidden="true">
        <defs>
          {groups.map(({ category }) => (
            <path key={category} id={`year-${category}`} d={bloomPath(category, CELL)} />
          ))}
        </defs>
      </svg>
      <ul className="year-months" id="months">
        {months.map((one) => (
          <li key={one.month}>
            <MonthButton
              month={one}
              alone={alone}
              isOpen={one === opened}
              onPress={() => openMonth(one === opened ? null : one.month)}
            />
          </li>
        ))}
      </ul>
      {opened && <MonthDays month={opened} />}
      {groups.length > 0 && (
        <ul className="year-legend" aria-label="Feelings">
          {groups.map(({ category, count }) => (
            <li key={category}>
              <button
                type="button"
                className="year-feeling"
                aria-pressed={alone === category}
                onClick={() => seeAlone(alone === category ? null : category)}
              >
                <Bloom category={category} size={18} />
                {EMOTION_LABELS[category]} <b>{count}</b>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Doubt>
        Each day shows the feeling that came up most. The larger the bloom, the stronger it was. A
        dashed ring is a day whose feeling is still open. {COUNTS_ONLY}
      </Doubt>
    </section>
  )
}

type MonthProps = {
  month: YearMonth
  alone: EmotionCategory | null
  isOpen: boolean
  onPress: () => void
}

function MonthButton({ month: { month, situations, days }, alone, isOpen, onPress }: MonthProps) {
  const weeks = days.at(-1)!.week + 1
  const picture = (
    <>
      <span className="sr-only">
        {fullMonth(month)}: {counted(situations, 'moment')}
      </span>
      <span className="year-month-name" aria-hidden="true">
        {shortMonth(month)}
        {situations > 0 && <span className="muted">{situations}</span>}
      </span>
      <svg viewBox={`0 0 ${7 * CELL} ${Math.max(5, weeks) * CELL}`} aria-hidden="true">
        {days.map((day) => (
          <DayMark key={day.day} {...day} alone={alone} />
        ))}
      </svg>
    </>
  )
  if (situations === 0) return <div className="year-month">{picture}</div>
  return (
    <button type="button" className="year-month" aria-expanded={isOpen} onClick={onPress}>
      {picture}
    </button>
  )
}

function DayMark({
  weekday,
  week,
  groups,
  isOpen,
  isAhead,
  alone,
}: YearDay & Pick<MonthProps, 'alone'>) {
  const [x, y] = [(weekday + 0.5) * CELL, (week + 0.5) * CELL]
  const felt = alone ? groups.find(({ category }) => category === alone) : groups[0]
  if (felt) {
    const size = (SMALLEST + (LARGEST - SMALLEST) * felt.intensity) / CELL
    return (
      <use
        href={`#year-${felt.category}`}
        fill={`var(--emo-${felt.category}-solid)`}
        transform={`translate(${x} ${y}) scale(${size.toFixed(2)})`}
      />
    )
  }
  if (isOpen && !alone) return <circle className="year-open" cx={x} cy={y} r={SMALLEST} />
  return <circle className={isAhead ? 'year-dot year-ahead' : 'year-dot'} cx={x} cy={y} r={0.7} />
}

/** The days of a month as a list. Each links to its situations. */
function MonthDays({ month: { month, days } }: { month: YearMonth }) {
  return (
    <section className="year-days" aria-label={fullMonth(month)}>
      <ul>
        {days
          .filter(({ groups, isOpen }) => isOpen || groups.length > 0)
          .map(({ day, groups }) => {
            const felt = listed(groups.map(({ category }) => EMOTION_LABELS[category]))
            return (
              <li key={day}>
                {groups[0] ? (
                  <Bloom category={groups[0].category} size={20} />
                ) : (
                  <OpenBloom size={20} />
                )}
                <OpenFigure said={formatLongDay(day)} title={formatLongDay(day)} figure={{ day }} />
                <span className="muted">{felt || 'Still open'}</span>
              </li>
            )
          })}
      </ul>
    </section>
  )
}
