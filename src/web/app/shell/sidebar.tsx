import { LogIn, LogOut, PenLine } from 'lucide-react'
import { useLocation, useSearch } from 'wouter'
import { WRITING } from '#domain/content/pages.ts'
import type { Person } from '#domain/people/person.ts'
import { withBase } from '#web/lib/base.ts'
import { Link } from '#web/ui/link.tsx'
import { accountItems, type NavigationItem, placeOf } from './navigation.ts'
import { NavigationList } from './navigation-list.tsx'

type Props = { person: Person | null; items: readonly NavigationItem[] }

export function Sidebar({ person, items }: Props) {
  const [path] = useLocation()
  const place = placeOf(path, useSearch())
  return (
    <div className="sidebar">
      <nav aria-label="Writing">
        <Link
          className="sidebar-write"
          href={WRITING}
          aria-current={place === WRITING ? 'page' : undefined}
        >
          <PenLine aria-hidden />
          Write
        </Link>
      </nav>
      <nav className="sidebar-card" aria-label="Navigation">
        <NavigationList items={items} />
      </nav>
      <nav className="sidebar-account" aria-label="Account">
        <NavigationList items={accountItems(person !== null)} />
        {person ? (
          <a className="navigation-link" href={withBase('/api/logout')}>
            <LogOut aria-hidden />
            Log Out
          </a>
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
