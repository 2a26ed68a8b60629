import type { ComponentType } from 'react'
import type { Person } from '#domain/people/person.ts'
import type { PagePath } from '#domain/values/page-paths.ts'
import { later } from '#web/lib/waking/later.tsx'

/** A lazy screen. `preload` loads it when a link to it is touched. */
export type Place = { Part: ComponentType<{ person: Person | null }>; preload: () => Promise<void> }

const dashboard = later(
  () => import('#web/screens/dashboard/dashboard-screen.tsx'),
  'DashboardScreen',
)

const policyPage = (name: 'PrivacyScreen' | 'TermsScreen' | 'AccessibilityScreen') =>
  later(() => import('#web/screens/policy-page/policy-page-screen.tsx'), name)

/** Every page with a shell, so not `/auth` and not `/` for visitors. */
export const ROUTES: Readonly<Record<Exclude<PagePath, '/auth'>, Place>> = {
  '/': dashboard,
  '/dashboard': dashboard,
  '/self-map': later(() => import('#web/screens/self-map/self-map-screen.tsx'), 'SelfMapScreen'),
  '/analyze-situation': later(
    () => import('#web/screens/analyze-situation/analyze-situation-screen.tsx'),
    'AnalyzeSituationScreen',
  ),
  '/situation-history': later(
    () => import('#web/screens/situation-history/situation-history-screen.tsx'),
    'SituationHistoryScreen',
  ),
  '/learn': later(() => import('#web/screens/learn/learn-screen.tsx'), 'LearnScreen'),
  '/learn/emotional-intelligence': later(
    () => import('#web/screens/article/article-screen.tsx'),
    'ArticleScreen',
  ),
  '/subscription': later(
    () => import('#web/screens/subscription/subscription-screen.tsx'),
    'SubscriptionScreen',
  ),
  '/subscription/success': later(
    () => import('#web/screens/checkout-result/checkout-result-screen.tsx'),
    'CheckoutSuccessScreen',
  ),
  '/subscription/cancel': later(
    () => import('#web/screens/checkout-result/checkout-result-screen.tsx'),
    'CheckoutCancelScreen',
  ),
  '/checkout/local': later(
    () => import('#web/screens/local-checkout/local-checkout-screen.tsx'),
    'LocalCheckoutScreen',
  ),
  '/unsubscribe': later(
    () => import('#web/screens/unsubscribe/unsubscribe-screen.tsx'),
    'UnsubscribeScreen',
  ),
  '/profile': later(() => import('#web/screens/profile/profile-screen.tsx'), 'ProfileScreen'),
  '/premium-analytics': later(
    () => import('#web/screens/premium-analytics/premium-analytics-screen.tsx'),
    'PremiumAnalyticsScreen',
  ),
  '/help': later(() => import('#web/screens/help/help-screen.tsx'), 'HelpScreen'),
  '/privacy': policyPage('PrivacyScreen'),
  '/terms': policyPage('TermsScreen'),
  '/accessibility': policyPage('AccessibilityScreen'),
  '/api': later(() => import('#web/screens/api/api-screen.tsx'), 'ApiScreen'),
  '/admin': later(() => import('#web/screens/admin/admin-screen.tsx'), 'AdminScreen'),
}

export const LANDING = later(
  () => import('#web/screens/landing/landing-screen.tsx'),
  'LandingScreen',
)
export const AUTH = later(() => import('#web/screens/auth/auth-screen.tsx'), 'AuthScreen')
export const NOT_FOUND = later(
  () => import('#web/screens/not-found/not-found-screen.tsx'),
  'NotFoundScreen',
)
export const SHARED = later(() => import('#web/screens/shared/shared-screen.tsx'), 'SharedScreen')
