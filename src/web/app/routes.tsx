import type { ComponentType } from 'react'
import type { Person } from '#domain/people/person.ts'
import type { PagePath } from '#domain/values/page-paths.ts'
import { later } from '#web/lib/waking/later.tsx'

type Screen = ComponentType<{ person: Person | null }>

/** A lazy screen. `preload` loads it when a link to it is touched. */
function screen(source: string, load: () => Promise<Screen>) {
  const { Part, preload } = later(source, load)
  return { Screen: Part, preload }
}

export type Place = ReturnType<typeof screen>

const dashboard = screen('screens/dashboard/dashboard-screen.tsx', () =>
  import('#web/screens/dashboard/dashboard-screen.tsx').then((it) => it.DashboardScreen),
)

const policyPage = (name: 'PrivacyScreen' | 'TermsScreen' | 'AccessibilityScreen') =>
  screen('screens/policy-page/policy-page-screen.tsx', () =>
    import('#web/screens/policy-page/policy-page-screen.tsx').then((it) => it[name]),
  )

/** Every page with a shell, so not `/auth` and not `/` for visitors. */
export const ROUTES: Readonly<Record<Exclude<PagePath, '/auth'>, Place>> = {
  '/': dashboard,
  '/dashboard': dashboard,
  '/self-map': screen('screens/self-map/self-map-screen.tsx', () =>
    import('#web/screens/self-map/self-map-screen.tsx').then((it) => it.SelfMapScreen),
  ),
  '/analyze-situation': screen('screens/analyze-situation/analyze-situation-screen.tsx', () =>
    import('#web/screens/analyze-situation/analyze-situation-screen.tsx').then(
      (it) => it.AnalyzeSituationScreen,
    ),
  ),
  '/situation-history': screen('screens/situation-history/situation-history-screen.tsx', () =>
    import('#web/screens/situation-history/situation-history-screen.tsx').then(
      (it) => it.SituationHistoryScreen,
    ),
  ),
  '/learn': screen('screens/learn/learn-screen.tsx', () =>
    import('#web/screens/learn/learn-screen.tsx').then((it) => it.LearnScreen),
  ),
  '/learn/emotional-intelligence': screen('screens/article/article-screen.tsx', () =>
    import('#web/screens/article/article-screen.tsx').then((it) => it.ArticleScreen),
  ),
  '/subscription': screen('screens/subscription/subscription-screen.tsx', () =>
    import('#web/screens/subscription/subscription-screen.tsx').then((it) => it.SubscriptionScreen),
  ),
  '/subscription/success': screen('screens/checkout-result/checkout-result-screen.tsx', () =>
    import('#web/screens/checkout-result/checkout-result-screen.tsx').then(
      (it) => it.CheckoutSuccessScreen,
    ),
  ),
  '/subscription/cancel': screen('screens/checkout-result/checkout-result-screen.tsx', () =>
    import('#web/screens/checkout-result/checkout-result-screen.tsx').then(
      (it) => it.CheckoutCancelScreen,
    ),
  ),
  '/checkout/local': screen('screens/local-checkout/local-checkout-screen.tsx', () =>
    import('#web/screens/local-checkout/local-checkout-screen.tsx').then(
      (it) => it.LocalCheckoutScreen,
    ),
  ),
  '/unsubscribe': screen('screens/unsubscribe/unsubscribe-screen.tsx', () =>
    import('#web/screens/unsubscribe/unsubscribe-screen.tsx').then((it) => it.UnsubscribeScreen),
  ),
  '/profile': screen('screens/profile/profile-screen.tsx', () =>
    import('#web/screens/profile/profile-screen.tsx').then((it) => it.ProfileScreen),
  ),
  '/premium-analytics': screen('screens/premium-analytics/premium-analytics-screen.tsx', () =>
    import('#web/screens/premium-analytics/premium-analytics-screen.tsx').then(
      (it) => it.PremiumAnalyticsScreen,
    ),
  ),
  '/help': screen('screens/help/help-screen.tsx', () =>
    import('#web/screens/help/help-screen.tsx').then((it) => it.HelpScreen),
  ),
  '/privacy': policyPage('PrivacyScreen'),
  '/terms': policyPage('TermsScreen'),
  '/accessibility': policyPage('AccessibilityScreen'),
  '/api': screen('screens/api/api-screen.tsx', () =>
    import('#web/screens/api/api-screen.tsx').then((it) => it.ApiScreen),
  ),
  '/admin': screen('screens/admin/admin-screen.tsx', () =>
    import('#web/screens/admin/admin-screen.tsx').then((it) => it.AdminScreen),
  ),
}

export const LANDING = screen('screens/landing/landing-screen.tsx', () =>
  import('#web/screens/landing/landing-screen.tsx').then((it) => it.LandingScreen),
)
export const AUTH = screen('screens/auth/auth-screen.tsx', () =>
  import('#web/screens/auth/auth-screen.tsx').then((it) => it.AuthScreen),
)
export const NOT_FOUND = screen('screens/not-found/not-found-screen.tsx', () =>
  import('#web/screens/not-found/not-found-screen.tsx').then((it) => it.NotFoundScreen),
)
export const SHARED = screen('screens/shared/shared-screen.tsx', () =>
  import('#web/screens/shared/shared-screen.tsx').then((it) => it.SharedScreen),
)
