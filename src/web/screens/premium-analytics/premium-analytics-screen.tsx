import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { SAMPLE_NETWORK } from '#domain/content/examples/analytics-sample.ts'
import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import type { Analytics } from '#domain/findings/analytics.ts'
import type { Expectation } from '#domain/findings/expectation.ts'
import { formatExperiment } from '#domain/findings/experiment-words.ts'
import { formatHelps } from '#domain/findings/helps-words.ts'
import type { Person } from '#domain/people/person.ts'
import { hasPremiumAccess } from '#domain/people/trial.ts'
import type { Trial } from '#domain/people/trial-state.ts'
import { formatBoth } from '#domain/situation/second-look.ts'
import { EmotionPanel, SampleEmotions } from '#web/features/analytics/emotion-panel.tsx'
import { ExpectationCard } from '#web/features/analytics/expectation-list.tsx'
import { OpensFigures } from '#web/features/analytics/figure-details.tsx'
import { NetworkPanel } from '#web/features/analytics/network/network-panel.tsx'
import { SampleMapInsights, SampleNote } from '#web/features/analytics/sample-map-insights.tsx'
import { useAnalytics, useExpectations } from '#web/features/analytics/use-analytics.ts'
import { ExperimentBoard } from '#web/features/experiments/experiment-board.tsx'
import { useExperiments } from '#web/features/experiments/use-experiments.ts'
import { useTrial } from '#web/features/plans/use-trial.ts'
import { BothLooks } from '#web/features/second-looks/both-looks.tsx'
import { useSecondLooks } from '#web/features/second-looks/use-second-looks.ts'
import { useRelationships } from '#web/features/self-map/relationships/use-relationships.ts'
import { useSelfMap } from '#web/features/self-map/use-self-map.ts'
import { Helps } from '#web/features/steps/helps.tsx'
import { useWhatHelps } from '#web/features/steps/use-steps.ts'
import { BLIND } from '#web/lib/address/blind-reading.ts'
import { signInHref, signUpHref } from '#web/lib/address/return-address.ts'
import { useTabInAddress } from '#web/lib/address/use-tab-in-address.ts'
import { createAccount, hasPlans } from '#web/lib/instance.ts'
import { later } from '#web/lib/waking/later.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Page } from '#web/ui/page.tsx'
import { FoundSection } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import './analytics-tabs.css'

const TABS = {
  emotions: 'Emotion Patterns',
  'self-map': 'Self-Map Insights',
  relationships: 'Relationships',
} as const

type AnalyticsTab = keyof typeof TABS

function AnalyticsTabs({ children }: { children: (tab: AnalyticsTab) => ReactNode }) {
  const [chosen, choose] = useTabInAddress(TABS)
  return (
    <div className="analytics-tabs">
      <Tabs label="Analytics" tabs={TABS} chosen={chosen} onChoose={choose}>
        {children(chosen)}
      </Tabs>
    </div>
  )
}

const ONE_PAGE = later(() => import('./one-page.tsx'), 'OnePagePart', <Skeleton height={480} />)

/** Loaded lazily, because only this tab needs the words for kinds of people. */
const WAITING = <Skeleton height={420} />
const MAP_PANEL = later(
  () => import('#web/features/analytics/map-panel.tsx'),
  'AnalyticsMapPanel',
  WAITING,
)

type OwnProps = { person: Person }

/** Analytics of the person's own analyses, items and relationships. */
function OwnAnalytics({ person }: OwnProps) {
  const analytics = useAnalytics(person.id)
  const [search] = useSearchParams()
  if (search.get('show') === 'page')
    return (
      <Loaded query={analytics} waiting={<Skeleton height={420} />}>
        {(analytics) => <ONE_PAGE.Quiet person={person} analytics={analytics} />}
      </Loaded>
    )
  return (
    <AnalyticsTabs>
      {(tab) => (
        <Loaded query={analytics} waiting={<Skeleton height={420} />}>
          {(analytics) => (
            <OpensFigures userId={person.id}>
              <Panel tab={tab} analytics={analytics} person={person} />
            </OpensFigures>
          )}
        </Loaded>
      )}
    </AnalyticsTabs>
  )
}

function Panel({ tab, analytics, person }: OwnProps & { tab: AnalyticsTab; analytics: Analytics }) {
  const map = useSelfMap(person.id)
  const relationships = useRelationships(person.id)
  if (tab === 'emotions')
    return (
      <EmotionPanel analytics={analytics} items={map.data ?? []} userId={person.id}>
        <OwnParts person={person} />
      </EmotionPanel>
    )
  return (
    <Loaded query={map} waiting={<Skeleton height={420} />}>
      {(items) =>
        tab === 'self-map' ? (
          <MAP_PANEL.Quiet
            analytics={analytics}
            items={items}
            relationships={relationships.data ?? []}
          />
        ) : (
          <NetworkPanel network={analytics.network} />
        )
      }
    </Loaded>
  )
}

/** Steps taken, with the strength of the feeling before and a day later. */
export function HelpsPart({ person }: { person: Person }) {
  return (
    <Loaded query={useWhatHelps(person.id)} waiting={<Skeleton height={56} />}>
      {(found) => {
        const { before, count, after } = formatHelps(found.tries, null)
        return (
          <FoundSection
            id="helps"
            title="What helps me"
            intro="Steps you took, and how strong the feeling was before and a day later."
            finding={`${before}${count ?? ''}${after}`}
          >
            <Helps whatHelps={found} />
          </FoundSection>
        )
      }}
    </Loaded>
  )
}

/** Second looks at old texts: how the view changed, and a link to the next one. */
function ThenAndNowPart({ person }: { person: Person }) {
  return (
    <Loaded query={useSecondLooks(person.id)} waiting={<Skeleton height={56} />}>
      {({ looks, isOffered }) =>
        (looks.length > 0 || isOffered) && (
          <FoundSection
            id="then"
            title="Then and now"
            intro="Reread something from over a month ago with our reading hidden, say how you see it today, and compare."
            finding={looks[0] ? formatBoth(looks[0]) : 'How would you see it today?'}
          >
            {looks.map((look) => (
              <BothLooks key={look.situation.id} look={look} />
            ))}
            {isOffered && (
              <LinkButton isAlone look="primary" href={`/premium-analytics?show=${BLIND}`}>
                Look back at an old entry
              </LinkButton>
            )}
          </FoundSection>
        )
      }
    </Loaded>
  )
}

/** Experiments that compare two steps for a feeling by coin toss. */
function ExperimentsPart({ person }: { person: Person }) {
  return (
    <Loaded query={useExperiments(person.id)} waiting={<Skeleton height={56} />}>
      {(list) => (
        <FoundSection
          id="experiment"
          title="Your own experiment"
          intro="A coin toss can show what a diary can’t."
          finding={
            list[0]
              ? `${EMOTION_LABELS[list[0].category]}: ${formatExperiment(list[0])}`
              : 'None yet. For example: “Does a walk help my anger more than talking?”'
          }
        >
          <ExperimentBoard userId={person.id} experiments={list} />
        </FoundSection>
      )}
    </Loaded>
  )
}

/** Expectations in the person's own words that went unmet more than once. */
function ExpectationsPart({ person }: { person: Person }) {
  return (
    <Loaded query={useExpectations(person.id)} waiting={<Skeleton height={56} />}>
      {([first, ...more]) =>
        first && (
          <FoundSection
            id="expectations"
            title="Expectations not met"
            intro="In your own words, with similar ones grouped and their situations."
            finding={formatFirst(first, more)}
          >
            <div className="stack">
              {[first, ...more].map((it) => (
                <ExpectationCard key={it.wish} userId={person.id} expectation={it} />
              ))}
            </div>
          </FoundSection>
        )
      }
    </Loaded>
  )
}

function formatFirst(first: Expectation, more: readonly Expectation[]): string {
  const rest = more.length > 0 ? ` ${more.length} more below.` : ''
  return `“${first.wish}”: not met ${first.unmet} of ${first.times} times.${rest}`
}

const OVER_TIME = later(
  () => import('#web/features/analytics/over-time/over-time.tsx'),
  'OverTime',
  <Skeleton height={56} />,
)

/** Parts that look at many situations together, below the patterns. */
function OwnParts({ person }: { person: Person }) {
  return (
    <>
      <HelpsPart person={person} />
      <ExperimentsPart person={person} />
      <ExpectationsPart person={person} />
      <ThenAndNowPart person={person} />
      <OVER_TIME.Quiet userId={person.id} />
      <section className="analytics-paper" id="paper" aria-labelledby="paper-title">
        <h2 className="found-title" id="paper-title">
          On paper
        </h2>
        <p className="muted reading">
          For a therapist or a friend: what we found and what you tried. Your own words are only
          included if you tick them.
        </p>
        <LinkButton href="/premium-analytics?show=page">One page to share</LinkButton>
      </section>
    </>
  )
}

const HERE = '/premium-analytics'
const NOTE = 'These are made-up figures. With an account you’ll see your own here.'

/** Sample analytics for a visitor in the trial, with a link to sign up. */
function SampleAnalytics({ hasAccount }: { hasAccount: boolean }) {
  return (
    <div className="stack">
      <Card isStack title={hasAccount ? 'Sign in to see your own' : 'See your own figures'}>
        <p className="muted reading">
          {hasAccount
            ? 'Your analyses are in your account. Sign in and we’ll bring you straight back here.'
            : hasPlans()
              ? 'A free account gives you all of this for 7 days. Just your first name and email.'
              : 'An account gives you all of this. Just your first name and email.'}
        </p>
        <LinkButton isAlone look="primary" href={hasAccount ? signInHref(HERE) : signUpHref(HERE)}>
          {hasAccount ? 'Sign in' : createAccount()}
        </LinkButton>
      </Card>
      <AnalyticsTabs>
        {(tab) => {
          if (tab === 'emotions') return <SampleEmotions>{NOTE}</SampleEmotions>
          if (tab === 'self-map') return <SampleMapInsights>{NOTE}</SampleMapInsights>
          return (
            <div className="stack">
              <SampleNote>{NOTE}</SampleNote>
              <NetworkPanel network={SAMPLE_NETWORK} isSample />
            </div>
          )
        }}
      </AnalyticsTabs>
    </div>
  )
}

const PREMIUM_GATE = later(() => import('./premium-gate.tsx'), 'PremiumGate', WAITING)
const THEN_AND_NOW = later(() => import('./then-and-now.tsx'), 'ThenAndNow', WAITING)

type Props = { person: Person | null }

export function PremiumAnalyticsScreen({ person }: Props) {
  const trial = useTrial(person)
  return (
    <Page
      title={hasPlans() ? 'Premium Analytics' : 'Analytics'}
      back={{ href: '/dashboard', label: 'Back to Dashboard' }}
      intro="Gain deeper insights into your emotional patterns and Self-Map data"
    >
      <Loaded query={trial} waiting={WAITING}>
        {(trial) => <Room person={person} trial={trial} />}
      </Loaded>
    </Page>
  )
}

/** Own analytics with premium access, samples for a visitor in the trial, otherwise the gate. */
function Room({ person, trial }: Props & { trial: Trial }) {
  const [search] = useSearchParams()
  const isOpen = trial.status !== 'expired'
  if (!isOpen)
    return <PREMIUM_GATE.Quiet isSignedIn={person !== null} hasAccount={trial.hasAccount} />
  if (person && hasPremiumAccess(trial))
    return search.get('show') === BLIND ? (
      <THEN_AND_NOW.Quiet person={person} />
    ) : (
      <OwnAnalytics person={person} />
    )
  return <SampleAnalytics hasAccount={trial.hasAccount} />
}
