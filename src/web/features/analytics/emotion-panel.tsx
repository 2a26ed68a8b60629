import type { ReactNode } from 'react'
import { SAMPLE_EMOTIONS, SAMPLE_SITUATIONS } from '#domain/content/examples/analytics-sample.ts'
import type { Analytics } from '#domain/findings/analytics.ts'
import { sayBasis, sayEmotion } from '#domain/findings/analytics-words.ts'
import { ENOUGH_SITUATIONS, type GroupCount, LATELY } from '#domain/findings/emotion-stats.ts'
import { sayHalfLife } from '#domain/findings/half-life-words.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmotionCard } from './emotion-card.tsx'
import { PatternsPanel } from './patterns-panel.tsx'
import { SampleNote } from './sample-note.tsx'
import { TrendTable } from './trend-table.tsx'
import { WeekdayTable } from './weekday-table.tsx'
import { YearCalendar } from './year-calendar.tsx'
import './analytics.css'

type Props = {
  analytics: Analytics
  userId: number
  /** What else was found, in the same list. */
  children: ReactNode
}

/** "Emotion Patterns": what was felt, how often, how strongly and when. */
export function EmotionPanel({ analytics, userId, children }: Props) {
  const { situations, since, emotions, halfLives } = analytics
  if (situations < ENOUGH_SITUATIONS) {
    return (
      <>
        <SampleEmotions>
          These are made-up figures. Yours appear once you have analyzed {ENOUGH_SITUATIONS}{' '}
          situations. So far you have {situations === 0 ? 'none' : situations}.
        </SampleEmotions>
        <div className="analytics-parts">{children}</div>
      </>
    )
  }
  const counted = analytics.lately ?? { situations: situations - (analytics.open ?? 0), emotions }
  const insightOf = (group: GroupCount) => {
    const found = halfLives.find((it) => it.category === group.category)
    return [sayEmotion(group, counted.situations), found && sayHalfLife(group.category, found)]
      .filter(Boolean)
      .join(' ')
  }
  return (
    <div className="stack">
      <p className="small muted">{sayBasis(situations, since && formatDay(since), analytics)}</p>
      <section className="stack" id="often" aria-labelledby="often-title">
        <div className="patterns-head">
          <h2 id="often-title">Each feeling</h2>
          <p className="small muted">
            {analytics.lately ? `The last ${LATELY} days` : 'Everything so far'}
          </p>
        </div>
        <ul className="emotion-stats">
          {counted.emotions.map((group) => (
            <EmotionCard
              key={group.category}
              {...group}
              insight={insightOf(group)}
              inAll={emotions.find((it) => it.category === group.category)?.count ?? group.count}
            />
          ))}
        </ul>
      </section>
      <div>
        <WeekdayTable stats={analytics} />
        <TrendTable stats={analytics} />
        <YearCalendar stats={analytics} />
      </div>
      <PatternsPanel userId={userId} />
      <div>{children}</div>
    </div>
  )
}

/** The same cards with invented figures, and a way to get own ones. */
export function SampleEmotions({ children }: { children: ReactNode }) {
  return (
    <div className="stack">
      <SampleNote>{children}</SampleNote>
      <h2 className="sr-only">Sample emotions</h2>
      <ul className="emotion-stats">
        {SAMPLE_EMOTIONS.map((group) => (
          <EmotionCard
            key={group.category}
            {...group}
            insight={sayEmotion(group, SAMPLE_SITUATIONS)}
          />
        ))}
      </ul>
      <div>
        <LinkButton look="primary" href="/analyze-situation">
          Analyze a situation
        </LinkButton>
      </div>
    </div>
  )
}
