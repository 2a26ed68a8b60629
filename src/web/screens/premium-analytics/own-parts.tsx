import { Suspense } from 'react'
import type { Person } from '#domain/people/person.ts'
import { later } from '#web/lib/waking/later.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { ExpectationsPart } from './expectations-part.tsx'
import { ExperimentsPart } from './experiments-part.tsx'
import { HelpsPart } from './helps-part.tsx'

export const ONE_PAGE = later('screens/premium-analytics/one-page.tsx', () =>
  import('./one-page.tsx').then((it) => it.OnePagePart),
)
export const OVER_TIME = later('features/over-time/over-time.tsx', () =>
  import('#web/features/over-time/over-time.tsx').then((it) => it.OverTime),
)

/** What looks at many situations together, below the patterns. */
export function OwnParts({ person }: { person: Person }) {
  return (
    <div className="analytics-parts">
      <Section
        id="helps"
        title="What helps me"
        intro="Steps you took, and how strong the feeling was before and a day later."
      >
        <HelpsPart person={person} />
      </Section>
      <Section
        id="experiment"
        title="Your own experiment"
        intro="“Does a walk help my anger more than talking?” A coin can tell what a diary alone cannot."
      >
        <ExperimentsPart person={person} />
      </Section>
      <Section
        id="expectations"
        title="Expectations not met"
        intro="In your own words, gathered by meaning, with the situations."
      >
        <ExpectationsPart person={person} />
      </Section>
      <Section
        id="time"
        title="Your map over time"
        intro="How your map moves from month to month: what came closer, what went farther out, and what was touched."
      >
        <Suspense fallback={<Skeleton height={480} />}>
          <OVER_TIME.Part userId={person.id} />
        </Suspense>
      </Section>
      <Section
        id="paper"
        title="On paper"
        intro="This page and your letters print whole. One page for a therapist or a friend holds what was found and what was tried; your own words only where you tick them."
      >
        <div>
          <LinkButton href="/premium-analytics?show=page">One page to share</LinkButton>
        </div>
      </Section>
    </div>
  )
}
