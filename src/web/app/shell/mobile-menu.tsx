import { HeartHandshake, LogOut, Search } from 'lucide-react'
import type { Person } from '#domain/people/person.ts'
import { LoginControl } from '#web/features/sign-in/login-control.tsx'
import { withBase } from '#web/lib/base.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import { ThemeChoice } from '#web/ui/theme-choice.tsx'
import { accountItems, type NavigationItem } from './navigation.ts'
import { NavigationList } from './navigation-list.tsx'

type Props = {
  person: Person | null
  items: readonly NavigationItem[]
  onFind: () => void
  onClose: () => void
}

/** Slides in from the side on small screens: every place, the theme, the account. */
export function MobileMenu({ person, items, onFind, onClose }: Props) {
  return (
    <Dialog title="Menu" look="side" onClose={onClose}>
      <nav aria-label="Menu">
        <NavigationList items={items} onNavigate={onClose} />
      </nav>
      <ThemeChoice />
      <nav aria-label="Account">
        <NavigationList items={accountItems(person !== null)} onNavigate={onClose} />
        <button type="button" className="navigation-link" onClick={onFind}>
          <Search aria-hidden />
          Find
        </button>
        <Link className="navigation-link" href="/help" onClick={onClose}>
          <HeartHandshake aria-hidden />
          Get help now
        </Link>
        {person ? (
          <a className="navigation-link" href={withBase('/api/logout')}>
            <LogOut aria-hidden />
            Log Out
          </a>
        ) : (
          <LoginControl />
        )}
      </nav>
    </Dialog>
  )
}
