import {
  BookOpen,
  LogOut,
  Menu as MenuIcon,
  Moon,
  Share2,
  Sun,
  User,
  UserRound,
} from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { PRODUCT_NAME } from '#domain/content/product.ts'
import { initialsOf, type Person } from '#domain/people/person.ts'
import { LoginControl } from '#web/features/sign-in/login-control.tsx'
import { chooseTheme, isDarkNow, theme } from '#web/lib/browser/theme.ts'
import { withDevUser } from '#web/lib/dev-user.ts'
import { useStore } from '#web/lib/store.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { Menu } from '#web/ui/menu.tsx'

type AccountMenuProps = { person: Person | null; isLoading: boolean }

function AccountMenu({ person, isLoading }: AccountMenuProps) {
  const [, navigate] = useLocation()
  if (isLoading) {
    return (
      <Button size="small" disabled>
        <UserRound aria-hidden />
        <span>Loading</span>
      </Button>
    )
  }
  if (!person) return <LoginControl />
  return (
    <Menu
      title="My Account"
      onNavigate={(href) => navigate(withDevUser(href))}
      items={[
        { label: 'Profile', href: '/profile', icon: <User aria-hidden /> },
        { label: 'Log out', href: '/api/logout', isPageLoad: true, icon: <LogOut aria-hidden /> },
      ]}
      button={(props) => (
        <button type="button" className="avatar-button" aria-label="My Account" {...props}>
          <span className="avatar">
            {initialsOf(person.firstName, person.lastName) ?? <UserRound aria-hidden />}
          </span>
        </button>
      )}
    />
  )
}

type Props = {
  person: Person | null
  isLoading: boolean
  onShare: () => void
  onOpenMenu: () => void
}

/** In pixels: the header has a shadow if the page is scrolled further. */
const SHADOW_AFTER = 10

function useHasScrolled(): boolean {
  const [hasScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(scrollY > SHADOW_AFTER)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return hasScrolled
}

export function Header({ person, isLoading, onShare, onOpenMenu }: Props) {
  const hasScrolled = useHasScrolled()
  return (
    <header className={hasScrolled ? 'header header-scrolled' : 'header'}>
      <div className="header-row">
        <Link className="header-brand" href="/">
          <Logo />
          <span>{PRODUCT_NAME}</span>
        </Link>
        <Link className="help-link" href="/help">
          <span>
            Get help<span> now</span>
          </span>
        </Link>
        <IconButton label="Share" onClick={onShare}>
          <Share2 aria-hidden />
        </IconButton>
        <Link className="button button-quiet button-icon" href="/learn" aria-label="Learn">
          <BookOpen aria-hidden />
        </Link>
        <ThemeToggle />
        <AccountMenu person={person} isLoading={isLoading} />
        <div className="phone-only">
          <IconButton label="Menu" aria-haspopup="dialog" onClick={onOpenMenu}>
            <MenuIcon aria-hidden />
          </IconButton>
        </div>
      </div>
    </header>
  )
}

/** Toggles between light and dark. */
function ThemeToggle() {
  useStore(theme)
  const isDark = useDrawn() === null && isDarkNow()
  return (
    <IconButton label="Toggle theme" onClick={() => chooseTheme(isDark ? 'light' : 'dark')}>
      {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  )
}
