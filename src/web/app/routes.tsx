import { type ComponentType, lazy } from 'react'
import type { PagePath } from '#domain/pages.ts'
import type { Person } from '#domain/person.ts'

export type ScreenProps = { person: Person | null }
type Screen = ComponentType<ScreenProps>

/** Loads a screen when it is first shown; `preload` fetches it ahead, when a link to it is touched. */
function screen(load: () => Promise<Screen>) {
  return { Screen: lazy(() => load().then((it) => ({ default: it }))), preload: load }
}

export type Route = ReturnType<typeof screen> & {
  path: PagePath
  /** Who has no business here, and where they go instead. */
  signedOutGoTo?: string
}

const dashboard = screen(() =>
  import('#web/screens/dashboard/dashboard-screen.tsx').then((it) => it.DashboardScreen),
)

const housePage = () => import('#web/screens/house-page/house-page-screen.tsx')

/** Every address of the product but `/` for visitors and `/auth`, which stand outside the shell. */
export const ROUTES: readonly Route[] = [
  { path: '/', ...dashboard },
  { path: '/dashboard', ...dashboard },
  {
    path: '/self-map',
    ...screen(() =>
      import('#web/screens/self-map/self-map-screen.tsx').then((it) => it.SelfMapScreen),
    ),
  },
  {
    path: '/analyze-situation',
    ...screen(() =>
      import('#web/screens/analyze-situation/analyze-situation-screen.tsx').then(
        (it) => it.AnalyzeSituationScreen,
      ),
    ),
  },
  {
    path: '/check-in',
    signedOutGoTo: '/auth',
    ...screen(() =>
      import('#web/screens/check-in/check-in-screen.tsx').then((it) => it.CheckInScreen),
    ),
  },
  {
    path: '/situation-history',
    ...screen(() =>
      import('#web/screens/situation-history/situation-history-screen.tsx').then(
        (it) => it.SituationHistoryScreen,
      ),
    ),
  },
  {
    path: '/learn',
    ...screen(() => import('#web/screens/learn/learn-screen.tsx').then((it) => it.LearnScreen)),
  },
  {
    path: '/learn/emotional-intelligence',
    ...screen(() =>
      import('#web/screens/article/article-screen.tsx').then((it) => it.ArticleScreen),
    ),
  },
  {
    path: '/subscription',
    ...screen(() =>
      import('#web/screens/subscription/subscription-screen.tsx').then(
        (it) => it.SubscriptionScreen,
      ),
    ),
  },
  {
    path: '/subscription/success',
    signedOutGoTo: '/',
    ...screen(() =>
      import('#web/screens/checkout-result/checkout-success-screen.tsx').then(
        (it) => it.CheckoutSuccessScreen,
      ),
    ),
  },
  {
    path: '/subscription/cancel',
    signedOutGoTo: '/',
    ...screen(() =>
      import('#web/screens/checkout-result/checkout-cancel-screen.tsx').then(
        (it) => it.CheckoutCancelScreen,
      ),
    ),
  },
  {
    path: '/checkout/local',
    signedOutGoTo: '/',
    ...screen(() =>
      import('#web/screens/local-checkout/local-checkout-screen.tsx').then(
        (it) => it.LocalCheckoutScreen,
      ),
    ),
  },
  {
    path: '/unsubscribe',
    ...screen(() =>
      import('#web/screens/unsubscribe/unsubscribe-screen.tsx').then((it) => it.UnsubscribeScreen),
    ),
  },
  {
    path: '/profile',
    signedOutGoTo: '/',
    ...screen(() =>
      import('#web/screens/profile/profile-screen.tsx').then((it) => it.ProfileScreen),
    ),
  },
  {
    path: '/take-along',
    signedOutGoTo: '/',
    ...screen(() =>
      import('#web/screens/take-along/take-along-screen.tsx').then((it) => it.TakeAlongScreen),
    ),
  },
  {
    path: '/premium-analytics',
    ...screen(() =>
      import('#web/screens/premium-analytics/premium-analytics-screen.tsx').then(
        (it) => it.PremiumAnalyticsScreen,
      ),
    ),
  },
  {
    path: '/what-helps-me',
    signedOutGoTo: '/',
    ...screen(() =>
      import('#web/screens/what-helps/what-helps-screen.tsx').then((it) => it.WhatHelpsScreen),
    ),
  },
  {
    path: '/before-it-happens',
    signedOutGoTo: '/',
    ...screen(() =>
      import('#web/screens/before-it-happens/before-it-happens-screen.tsx').then(
        (it) => it.BeforeItHappensScreen,
      ),
    ),
  },
  {
    path: '/forecasts',
    signedOutGoTo: '/',
    ...screen(() =>
      import('#web/screens/forecasts/forecasts-screen.tsx').then((it) => it.ForecastsScreen),
    ),
  },
  {
    path: '/letter',
    signedOutGoTo: '/',
    ...screen(() => import('#web/screens/letter/letter-screen.tsx').then((it) => it.LetterScreen)),
  },
  {
    path: '/help',
    ...screen(() => import('#web/screens/help/help-screen.tsx').then((it) => it.HelpScreen)),
  },
  {
    path: '/safety',
    ...screen(() => import('#web/screens/safety/safety-screen.tsx').then((it) => it.SafetyScreen)),
  },
  { path: '/privacy', ...screen(() => housePage().then((it) => it.PrivacyScreen)) },
  { path: '/terms', ...screen(() => housePage().then((it) => it.TermsScreen)) },
  { path: '/accessibility', ...screen(() => housePage().then((it) => it.AccessibilityScreen)) },
  {
    path: '/api',
    ...screen(() => import('#web/screens/api/api-screen.tsx').then((it) => it.ApiScreen)),
  },
]

export const LANDING = screen(() =>
  import('#web/screens/landing/landing-screen.tsx').then((it) => it.LandingScreen),
)
export const AUTH = screen(() =>
  import('#web/screens/auth/auth-screen.tsx').then((it) => it.AuthScreen),
)
export const NOT_FOUND = screen(() =>
  import('#web/screens/not-found/not-found-screen.tsx').then((it) => it.NotFoundScreen),
)
export const SHARED = screen(() =>
  import('#web/screens/shared/shared-screen.tsx').then((it) => it.SharedScreen),
)
