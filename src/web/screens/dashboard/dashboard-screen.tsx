import type { ReactNode } from 'react'
import type { ListedSituation } from '#contract/situations.ts'
import type { Person } from '#domain/people/person.ts'
import { whenOf } from '#domain/situation/happened.ts'
import { ownLine, ownTitle } from '#domain/situation/own-line.ts'
import { formatFeeling } from '#domain/situation/own-saying.ts'
import { useSentence } from '#web/features/analytics/use-sentence.ts'
import { WaitingCard } from '#web/features/offline/waiting-card.tsx'
import { useRelationships } from '#web/features/self-map/relationships/use-relationships.ts'
import { useSelfMap } from '#web/features/self-map/use-self-map.ts'
import { useSituationList } from '#web/features/situations/use-situations.ts'
import { useDue } from '#web/features/steps/use-due.ts'
import { useSettings } from '#web/lib/calls/settings.ts'
import { daysBefore, formatRecent } from '#web/lib/format-date.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'
import { later } from '#web/lib/waking/later.tsx'
import { Bloom, OpenBloom } from '#web/pictures/bloom.tsx'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { DoorsCard } from './doors-card.tsx'
import { MapCard, SampleMapCard, VisitorMapCard } from './map-card.tsx'
import { SmallCards } from './small-cards.tsx'
import './dashboard.css'

/** The latest situations in the person's own words, each linked to its analysis. */
function RecentCard({
  situations,
  children,
}: {
  situations: readonly ListedSituation[]
  /** Shown with the newest situation. */
  children: ReactNode
}) {
  const now = useNow()
  return (
    <Card
      title="Recent situations"
      className="dashboard-recent"
      aside={
        <Link className="dashboard-more" href="/situation-history">
          Situation History
        </Link>
      }
    >
      <ul>
        {situations.map(({ id, title, description, mainEmotions, kind, ...dates }, at) => (
          <li key={id}>
            <Link className="recent-link" href={`/situation-history?situation=${id}`}>
              <span className="recent-blooms">
                {mainEmotions.length === 0 && <OpenBloom size={24} />}
                {mainEmotions.map(({ name, category }) => (
                  <Bloom key={category + name} category={category} size={24} />
                ))}
              </span>
              <span className="recent-words">
                <bdi className="recent-line">
                  {kind === 'check_in' ? title : `“${ownLine(description)}”`}
                </bdi>
                <span className="caption muted">
                  {formatRecent(whenOf(dates), now)}
                  {kind !== 'check_in' && ownTitle(title, description) && <> · {title}</>}
                  {mainEmotions[0] &&
                    ` · ${mainEmotions.map(({ name }) => formatFeeling(name, 'you').word).join(', ')}`}
                  {!mainEmotions[0] && !kind && ' · not settled yet'}
                </span>
              </span>
            </Link>
            {at === 0 && children}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Number of situations on the dashboard. */
const RECENT = 3

/** Loaded when something is due, because the danger check for answers is larger than the rest of the page. */
const DUE_CARD = later(() => import('./due-card.tsx'), 'DueCard')

/** Loaded once something is planned. */
const COMING_CARD = later(() => import('./coming-card.tsx'), 'ComingCard')

/** Loaded once something is written. Before that there is nothing to find. */
const SENTENCE_CARD = later(
  () => import('#web/features/analytics/sentence-card.tsx'),
  'SentenceCard',
  <Skeleton height={98} />,
)

/** Loaded while the newest situation is fresh. */
const AGAIN_LINE = later(() => import('./again-line.tsx'), 'AgainLine')

/** In days: the line is shown on the day of writing and the day after. */
const FRESH = 1

/** The dashboard of a signed-in person: due item, ways to start, general cards, then the person's own data. */
function PersonTop({ person }: { person: Person }) {
  const map = useSelfMap(person.id)
  const relationships = useRelationships(person.id)
  const list = useSituationList(person.id, {}, RECENT)
  const plans = useDue(person.id)
  const today = useSentence(person.id)
  const now = useNow()
  const recent = list.data?.pages[0] ?? []
  const { due = null, letter = null, coming = [] } = plans.data ?? {}
  const [newest] = recent
  // Wait for all queries. Rendering the state of a new account first would make the page jump.
  if ([map, list, plans, today].some(({ isLoading }) => isLoading)) return <Waiting />
  return (
    <>
      {/* A question with a one-tap answer is at the top, a letter lower, among the person's own cards. */}
      {due && <DUE_CARD.Quiet userId={person.id} due={due} />}
      <DoorsCard owner={person.id} />
      <SmallCards person={person} />
      <div className="dashboard-main">
        <WaitingCard userId={person.id} />
        {letter && <DUE_CARD.Quiet userId={person.id} due={letter} />}
        {recent.length > 0 && <SENTENCE_CARD.Quiet userId={person.id} />}
        {newest && (
          <RecentCard situations={recent}>
            {daysBefore(whenOf(newest), now) <= FRESH && <AGAIN_LINE.Quiet situation={newest} />}
          </RecentCard>
        )}
      </div>
      <div className="dashboard-aside">
        <Loaded query={map}>
          {(items) => <MapCard items={items} relationships={relationships.data ?? []} />}
        </Loaded>
        {coming.length > 0 && <COMING_CARD.Quiet coming={coming} />}
      </div>
    </>
  )
}

const Waiting = () => (
  <div className="dashboard-wide">
    <Skeleton height={640} />
  </div>
)

function greeting(hour: number): string {
  if (hour < 5) return 'Hello'
  if (hour >= 18) return 'Good evening'
  return hour < 12 ? 'Good morning' : 'Good afternoon'
}

/** Loaded lazily, because most emails are confirmed and most instances need no code. */
const CONFIRM_CARD = later(() => import('#web/features/sign-in/confirm-email.tsx'), 'ConfirmCard')

/** The start page, for visitors and for people with an account. */
export function DashboardScreen({ person }: { person: Person | null }) {
  const options = useSettings()
  const mustConfirm = options.data?.signIn === 'email-code' && person?.emailConfirmed === false
  const drawn = useDrawn()
  const hello = greeting(drawn?.hour ?? new Date().getHours())
  return (
    <Page title={person ? `${hello}, ${person.firstName}` : hello}>
      <div className="dashboard">
        {mustConfirm && (
          <div className="dashboard-wide">
            <CONFIRM_CARD.Quiet title="One thing first: confirm your email" person={person} />
          </div>
        )}
        {person ? (
          <PersonTop person={person} />
        ) : (
          <>
            <DoorsCard owner={null} />
            <VisitorMapCard />
            <SmallCards person={null} />
            <SampleMapCard />
          </>
        )}
      </div>
    </Page>
  )
}
