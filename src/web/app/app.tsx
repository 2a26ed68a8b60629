import { lazy, Suspense } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import type { Person } from '#domain/people/person.ts'
import { useSession } from '#web/features/sign-in/use-session.ts'
import { KEYS, readStored } from '#web/lib/browser-storage.ts'
import { CallError } from '#web/lib/call-error.ts'
import { keepDevUser } from '#web/lib/dev-user.ts'
import { helpAbove } from '#web/lib/help-above.ts'
import { useStore } from '#web/lib/store.ts'
import { useOwnDays } from '#web/lib/time-zone.ts'
import { upgradeOffer } from '#web/lib/upgrade-offer.ts'
import { Awake } from '#web/lib/waking/awake.tsx'
import { useDrawn } from '#web/lib/waking/drawn.ts'
import { FaultBoundary } from '#web/ui/fault-boundary.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { ToastRegion, tell } from '#web/ui/toast.tsx'
import { useHelpAtHand, usePlacesAhead } from './ahead.ts'
import { CalmPage, FaultPage } from './calm-page.tsx'
import { placeAt, SHELL } from './places.ts'

const HelpAbove = lazy(() =>
  import('#web/features/crisis/help-above.tsx').then((it) => ({ default: it.HelpAbove })),
)

const UpgradeDialog = lazy(() =>
  import('#web/features/plans/upgrade-dialog.tsx').then((it) => ({ default: it.UpgradeDialog })),
)

const KeepSituation = lazy(() =>
  import('#web/features/situations/keep-situation.tsx').then((it) => ({
    default: it.KeepSituation,
  })),
)

/** The whole product: who is here decides which pages there are. */
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
        <FaultBoundary fallback={null} onFault={sayMissing}>
          <Suspense>
            <HelpAbove />
          </Suspense>
        </FaultBoundary>
      )}
      <FaultBoundary fallback={<FaultPage isAlone />}>
        <Suspense fallback={<PageSpinner />}>
          {session.isPending ? (
            <PageSpinner />
          ) : session.data === undefined ? (
            <UnknownSession
              error={session.error}
              isBusy={session.isFetching}
              onRetry={() => void session.refetch()}
            />
          ) : (
            <Pages person={person} isLoading={session.isFetching} />
          )}
        </Suspense>
      </FaultBoundary>
      <FaultBoundary fallback={null} onFault={sayMissing}>
        <Suspense>
          {offer && <UpgradeDialog />}
          {person && <KeepWritten person={person} />}
        </Suspense>
      </FaultBoundary>
      <ToastRegion />
    </>
  )
}

/** Apart from the rest: only this little is drawn again when the browser can be asked. */
function KeepWritten({ person }: { person: Person }) {
  const isAwake = useDrawn() === null
  return isAwake && readStored(KEYS.keepSituation) && <KeepSituation person={person} />
}

const sayMissing = () =>
  tell({ title: 'This didn’t load', text: 'Please reload the page.', isBad: true })

type UnknownProps = { error: Error | null; isBusy: boolean; onRetry: () => void }

/** Whether somebody is signed in could not be asked, or was refused. That signs nobody out. */
const UnknownSession = ({ error, isBusy, onRetry }: UnknownProps) => (
  <CalmPage
    title="We can’t reach your account"
    text={
      error instanceof CallError && error.refusal && error.status < 500
        ? error.message
        : 'You’re still signed in, and nothing is lost.'
    }
    action={{ label: isBusy ? 'Trying...' : 'Try again', run: onRetry }}
    isAlone
  />
)

type PagesProps = { person: Person | null; isLoading: boolean }

function Pages({ person, isLoading }: PagesProps) {
  useOwnDays()
  const [path] = useLocation()
  const search = useSearch()
  const { place, hasShell, isShared, moved } = placeAt(path, search, person)
  const { Screen, signedOutGoTo } = place
  if (moved) return <Redirect to={keepDevUser(moved)} replace />
  const page =
    signedOutGoTo && !person ? (
      <Redirect to={keepDevUser(signedOutGoTo)} replace />
    ) : (
      <Screen person={person} />
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
