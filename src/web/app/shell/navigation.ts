import {
  BookOpen,
  ChartNetwork,
  CreditCard,
  History,
  LayoutDashboard,
  type LucideIcon,
  Orbit,
  User,
} from 'lucide-react'
import { WRITING } from '#domain/content/pages.ts'
import { hasPlans } from '#web/lib/instance.ts'

export type NavigationItem = {
  href: string
  label: string
  /** The part of the label that the tab bar leaves out. */
  prefix?: string
  icon: LucideIcon
  isPremium?: boolean
  /** Other addresses that mark this entry as current. */
  also?: readonly string[]
}

const HISTORY = '/situation-history'

/** The entry that the phone's bar leaves out. */
export const SUBSCRIPTION: NavigationItem = {
  href: '/subscription',
  label: 'Subscription',
  icon: CreditCard,
  also: ['/subscription/success', '/subscription/cancel', '/checkout/local'],
}

export const PROFILE: NavigationItem = { href: '/profile', label: 'Profile', icon: User }

/** The main navigation. The premium entry appears only with access. */
export function navigationFor(isSignedIn: boolean, hasPremium: boolean): NavigationItem[] {
  const premium: NavigationItem = {
    href: '/premium-analytics',
    label: hasPlans() ? 'Premium Analytics' : 'Analytics',
    ...(hasPlans() && { prefix: 'Premium ' }),
    icon: ChartNetwork,
    isPremium: hasPlans(),
  }
  return [
    {
      href: isSignedIn ? '/' : '/dashboard',
      label: 'Dashboard',
      icon: LayoutDashboard,
      also: ['/', '/dashboard'],
    },
    { href: '/self-map', label: 'Self Map', icon: Orbit },
    { href: HISTORY, label: 'Situation History', prefix: 'Situation ', icon: History },
    { href: '/learn', label: 'Learn', icon: BookOpen, also: ['/learn/emotional-intelligence'] },
    ...(hasPlans() ? [SUBSCRIPTION] : []),
    ...(hasPremium ? [premium] : []),
  ]
}

/** The navigation entry of an address. A read situation belongs to the history. */
export function placeOf(path: string, search: string): string {
  const isRead = path === WRITING && new URLSearchParams(search).has('situation')
  return isRead ? HISTORY : path
}

export const isCurrent = ({ href, also = [] }: NavigationItem, place: string): boolean =>
  place === href || also.includes(place)
