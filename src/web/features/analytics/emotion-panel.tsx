import type { Analytics } from '#domain/analytics.ts'
import { sayBasis, sayEmotion, sayEmotions } from '#domain/analytics-words.ts'
import { EMOTION_LABELS } from '#domain/emotion.ts'
import { ENOUGH_SITUATIONS } from '#domain/emotion-stats.ts'
import { SAMPLE_EMOTION_INSIGHT, SAMPLE_EMOTIONS } from '#domain/examples/analytics-sample.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmotionCard } from './emotion-card.tsx'
import { phrased } from './phrased.ts'
import { SampleNote } from './sample-note.tsx'
import { TrendTable } from './trend-table.tsx'
import { WeekdayTable } from './weekday-table.tsx'
import { YearCalendar } from './year-calendar.tsx'
import './analytics.css'

/** "Emotion Patterns": what was felt, how often, how strongly and when. */
export function EmotionPanel({ analytics }: { analytics: Analytics }) {
  const { situations, since, checkIns, emotions, touches } = analytics
  if (situations < ENOUGH_SITUATIONS) {
    return (
      <SampleEmotions>
        These are made-up figures. Yours appear once you have analyzed {ENOUGH_SITUATIONS}{' '}
        situations; so far you have {situations === 0 ? 'none' : situations}.
      </SampleEmotions>
    )
  }
  return (
    <div className="stack">
      <p className="small muted">{sayBasis(situations, since && formatDay(since), checkIns)}</p>
      <Card look="soft">
        <p className="insight">{sayEmotions(analytics)}</p>
      </Card>
      <h2 className="sr-only">Emotions</h2>
      <ul className="emotion-stats">
        {emotions.map((group) => (
          <EmotionCard
            key={group.category}
            {...group}
            label={EMOTION_LABELS[group.category]}
            insight={sayEmotion(group, phrased(touches))}
          />
        ))}
      </ul>
      <TrendTable stats={analytics} />
      <WeekdayTable stats={analytics} />
      <YearCalendar stats={analytics} />
    </div>
  )
}

/** The same cards with invented figures, and a way to get own ones. */
export function SampleEmotions({ children }: { children: React.ReactNode }) {
  return (
    <div className="stack">
      <SampleNote>{children}</SampleNote>
      <h2 className="sr-only">Sample emotions</h2>
      <ul className="emotion-stats">
        {SAMPLE_EMOTIONS.map((emotion) => (
          <EmotionCard key={emotion.label} {...emotion} />
        ))}
      </ul>
      <Card look="soft">
        <p className="insight">{SAMPLE_EMOTION_INSIGHT}</p>
      </Card>
      <div>
        <LinkButton look="primary" href="/analyze-situation">
          Analyze a situation
        </LinkButton>
      </div>
    </div>
  )
}
