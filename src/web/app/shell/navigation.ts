import {
  BookOpen,
  ChartNetwork,
  CircleHelp,
  CreditCard,
  History,
  Keyboard,
  LayoutDashboard,
  type LucideIcon,
  Orbit,
  PenLine,
  ShieldCheck,
  User,
} from 'lucide-react'
import { WRITING } from '#domain/content/pages.ts'
import { hasPlans } from '#web/lib/instance.ts'

export type Command = {
  label: string
  icon: LucideIcon
  /** A single-letter shortcut, ignored while typing. */
  letter?: string
  /** The target. Null opens the list of shortcuts. */
  href: string | null
  isForPeople?: true
}

/** Commands available everywhere, in display order. Add new pages here. */
const COMMANDS: readonly Command[] = [
  { label: 'Write', icon: PenLine, letter: 'a', href: '/analyze-situation' },
  { label: 'Dashboard', icon: LayoutDashboard, letter: 'd', href: '/dashboard' },
  { label: 'Self Map', icon: Orbit, letter: 'm', href: '/self-map' },
  { label: 'Situation History', icon: History, letter: 'h', href: '/situation-history' },
  { label: 'Learn', icon: BookOpen, letter: 'l', href: '/learn' },
  { label: 'Analytics', icon: ChartNetwork, href: '/premium-analytics' },
  { label: 'My Profile', icon: User, letter: 'p', href: '/profile', isForPeople: true },
  { label: 'Subscription', icon: CreditCard, href: '/subscription' },
  { label: 'Get help now', icon: CircleHelp, href: '/help' },
  { label: 'Safety', icon: ShieldCheck, href: '/help#safety' },
  { label: 'Privacy', icon: ShieldCheck, href: '/privacy' },
  { label: 'Keyboard', icon: Keyboard, letter: '?', href: null },
]

export const commandsFor = (isSignedIn: boolean): Command[] =>
  COMMANDS.filter(
    ({ isForPeople, href }) =>
      (isSignedIn || !isForPeople) && (hasPlans() || href !== '/subscription'),
  )

/** True if the label contains every typed word, in any order. */
export const fits = (label: string, typed: string): boolean => {
  const name = label.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.includes(word))
}

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

export const WRITE: NavigationItem = { href: WRITING, label: 'Write', icon: PenLine }

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
