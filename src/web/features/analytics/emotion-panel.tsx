import { type ReactNode, Suspense } from 'react'
import { SAMPLE_EMOTIONS, SAMPLE_SITUATIONS } from '#domain/content/examples/analytics-sample.ts'
import type { Analytics } from '#domain/findings/analytics.ts'
import { sayBasis, sayEmotion } from '#domain/findings/analytics-words.ts'
import { ENOUGH_SITUATIONS, type GroupCount, LATELY } from '#domain/findings/emotion-stats.ts'
import { sayHalfLife } from '#domain/findings/tell.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { later } from '#web/lib/waking/later.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { EmotionCard } from './emotion-card.tsx'
import { PatternsPanel } from './patterns-panel.tsx'
import { SampleNote } from './sample-note.tsx'
import { usePatterns } from './use-patterns.ts'
import { WeekCard } from './week-card.tsx'
import { YearCard } from './year-card.tsx'
import './analytics.css'

/** It knows words for kinds of people, which weigh, and comes once there are figures to show. */
export const PARTS_CARD = later('features/analytics/parts-card.tsx', () =>
  import('./parts-card.tsx').then((it) => it.PartsCard),
)

type Props = {
  analytics: Analytics
  items: readonly SelfMapItem[]
  userId: number
  /** What else was found, in the same list. */
  children: ReactNode
}

/** "Emotion Patterns": what was felt, how often, how strongly and when. */
export function EmotionPanel({ analytics, items, userId, children }: Props) {
  const patterns = usePatterns(userId).data?.patterns ?? []
  const { situations, since, emotions, halfLives } = analytics
  if (situations < ENOUGH_SITUATIONS) {
    return (
      <div className="stack">
        <YearCard stats={analytics} />
        <SampleEmotions>
          These are made-up figures. Yours appear once you have analyzed {ENOUGH_SITUATIONS}{' '}
          situations. So far you have {situations === 0 ? 'none' : situations}.
        </SampleEmotions>
        <div className="analytics-parts">{children}</div>
      </div>
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
      <YearCard stats={analytics} />
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
      <div className="week-and-parts" id="weekdays">
        <WeekCard stats={analytics} patterns={patterns} />
        <Suspense fallback={<Skeleton height={240} />}>
          <PARTS_CARD.Part touches={analytics.touches} items={items} />
        </Suspense>
      </div>
      <div>
        <PatternsPanel userId={userId} />
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
