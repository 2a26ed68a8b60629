import type { ReactNode } from 'react'
import { SAMPLE_EMOTIONS } from '#domain/content/examples/analytics-sample.ts'
import type { Analytics } from '#domain/findings/analytics.ts'
import { sayBasis, sayEmotion, sayOften } from '#domain/findings/analytics-words.ts'
import { ENOUGH_SITUATIONS, type GroupCount } from '#domain/findings/emotion-stats.ts'
import { sayHalfLife } from '#domain/findings/half-life-words.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { FoundSection } from '#web/ui/section.tsx'
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
          situations; so far you have {situations === 0 ? 'none' : situations}.
        </SampleEmotions>
        <div className="analytics-parts">{children}</div>
      </>
    )
  }
  const insightOf = (group: GroupCount) => {
    const found = halfLives.find((it) => it.category === group.category)
    return [sayEmotion(group), found && sayHalfLife(group.category, found)]
      .filter(Boolean)
      .join(' ')
  }
  return (
    <div className="stack">
      <p className="small muted">{sayBasis(situations, since && formatDay(since), analytics)}</p>
      <PatternsPanel userId={userId} />
      <div>
        <FoundSection id="often" title="How often, how strong" finding={sayOften(emotions)}>
          <ul className="emotion-stats">
            {emotions.map((group) => (
              <EmotionCard key={group.category} {...group} insight={insightOf(group)} />
            ))}
          </ul>
        </FoundSection>
        <TrendTable stats={analytics} />
        <WeekdayTable stats={analytics} />
        <YearCalendar stats={analytics} />
        {children}
      </div>
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
          <EmotionCard key={group.category} {...group} insight={sayEmotion(group)} isSample />
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
