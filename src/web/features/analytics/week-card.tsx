import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import { COUNTS_ONLY } from '#domain/findings/analytics-words.ts'
import type { EmotionStats } from '#domain/findings/emotion-stats.ts'
import type { Pattern } from '#domain/findings/pattern.ts'
import { sayTie } from '#domain/findings/tell.ts'
import { hasWeeks, sayWeekdays, weekOf } from '#domain/findings/year-words.ts'
import { Bloom, OpenBloom } from '#web/pictures/bloom.tsx'
import { Card } from '#web/ui/card.tsx'
import { OpenFigure } from './behind.tsx'
import { Doubt } from './doubt.tsx'

type Props = { stats: EmotionStats; patterns: readonly Pattern[] }

/** In pixels: a feeling that fills its day is drawn this large. */
const LARGEST = 44

/** Seven days, each with the feeling that was there most. */
export function WeekCard({ stats, patterns }: Props) {
  const week = weekOf(stats)
  if (!hasWeeks(stats))
    return (
      <Card title="Your week">
        <p className="muted reading">
          After two weeks you’ll see your days side by side here, each with the feeling that was
          there most.
        </p>
        <ul className="week week-empty" aria-hidden="true">
          {week.map(({ name }) => (
            <li key={name}>
              <OpenBloom size={28} />
              {name.slice(0, 3)}
            </li>
          ))}
        </ul>
      </Card>
    )
  const days = week.map(({ name }) => `${name.toLowerCase()}s`)
  const told = patterns.find(({ time }) => time !== null && days.includes(time))
  return (
    <Card title="Your week">
      <p className="picture-words">{told ? sayTie(told) : sayWeekdays(week)}</p>
      <ul className="week">
        {week.map(({ name, weekday, main, all }, at) => (
          <li key={name} className={told && told.time === days[at] ? 'week-told' : undefined}>
            {main ? (
              <Bloom category={main.category} size={LARGEST * Math.sqrt(main.count / all)} />
            ) : (
              <OpenBloom size={20} />
            )}
            <span>
              {name.slice(0, 3)}
              <span className="sr-only">{name.slice(3)}</span>
            </span>
            {main ? (
              <OpenFigure
                said={`${EMOTION_LABELS[main.category]} ${main.count} of ${all}`}
                title={`${EMOTION_LABELS[main.category]} on ${name}s`}
                figure={{ emotion: main.category, weekday }}
              >
                {main.count} of {all}
              </OpenFigure>
            ) : (
              <span className="caption muted">nothing</span>
            )}
          </li>
        ))}
      </ul>
      <Doubt>
        Each day shows its most frequent feeling over the last twelve months, and in how many of
        that day’s situations it was there. {COUNTS_ONLY}
      </Doubt>
    </Card>
  )
}
