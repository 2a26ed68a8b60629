import { lazy, Suspense, useEffect } from 'react'
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter'
import type { Person } from '#domain/person.ts'
import { sharedIdIn } from '#domain/share-link.ts'
import { useSession } from '#web/features/session/use-session.ts'
import { KEYS, readStored } from '#web/lib/browser-storage.ts'
import { keepDevUser } from '#web/lib/dev-user.ts'
import { useStore } from '#web/lib/store.ts'
import { upgradeOffer } from '#web/lib/upgrade-offer.ts'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'
import { AUTH, LANDING, NOT_FOUND, ROUTES, SHARED } from './routes.tsx'

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
      <Suspense fallback={<PageSpinner />}>
        {session.isPending ? (
          <PageSpinner />
        ) : (
          <Pages person={person} isLoading={session.isFetching} />
        )}
      </Suspense>
      {offer && (
        <Suspense>
          <UpgradeDialog />
        </Suspense>
      )}
      {person && readStored(KEYS.keepSituation) && (
        <Suspense>
          <KeepSituationDialog userId={person.id} />
        </Suspense>
      )}
      <ToastRegion />
    </>
  )
}

type PagesProps = { person: Person | null; isLoading: boolean }

function Pages({ person, isLoading }: PagesProps) {
  const [path] = useLocation()
  const isShared = sharedIdIn(useSearch()) !== null
  if (path === '/' && !person) return <LANDING.Screen person={null} />
  return (
    <Shell person={person} isLoading={isLoading}>
      <Suspense fallback={<PageSpinner />} key={`${path} ${isShared}`}>
        <Switch>
          {isShared && (
            <Route>
              <SHARED.Screen person={person} />
            </Route>
          )}
          <Route path="/auth">
            <AUTH.Screen person={person} />
          </Route>
          {ROUTES.map(({ path, Screen, signedOutGoTo }) => (
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
