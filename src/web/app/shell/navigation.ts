import {
  BookOpen,
  ChartNetwork,
  CreditCard,
  History,
  LayoutDashboard,
  type LucideIcon,
  Orbit,
} from 'lucide-react'
import { hasPlans } from '#web/lib/house.ts'

export type NavigationItem = {
  href: string
  label: string
  icon: LucideIcon
  isPremium?: boolean
  /** Other addresses that show the same entry as current. */
  also?: readonly string[]
}

const SUBSCRIPTION = '/subscription'
/** Where one writes: a button of its own, beside the rooms. */
export const WRITING = '/analyze-situation'

/** Rooms that open from cards of the dashboard. */
const LOOKING_CLOSER = ['/what-helps-me', '/before-it-happens', '/forecasts', '/letter']

/** Every room a person can go to; the premium one only once it is open to them. */
export function navigationFor(isSignedIn: boolean, hasPremium: boolean): NavigationItem[] {
  const items: NavigationItem[] = [
    {
      href: isSignedIn ? '/' : '/dashboard',
      label: 'Dashboard',
      icon: LayoutDashboard,
      also: ['/dashboard', ...LOOKING_CLOSER],
    },
    { href: '/self-map', label: 'Self Map', icon: Orbit },
    {
      href: '/situation-history',
      label: 'Situation History',
      icon: History,
    },
    { href: '/learn', label: 'Learn', icon: BookOpen, also: ['/learn/emotional-intelligence'] },
    ...(hasPlans() ? [{ href: SUBSCRIPTION, label: 'Subscription', icon: CreditCard }] : []),
  ]
  const premium: NavigationItem = {
    href: '/premium-analytics',
    label: hasPlans() ? 'Premium Analytics' : 'Analytics',
    icon: ChartNetwork,
    isPremium: hasPlans(),
  }
  return hasPremium ? [...items, premium] : items
}

export const withoutSubscription = (items: readonly NavigationItem[]): NavigationItem[] =>
  items.filter(({ href }) => href !== SUBSCRIPTION)

export const isCurrent = ({ href, also = [] }: NavigationItem, path: string): boolean =>
  path === href || also.includes(path)
