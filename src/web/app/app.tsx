import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { settings } from '#contract/settings.ts'
import type { Person } from '#domain/person.ts'
import { useSession } from '#web/features/session/use-session.ts'
import { UpgradeDialog } from '#web/features/usage/upgrade-dialog.tsx'
import { call } from '#web/lib/api.ts'
import { keepDevUser } from '#web/lib/dev-user.ts'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'
import { AUTH, LANDING, NOT_FOUND, ROUTES } from './routes.tsx'
import { Shell } from './shell/shell.tsx'

/** The whole product: who is here decides which pages there are. */
export function App() {
  const session = useSession()
  const options = useQuery({ queryKey: ['settings'], queryFn: () => call(settings.get, {}) })
  const person = session.data ?? null
  usePreloadOnTouch()
  useHelpAtHand()

  return (
    <>
      {session.isPending ? (
        <PageSpinner />
      ) : (
        <Pages person={person} isDevelopment={options.data?.isDevelopment ?? false} />
      )}
      <UpgradeDialog />
      <ToastRegion />
    </>
  )
}

type PagesProps = { person: Person | null; isDevelopment: boolean }

function Pages({ person, isDevelopment }: PagesProps) {
  const [path] = useLocation()
  if (path === '/' && !person) {
    return (
      <Suspense fallback={<PageSpinner />}>
        <LANDING.Screen person={null} />
      </Suspense>
    )
  }
  return (
    <Shell person={person} isLoading={false} isDevelopment={isDevelopment}>
      <Suspense fallback={<PageSpinner />} key={path}>
        <Switch>
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
