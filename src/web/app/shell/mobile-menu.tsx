import { CircleHelp, LogOut, User } from 'lucide-react'
import type { Person } from '#domain/people/person.ts'
import { LoginControl } from '#web/features/session/login-control.tsx'
import { withBase } from '#web/lib/base.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import { ThemeChoice } from '#web/ui/theme-choice.tsx'
import type { NavigationItem } from './navigation.ts'
import { NavigationList } from './navigation-list.tsx'

type Props = { person: Person | null; items: readonly NavigationItem[]; onClose: () => void }

/** Slides in from the side on small screens: every room, the theme, the account. */
export function MobileMenu({ person, items, onClose }: Props) {
  return (
    <Dialog title="Menu" look="side" onClose={onClose}>
      <nav aria-label="Menu">
        <NavigationList items={items} onNavigate={onClose} />
      </nav>
      <ThemeChoice />
      <div>
        <p className="menu-panel-title">Account</p>
        {person ? (
          <>
            <Link className="navigation-link" href="/profile" onClick={onClose}>
              <User aria-hidden />
              Profile
            </Link>
            <a className="navigation-link" href={withBase('/api/logout')}>
              <LogOut aria-hidden />
              Log Out
            </a>
          </>
        ) : (
          <LoginControl />
        )}
      </div>
      <Link className="navigation-link" href="/learn" onClick={onClose}>
        <CircleHelp aria-hidden />
        Help
      </Link>
    </Dialog>
  )
}
