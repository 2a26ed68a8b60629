import { lazy, Suspense, useEffect } from 'react'
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter'
import { PAYMENT_PAGES } from '#domain/pages.ts'
import type { Person } from '#domain/person.ts'
import { sharedIdIn } from '#domain/share-link.ts'
import { useSession } from '#web/features/session/use-session.ts'
import { KEYS, readStored } from '#web/lib/browser-storage.ts'
import { keepDevUser } from '#web/lib/dev-user.ts'
import { hasPlans } from '#web/lib/house.ts'
import { useStore } from '#web/lib/store.ts'
import { upgradeOffer } from '#web/lib/upgrade-offer.ts'
import { FaultBoundary } from '#web/ui/fault-boundary.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { ToastRegion, tell } from '#web/ui/toast.tsx'
import { CalmPage, FaultPage } from './calm-page.tsx'
import { AUTH, LANDING, NOT_FOUND, type Route as PageRoute, ROUTES, SHARED } from './routes.tsx'

/** The landing page, which most people see first, needs neither of the two. */
const loadShell = () => import('./shell/shell.tsx').then((it) => ({ default: it.Shell }))
const Shell = lazy(loadShell)
const UpgradeDialog = lazy(() =>
  import('#web/features/usage/upgrade-dialog.tsx').then((it) => ({ default: it.UpgradeDialog })),
)

const KeepSituationDialog = lazy(() =>
  import('#web/features/situations/keep-situation-dialog.tsx').then((it) => ({
    default: it.KeepSituationDialog,
  })),
)

/** Whoever is not on the landing page, or has an account, will need it: it comes while the session is checked. */
if (location.pathname !== '/' || readStored(KEYS.accountTrial))
  void loadShell().catch(() => undefined)

/** The whole product: who is here decides which pages there are. */
export function App() {
  const session = useSession()
  const offer = useStore(upgradeOffer)
  const person = session.data ?? null
  usePreloadOnTouch()
  useHelpAtHand()

  return (
    <>
      <FaultBoundary fallback={<FaultPage isAlone />}>
        <Suspense fallback={<PageSpinner />}>
          {session.isPending ? (
            <PageSpinner />
          ) : session.data === undefined ? (
            <UnknownSession isBusy={session.isFetching} onRetry={() => void session.refetch()} />
          ) : (
            <Pages person={person} isLoading={session.isFetching} />
          )}
        </Suspense>
      </FaultBoundary>
      <FaultBoundary fallback={null} onFault={sayMissing}>
        <Suspense>
          {offer && <UpgradeDialog />}
          {person && readStored(KEYS.keepSituation) && <KeepSituationDialog userId={person.id} />}
        </Suspense>
      </FaultBoundary>
      <ToastRegion />
    </>
  )
}

const sayMissing = () =>
  tell({ title: 'This part did not open', text: 'Please reload the page.', isBad: true })

type UnknownProps = { isBusy: boolean; onRetry: () => void }

/** Whether somebody is signed in could not be asked. That signs nobody out. */
const UnknownSession = ({ isBusy, onRetry }: UnknownProps) => (
  <CalmPage
    title="We could not reach your account"
    text="You have not been signed out, and nothing is lost. Our server did not answer just now, or the connection broke."
    action={{ label: isBusy ? 'Trying...' : 'Try again', run: onRetry }}
    isAlone
  />
)

/** Nobody pays where there are no plans. */
const isOpenHere = ({ path }: PageRoute) => hasPlans() || !PAYMENT_PAGES.includes(path)

type PagesProps = { person: Person | null; isLoading: boolean }

function Pages({ person, isLoading }: PagesProps) {
  const [path] = useLocation()
  const isShared = sharedIdIn(useSearch()) !== null
  if (path === '/' && !person) return <LANDING.Screen person={null} />
  return (
    <Shell person={person} isLoading={isLoading}>
      <FaultBoundary fallback={<FaultPage />} key={`${path} ${isShared}`}>
        <Suspense fallback={<PageSpinner />}>
          <Switch>
            {isShared && (
              <Route>
                <SHARED.Screen person={person} />
              </Route>
            )}
            <Route path="/auth">
              <AUTH.Screen person={person} />
            </Route>
            {ROUTES.filter(isOpenHere).map(({ path, Screen, signedOutGoTo }) => (
              <Route key={path} path={path}>
                {signedOutGoTo && !person ? (
                  <Redirect to={keepDevUser(signedOutGoTo)} replace />
                ) : (
                  <Screen person={person} />
                )}
              </Route>
            ))}
            <Route>
              <NOT_FOUND.Screen person={person} />
            </Route>
          </Switch>
        </Suspense>
      </FaultBoundary>
    </Shell>
  )
}

/** Fetches the code of a page as soon as its link is pointed at or focused. */
function usePreloadOnTouch(): void {
  useEffect(() => {
    const preload = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const path = link instanceof HTMLAnchorElement ? link.pathname : null
      ROUTES.find((route) => route.path === path)
        ?.preload()
        .catch(() => undefined)
    }
    document.addEventListener('pointerover', preload, { passive: true })
    document.addEventListener('focusin', preload)
    return () => {
      document.removeEventListener('pointerover', preload)
      document.removeEventListener('focusin', preload)
    }
  }, [])
}

/** The way to help must open without a network, so its page is fetched as soon as there is a quiet moment. */
function useHelpAtHand(): void {
  useEffect(() => {
    const help = ROUTES.find(({ path }) => path === '/help')
    const timer = setTimeout(() => void help?.preload().catch(() => undefined), 3000)
    return () => clearTimeout(timer)
  }, [])
}
