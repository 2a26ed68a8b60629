import type { CSSProperties } from 'react'
import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import { COUNTS_ONLY, countOf, listed } from '#domain/findings/analytics-words.ts'
import type { EmotionStats, GroupCount } from '#domain/findings/emotion-stats.ts'
import { fullMonth, monthName } from '#domain/findings/over-time-words.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { ComingSection, FoundSection } from '#web/ui/section.tsx'
import { OpenFigure } from './behind.tsx'
import { MonthName } from './month-name.tsx'

/** Fewer make no line. */
const LEAST_MONTHS = 3

/** Month by month, one row a group: a table first, its bars drawn by the numbers. */
export function TrendTable({ stats }: { stats: EmotionStats }) {
  const { emotions } = stats
  if (stats.months.filter((month) => month.emotions.length > 0).length < 2)
    return (
      <ComingSection
        id="months"
        title="Over time"
        when="You can compare months here once there are two."
      />
    )
  const months = sinceFirst(stats.months)
  const newest = months.slice(-LEAST_MONTHS)
  const most = Math.max(1, ...months.flatMap(({ emotions }) => emotions.map(({ count }) => count)))
  return (
    <FoundSection
      id="months"
      title="Over time"
      finding={`Feelings counted: ${listed(newest.map(({ month, emotions }) => `${countOf(emotions)} in ${monthName(month)}`))}.`}
    >
      <p className="small muted">{COUNTS_ONLY}</p>
      <div className="figures-scroll figures-newest">
        <table className="trend">
          <caption className="caption muted">
            Situations with each emotion,{' '}
            {months.length === 12
              ? 'in the last twelve months'
              : `since ${fullMonth(months[0]!.month)}`}
            .
          </caption>
          <thead>
            <tr>
              <th scope="col">Emotion</th>
              {months.map(({ month }) => (
                <th key={month} scope="col">
                  <MonthName month={month} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {emotions.map(({ category }) => (
              <tr key={category}>
                <th scope="row">
                  <span className="trend-name">
                    <Bloom category={category} size={20} />
                    {EMOTION_LABELS[category]}
                  </span>
                </th>
                {months.map(({ month, emotions }) => (
                  <TrendCell
                    key={month}
                    month={month}
                    group={emotions.find((group) => group.category === category)}
                    most={most}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FoundSection>
  )
}

/** Months before the first situation hold nothing but zeros. */
function sinceFirst(months: EmotionStats['months']): EmotionStats['months'] {
  const first = months.findIndex(({ emotions }) => emotions.length > 0)
  return months.slice(Math.max(0, Math.min(first, months.length - LEAST_MONTHS)))
}

type CellProps = { month: string; group: GroupCount | undefined; most: number }

function TrendCell({ month, group, most }: CellProps) {
  if (!group) return <td className="trend-none">0</td>
  const { category, count } = group
  const style = {
    '--bar': `${Math.max(3, (count / most) * 34)}px`,
    '--emo-solid': `var(--emo-${category}-solid)`,
  } as CSSProperties
  return (
    <td style={style}>
      <OpenFigure
        said={count}
        title={`${EMOTION_LABELS[category]} in ${fullMonth(month)}`}
        figure={{ emotion: category, month }}
      >
        <span className="trend-bar" aria-hidden="true" />
        {count}
      </OpenFigure>
    </td>
  )
}
