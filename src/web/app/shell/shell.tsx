import { CloudOff, HeartHandshake, LogIn, LogOut, PenLine, Search } from 'lucide-react'
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Person } from '#domain/people/person.ts'
import { hasPremiumAccess } from '#domain/people/trial.ts'
import { useTrial } from '#web/features/plans/use-trial.ts'
import { LoginControl } from '#web/features/sign-in/login-control.tsx'
import { withBase } from '#web/lib/base.ts'
import { singleKeys } from '#web/lib/browser/single-keys.ts'
import { devUserHere, withDevUser } from '#web/lib/dev-user.ts'
import { isReadyOffline } from '#web/lib/offline/state.ts'
import { useStore } from '#web/lib/store.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'
import { onDemand } from '#web/lib/waking/later.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FaultBoundary } from '#web/ui/fault-boundary.tsx'
import { Copyright, FooterLinks } from '#web/ui/footer-links.tsx'
import { Link } from '#web/ui/link.tsx'
import { ThemeChoice } from '#web/ui/theme-choice.tsx'
import { Header } from './header.tsx'
import {
  commandsFor,
  isCurrent,
  type NavigationItem,
  navigationFor,
  PROFILE,
  placeOf,
  SUBSCRIPTION,
  WRITE,
} from './navigation.ts'
import './shell.css'

const TYPED_INTO = 'input, textarea, select, [contenteditable], [role=slider], [role=application]'

/** Ctrl K opens the search and `?` the list of shortcuts. Single letters open pages if the person turned them on. */
function useShortcuts(isSignedIn: boolean, open: (what: 'find' | 'keys') => void): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat || document.querySelector('dialog[open]')) return
      const isMain = event.ctrlKey || event.metaKey
      if (isMain && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        return open('find')
      }
      const isTyping = event.target instanceof Element && event.target.closest(TYPED_INTO)
      if (isMain || event.altKey || isTyping || singleKeys.get() === 'off') return
      const command = commandsFor(isSignedIn).find(({ letter }) => letter === event.key)
      if (!command || (command.href && singleKeys.get() !== 'on')) return
      event.preventDefault()
      if (command.href) navigate(withDevUser(command.href))
      else open('keys')
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isSignedIn, open, navigate])
}

type PlaceLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { item: NavigationItem }

/** A link that is marked while its page is open. */
function PlaceLink({ item, ...rest }: PlaceLinkProps) {
  const [path] = useLocation()
  const isHere = isCurrent(item, placeOf(path, useSearch()))
  return <Link href={item.href} aria-current={isHere ? 'page' : undefined} {...rest} />
}

/** The main navigation on small screens, with the writing link last, in reach of the thumb. */
function TabBar({ items }: { items: readonly NavigationItem[] }) {
  return (
    <nav className="tab-bar" aria-label="Main">
      <ul className="tab-bar-list">
        {items
          .filter((item) => item !== SUBSCRIPTION)
          .map((item) => (
            <li key={item.href}>
              <PlaceLink className="tab-bar-link" item={item}>
                <span className="tab-bar-icon">
                  <item.icon aria-hidden />
                </span>
                <span>
                  {item.prefix && <span className="sr-only">{item.prefix}</span>}
                  {item.label.slice(item.prefix?.length ?? 0)}
                </span>
              </PlaceLink>
            </li>
          ))}
        <li className="tab-bar-end">
          <PlaceLink className="tab-bar-write" item={WRITE}>
            <PenLine aria-hidden />
            <span className="sr-only">Write</span>
          </PlaceLink>
        </li>
      </ul>
    </nav>
  )
}

type NavigationListProps = { items: readonly NavigationItem[]; onNavigate?: () => void }

/** The navigation as a list, in the sidebar and in the mobile menu. */
function NavigationList({ items, onNavigate }: NavigationListProps) {
  return (
    <ul className="navigation-list">
      {items.map((item) => (
        <li key={item.href}>
          <PlaceLink
            className="navigation-link"
            item={item}
            {...(onNavigate && { onClick: onNavigate })}
          >
            <item.icon aria-hidden />
            <span className="navigation-words">
              {item.label}
              {item.isPremium && <Badge look="caps">PREMIUM</Badge>}
            </span>
          </PlaceLink>
        </li>
      ))}
    </ul>
  )
}

/** Plain, because the address is the server's. */
const LogOutLink = () => (
  <a className="navigation-link" href={withBase('/api/logout')}>
    <LogOut aria-hidden />
    Log Out
  </a>
)

type SidebarProps = { person: Person | null; items: readonly NavigationItem[] }

function Sidebar({ person, items }: SidebarProps) {
  return (
    <div className="sidebar">
      <nav aria-label="Writing">
        <PlaceLink className="sidebar-write" item={WRITE}>
          <PenLine aria-hidden />
          Write
        </PlaceLink>
      </nav>
      <nav className="sidebar-card" aria-label="Navigation">
        <p className="sidebar-name" aria-hidden="true">
          Navigation
        </p>
        <NavigationList items={items} />
      </nav>
      <nav className="sidebar-card" aria-label="Account">
        <p className="sidebar-name" aria-hidden="true">
          Account
        </p>
        {person && <NavigationList items={[PROFILE]} />}
        {person ? (
          <LogOutLink />
        ) : (
          <Link className="navigation-link" href="/auth">
            <LogIn aria-hidden />
            Create Account
          </Link>
        )}
      </nav>
    </div>
  )
}

type MobileMenuProps = {
  person: Person | null
  items: readonly NavigationItem[]
  onFind: () => void
  onClose: () => void
}

/** Slides in from the side on small screens, with pages, theme and account. */
function MobileMenu({ person, items, onFind, onClose }: MobileMenuProps) {
  return (
    <Dialog title="Menu" look="side" onClose={onClose}>
      <nav aria-label="Menu">
        <NavigationList items={items} onNavigate={onClose} />
      </nav>
      <ThemeChoice />
      <nav aria-label="Account">
        {person && <NavigationList items={[PROFILE]} onNavigate={onClose} />}
        <button type="button" className="navigation-link" onClick={onFind}>
          <Search aria-hidden />
          Find
        </button>
        <Link className="navigation-link" href="/help" onClick={onClose}>
          <HeartHandshake aria-hidden />
          Get help now
        </Link>
        {person ? <LogOutLink /> : <LoginControl />}
      </nav>
    </Dialog>
  )
}

const ShareDialog = onDemand(() => import('#web/features/shares/share-dialog.tsx'), 'ShareDialog')

const FindDialog = onDemand(() => import('./find-dialog.tsx'), 'FindDialog')
const KeysDialog = onDemand(() => import('./keys-dialog.tsx'), 'KeysDialog')

const OfflineKeeper = onDemand(() => import('../offline/offline-keeper.tsx'), 'OfflineKeeper')

type Props = {
  person: Person | null
  isLoading: boolean
  children: ReactNode
}

function useIsOffline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('online', listener)
      addEventListener('offline', listener)
      return () => {
        removeEventListener('online', listener)
        removeEventListener('offline', listener)
      }
    },
    () => !navigator.onLine,
    () => false,
  )
}

/** A separate component, so the end of hydration re-renders only this. */
const KeptOffline = ({ person }: Pick<Props, 'person'>) =>
  useDrawn() === null && (
    <FaultBoundary fallback={null}>
      <OfflineKeeper person={person} />
    </FaultBoundary>
  )

/** The frame around every page: header, navigation, footer, and the tab bar on small screens. */
export function Shell({ person, isLoading, children }: Props) {
  const [open, setOpen] = useState<'share' | 'menu' | 'find' | 'keys' | null>(null)
  const trial = useTrial(person)
  const isOffline = useIsOffline()
  const isReady = useStore(isReadyOffline)
  const hasPremium = person !== null && trial.data !== undefined && hasPremiumAccess(trial.data)
  const items = navigationFor(person !== null, hasPremium)
  const close = () => setOpen(null)
  useShortcuts(person !== null, setOpen)

  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {devUserHere() && <p className="dev-banner">Development Mode</p>}
      {isOffline && (
        <p className="offline-bar" role="status">
          <CloudOff aria-hidden />
          {isReady
            ? 'You’re offline. You can still read and write.'
            : 'You’re offline. You can keep using this page. The rest will load when you’re back online.'}
        </p>
      )}
      <Header
        person={person}
        isLoading={isLoading}
        onShare={() => setOpen('share')}
        onOpenMenu={() => setOpen('menu')}
      />
      <div className="shell-body">
        <Sidebar person={person} items={items} />
        <main className="main" id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <footer className="footer">
        <div className="footer-row">
          <Copyright />
          <div className="footer-links">
            <FooterLinks className="help-link" />
          </div>
        </div>
      </footer>
      <TabBar items={items} />
      <KeptOffline person={person} />
      {open === 'menu' && (
        <MobileMenu person={person} items={items} onFind={() => setOpen('find')} onClose={close} />
      )}
      {open === 'share' && <ShareDialog onClose={close} />}
      {open === 'find' && (
        <FindDialog person={person} onClose={close} onKeys={() => setOpen('keys')} />
      )}
      {open === 'keys' && <KeysDialog isSignedIn={person !== null} onClose={close} />}
    </div>
  )
}
