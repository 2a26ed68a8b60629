import { Suspense } from 'react'
import type { Person } from '#domain/people/person.ts'
import { later } from '#web/lib/waking/later.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { ExpectationsPart } from './expectations-part.tsx'
import { ExperimentsPart } from './experiments-part.tsx'
import { HelpsPart } from './helps-part.tsx'
import { ThenAndNowPart } from './then-and-now-part.tsx'

export const ONE_PAGE = later('screens/premium-analytics/one-page.tsx', () =>
  import('./one-page.tsx').then((it) => it.OnePagePart),
)

export const OVER_TIME = later('features/analytics/over-time.tsx', () =>
  import('#web/features/analytics/over-time.tsx').then((it) => it.OverTime),
)

/** What looks at many situations together, below the patterns. */
export function OwnParts({ person }: { person: Person }) {
  return (
    <>
      <HelpsPart person={person} />
      <ExperimentsPart person={person} />
      <ExpectationsPart person={person} />
      <ThenAndNowPart person={person} />
      <Suspense fallback={<Skeleton height={56} />}>
        <OVER_TIME.Part userId={person.id} />
      </Suspense>
      <section className="analytics-paper" id="paper" aria-labelledby="paper-title">
        <h2 className="found-title" id="paper-title">
          On paper
        </h2>
        <p className="muted reading">
          You can print this page and your letters. For a therapist or a friend, there’s one page
          with what we found and what you tried. Your own words are only on it if you tick them.
        </p>
        <LinkButton href="/premium-analytics?show=page">One page to share</LinkButton>
      </section>
    </>
  )
}
