import { Suspense, useEffect } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import type { Person } from '#domain/people/person.ts'
import { useSession } from '#web/features/sign-in/use-session.ts'
import { usePageTitle } from '#web/lib/address/page-title.ts'
import { withBase, withoutBase } from '#web/lib/base.ts'
import { KEYS, readStored } from '#web/lib/browser-storage.ts'
import { CallError } from '#web/lib/calls/call-error.ts'
import { helpAbove } from '#web/lib/calls/help-above.ts'
import { upgradeOffer } from '#web/lib/calls/upgrade-offer.ts'
import { withDevUser } from '#web/lib/dev-user.ts'
import { useStore } from '#web/lib/store.ts'
import { useOwnDays } from '#web/lib/time-zone.ts'
import { Awake } from '#web/lib/waking/awake.tsx'
import { useDrawn } from '#web/lib/waking/drawn.ts'
import { onDemand } from '#web/lib/waking/later.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FaultBoundary } from '#web/ui/fault-boundary.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { TOAST_CARD, ToastRegion, tell } from '#web/ui/toast.tsx'
import { fetchPlace, placeAt, SHELL } from './places.ts'

type Props = {
  title: string
  text: string
  action: { label: string; run: () => void }
  /** True outside the shell, where the page needs a `main` element. */
  isAlone?: boolean
}

/** Shown after a failure, with an action and a link to help. It depends on nothing else. */
function CalmPage({ title, text, action, isAlone }: Props) {
  usePageTitle(title)
  const Frame = isAlone ? 'main' : 'div'
  return (
    <Frame className="calm-page">
      <Card>
        <div className="stack" role="alert">
          <h1>{title}</h1>
          <p className="reading">{text}</p>
          <div className="row">
            <Button look="primary" onClick={action.run}>
              {action.label}
            </Button>
            <a className="button button-quiet" href={withBase('/help')}>
              Get help now
            </a>
          </div>
        </div>
      </Card>
    </Frame>
  )
}

/** Shown if a page failed to load or render. */
function FaultPage({ isAlone = false }: { isAlone?: boolean }) {
  return (
    <CalmPage
      title="We couldn’t open this page"
      text="Something went wrong on our side, or you lost your connection. Everything you’ve saved is safe, and so is your draft."
      action={{ label: 'Reload', run: () => location.reload() }}
      isAlone={isAlone}
    />
  )
}

/** In milliseconds. */
const QUIET_AFTER = 3000

/** Preloads a page when its link is hovered, touched or focused. */
function usePlacesAhead(person: Person | null): void {
  useEffect(() => {
    const fetchAhead = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
      const path = withoutBase(link.pathname)
      if (!path.startsWith('/api/'))
        void fetchPlace(path, link.search, person).catch(() => undefined)
    }
    const events = ['pointerover', 'pointerdown', 'focusin']
    for (const name of events) document.addEventListener(name, fetchAhead, { passive: true })
    return () => {
      for (const name of events) document.removeEventListener(name, fetchAhead)
    }
  }, [person])
}

/** Preloads the help page and the toast after `QUIET_AFTER`, because both must open offline. */
function useHelpAtHand(): void {
  useEffect(() => {
    const fetchBoth = () =>
      void Promise.all([fetchPlace('/help', '', null), TOAST_CARD.preload()]).catch(() => undefined)
    const timer = setTimeout(fetchBoth, QUIET_AFTER)
    return () => clearTimeout(timer)
  }, [])
}

const HelpAbove = onDemand(() => import('#web/crisis/help-above.tsx'), 'HelpAbove')

const UpgradeDialog = onDemand(
  () => import('#web/features/plans/upgrade-dialog.tsx'),
  'UpgradeDialog',
)

const KeepSituation = onDemand(
  () => import('#web/features/situations/keep-situation.tsx'),
  'KeepSituation',
)

/** The whole product. The session decides which pages exist. */
export function App() {
  const session = useSession()
  const offer = useStore(upgradeOffer)
  const isHelp = useStore(helpAbove)
  const person = session.data ?? null
  usePlacesAhead(person)
  useHelpAtHand()

  return (
    <>
      {isHelp && (
        <FaultBoundary fallback={null} onFault={formatMissing}>
          <HelpAbove />
        </FaultBoundary>
      )}
      <FaultBoundary fallback={<FaultPage isAlone />}>
        <Suspense fallback={<PageSpinner />}>
          {session.isPending ? (
            <PageSpinner />
          ) : session.data === undefined && isUnreachable(session.error) ? (
            // The session couldn't be checked offline. The person stays signed in.
            <CalmPage
              title="We can’t reach your account"
              text="You’re still signed in, and nothing is lost."
              action={{
                label: session.isFetching ? 'Trying...' : 'Try again',
                run: () => void session.refetch(),
              }}
              isAlone
            />
          ) : (
            <Pages person={person} isLoading={session.isFetching && !person} />
          )}
        </Suspense>
      </FaultBoundary>
      <FaultBoundary fallback={null} onFault={formatMissing}>
        {offer && <UpgradeDialog />}
        {person && <KeepWritten person={person} />}
      </FaultBoundary>
      <ToastRegion />
    </>
  )
}

/** A separate component, so the end of hydration re-renders only this. */
function KeepWritten({ person }: { person: Person }) {
  const isAwake = useDrawn() === null
  return isAwake && readStored(KEYS.keepSituation) && <KeepSituation person={person} />
}

const formatMissing = () =>
  tell({ title: 'This didn’t load', text: 'Please reload the page.', isBad: true })

/** True without a connection. A failure the server itself answers means a visitor, so the product stays usable. */
const isUnreachable = (error: Error | null) => !(error instanceof CallError && error.status > 0)

type PagesProps = { person: Person | null; isLoading: boolean }

function Pages({ person, isLoading }: PagesProps) {
  useOwnDays()
  const [path] = useLocation()
  const search = useSearch()
  const { place, hasShell, isShared, needsAccount, moved } = placeAt(path, search, person)
  if (moved) return <Redirect to={withDevUser(moved)} replace />
  const page =
    needsAccount && !person ? (
      <Redirect to={withDevUser('/')} replace />
    ) : (
      <place.Part person={person} />
    )
  if (!hasShell) {
    return (
      <>
        <Awake />
        {page}
      </>
    )
  }
  return (
    <SHELL.Part person={person} isLoading={isLoading}>
      <FaultBoundary fallback={<FaultPage />} key={`${path} ${isShared}`}>
        <Suspense fallback={<PageSpinner />}>
          <Awake />
          {page}
        </Suspense>
      </FaultBoundary>
    </SHELL.Part>
  )
}
