import { type UseQueryResult, useMutation } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { AT_HAND } from '#contract/offline-snapshot.ts'
import { subscription as calls } from '#contract/subscription.ts'
import { PAGES } from '#domain/content/pages.ts'
import { initialsOf, type Person } from '#domain/people/person.ts'
import type { Subscription } from '#domain/people/plan.ts'
import type { Trial } from '#domain/people/trial-state.ts'
import { OwnWordList } from '#web/features/analyses/naming/own-word-list.tsx'
import { ConsentList } from '#web/features/consents/consent-list.tsx'
import { TokenList, WebhookList } from '#web/features/doors/token-list.tsx'
import { BringInJournal, ImportList } from '#web/features/journals/bring-in-journal.tsx'
import { EngineHere } from '#web/features/offline/engine-here.tsx'
import { DeleteAccount, TakeAlong, TakeArchive } from '#web/features/ownership/own-data.tsx'
import { RenewalFact } from '#web/features/plans/plan-cards.tsx'
import { isActive, NOT_LOADED, planName, standingSentence } from '#web/features/plans/plan-words.ts'
import { useSubscription } from '#web/features/plans/use-subscription.ts'
import { useTrial } from '#web/features/plans/use-trial.ts'
import { useSelfMap } from '#web/features/self-map/use-self-map.ts'
import { ShareList } from '#web/features/shares/share-list.tsx'
import { ConfirmCard } from '#web/features/sign-in/confirm-email.tsx'
import {
  DeviceList,
  PasskeyList,
  SessionList,
  SignInHistory,
} from '#web/features/sign-in/session-list.tsx'
import { CalendarAddress, PushSettings } from '#web/features/waiting/push-settings.tsx'
import { call } from '#web/lib/api.ts'
import { withBase } from '#web/lib/base.ts'
import { chooseSingleKeys, singleKeys } from '#web/lib/browser/single-keys.ts'
import { useSettings } from '#web/lib/calls/settings.ts'
import { devUserHere } from '#web/lib/dev-user.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { useStore } from '#web/lib/store.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/field.tsx'
import { OnDesk } from '#web/ui/fitting.tsx'
import { Link } from '#web/ui/link.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Page } from '#web/ui/page.tsx'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { ThemeChoice } from '#web/ui/theme-choice.tsx'
import './profile.css'

type AccountCardProps = {
  person: Person
  subscription: UseQueryResult<Subscription>
  trial: Trial | undefined
}

/** In development mode every person has a subscription. */
const DEVELOPERS_PLAN: Subscription = {
  tier: 'premium',
  status: 'active',
  expiresAt: null,
  cancelAtPeriodEnd: false,
}

/** The account. Rendered even if the plan is unknown. */
function AccountCard({ person, subscription, trial }: AccountCardProps) {
  const initial = initialsOf(person.firstName, null)
  const isDeveloping = devUserHere() !== null
  return (
    <Card isStack>
      <div className="profile-head">
        <span className="profile-avatar" aria-hidden>
          {initial ?? <UserRound aria-hidden />}
        </span>
        <div>
          <h3>
            <bdi>{person.firstName}</bdi>
          </h3>
          <p className="muted">{person.email ?? 'No email provided'}</p>
        </div>
      </div>
      <dl className="profile-facts">
        <dt>Username</dt>
        <dd>
          <bdi>{person.username}</bdi> <span className="muted">@{person.username}</span>
        </dd>
        <dt>Member since</dt>
        <dd className="figures">{formatDay(person.createdAt)}</dd>
      </dl>
      {hasPlans() && (
        <section className="stack" aria-label="Subscription information">
          {isDeveloping ? (
            <PlanFacts plan={DEVELOPERS_PLAN} trial={trial} />
          ) : (
            <Loaded query={subscription} failed={NOT_LOADED} waiting={<Skeleton height={90} />}>
              {(plan) => <PlanFacts plan={plan} trial={trial} />}
            </Loaded>
          )}
        </section>
      )}
      <div className="row">
        {hasPlans() && (
          <LinkButton look="primary" href="/subscription">
            Manage Subscription
          </LinkButton>
        )}
        <a className="button button-outline" href={withBase('/api/logout')}>
          Log Out
        </a>
      </div>
    </Card>
  )
}

function PlanFacts({ plan, trial }: { plan: Subscription; trial: Trial | undefined }) {
  const isPaid = isActive(plan)
  return (
    <>
      <dl className="profile-facts">
        <dt>Plan</dt>
        <dd>
          {planName(plan)} {isPaid && <Badge look="soft">Active</Badge>}
        </dd>
        {isPaid && <RenewalFact {...plan} />}
      </dl>
      <p className="small muted reading">{standingSentence(plan, trial)}</p>
    </>
  )
}

/** Links to the payment provider, which alone has the invoices and cards, and whose page returns to this one. */
function PaymentPortal({ person }: { person: Person }) {
  const portal = useMutation({
    mutationFn: () => call(calls.portal, { userId: person.id }, { returnUrl: location.pathname }),
    meta: { failed: 'We couldn’t open the payment page' },
    onSuccess: ({ portalUrl }) => location.assign(portalUrl),
  })
  return (
    <div className="stack">
      <p className="muted reading">
        Your invoices, card and billing address are with our payment provider, not with us. You can
        see and change them on its site.
      </p>
      <Button isAlone disabled={portal.isPending} onClick={() => portal.mutate()}>
        {portal.isPending ? 'Opening...' : 'Invoices and card'}
      </Button>
    </div>
  )
}

type Props = { title: string; children: ReactNode }

/** A collapsible section for settings that are rarely changed. */
const Folded = ({ title, children }: Props) => (
  <details className="profile-folded">
    <summary>{title}</summary>
    <div className="stack">{children}</div>
  </details>
)

/** Export, journal imports, reminders and integrations. */
export function TakeAlongPart({ userId }: { userId: number }) {
  const map = useSelfMap(userId)
  return (
    <div className="stack">
      <Card isStack title="Your data">
        <TakeAlong userId={userId} />
        <TakeArchive userId={userId} />
      </Card>
      <Card isStack title="Journals, reminders, other programs">
        <Folded title="Import a journal">
          <BringInJournal userId={userId} />
          <ImportList userId={userId} map={map.data ?? []} />
        </Folded>
        <Folded title="Reminders">
          <PushSettings userId={userId} />
        </Folded>
        <Folded title="Your calendar">
          <CalendarAddress userId={userId} />
        </Folded>
        <Folded title="Personal tokens">
          <TokenList userId={userId} />
          <p className="small">
            <Link href="/api">What programs can ask for</Link>
          </p>
        </Folded>
        <Folded title="Webhooks">
          <WebhookList userId={userId} />
        </Folded>
      </Card>
    </div>
  )
}

export function ProfileScreen({ person }: { person: Person | null }) {
  return (
    <Page
      title={PAGES['/profile'].title}
      back={{ href: '/dashboard', label: 'Dashboard' }}
      intro="Your account and your data."
      isNarrow
    >
      {person && <Profile person={person} />}
    </Page>
  )
}

const PARTS = {
  account: 'Account',
  here: 'In this browser',
  consent: 'What you agreed to and shared',
  'take-along': 'Take it anywhere',
  delete: 'Delete account',
} as const

/** Links to the parts of this long page. */
const Contents = () => (
  <nav className="profile-contents" aria-label="On this page">
    <ul>
      {Object.entries(PARTS).map(([id, title]) => (
        <li key={id}>
          <a href={`#${id}`}>{id === 'take-along' ? EXPORT : title}</a>
        </li>
      ))}
    </ul>
  </nav>
)
/** Named after what most people look for in that part. */
const EXPORT = 'Export and import'

/** The profile in five parts: account, this browser, consents, data and deletion. */
function Profile({ person }: { person: Person }) {
  const subscription = useSubscription(person)
  const trial = useTrial(person)
  const hasSingleKeys = useStore(singleKeys) === 'on'
  const options = useSettings()
  const hasPaid = subscription.data !== undefined && subscription.data.tier !== 'free'
  return (
    <>
      <Contents />
      <Section id="account" title={PARTS.account}>
        <AccountCard person={person} subscription={subscription} trial={trial.data} />
        <ConfirmCard title="Confirm your email" person={person} />
        {options.data?.hasPaymentPortal && hasPaid && (
          <Card title="Payments">
            <PaymentPortal person={person} />
          </Card>
        )}
        <Card isStack title="Signing in">
          <Folded title="Passkeys">
            <PasskeyList userId={person.id} />
          </Folded>
          <Folded title="Where you’re signed in">
            <SessionList userId={person.id} />
            <SignInHistory userId={person.id} />
          </Folded>
          {options.data?.signIn === 'email-code' && (
            <Folded title="Browsers that don’t need a code">
              <DeviceList userId={person.id} />
            </Folded>
          )}
        </Card>
      </Section>
      <Section id="here" title={PARTS.here}>
        <Card isStack>
          <ThemeChoice />
          <OnDesk>
            <Checkbox
              label="Single-letter shortcuts"
              hint="Press ? to see them. Ctrl K works either way."
              checked={hasSingleKeys}
              onChange={(event) => chooseSingleKeys(event.currentTarget.checked ? 'on' : 'off')}
            />
          </OnDesk>
          <p className="muted reading">
            You can read your map and your last {AT_HAND} situations here offline. What you write
            offline is saved here until it’s sent. Logging out deletes all of it.
          </p>
          <EngineHere
            offer="To analyze situations offline too, download the engine."
            here="Analysis now runs on this device, so you can analyze offline."
          />
        </Card>
      </Section>
      <Section id="consent" title={PARTS.consent}>
        <Card title="What you agreed to">
          <ConsentList person={person} />
        </Card>
        <Card title="What you have shared">
          <ShareList userId={person.id} />
        </Card>
        <Card>
          <Folded title="Your words">
            <OwnWordList userId={person.id} />
          </Folded>
        </Card>
      </Section>
      <Section id="take-along" title={PARTS['take-along']}>
        <TakeAlongPart userId={person.id} />
      </Section>
      <Section id="delete" title={PARTS.delete}>
        <Card className="profile-danger">
          <DeleteAccount person={person} />
        </Card>
      </Section>
    </>
  )
}
