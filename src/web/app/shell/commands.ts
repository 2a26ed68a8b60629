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
