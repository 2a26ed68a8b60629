import { LogIn, LogOut, PenLine } from 'lucide-react'
import { useLocation } from 'wouter'
import type { Person } from '#domain/people/person.ts'
import { withBase } from '#web/lib/base.ts'
import { Link } from '#web/ui/link.tsx'
import { type NavigationItem, WRITING } from './navigation.ts'
import { NavigationList } from './navigation-list.tsx'

type Props = { person: Person | null; items: readonly NavigationItem[] }

export function Sidebar({ person, items }: Props) {
  const [path] = useLocation()
  return (
    <div className="sidebar">
      <nav aria-label="Writing">
        <Link
          className="sidebar-write"
          href={WRITING}
          aria-current={path === WRITING ? 'page' : undefined}
        >
          <PenLine aria-hidden />
          Write
        </Link>
      </nav>
      <nav className="sidebar-card" aria-labelledby="sidebar-navigation">
        <p className="sidebar-title" id="sidebar-navigation">
          Navigation
        </p>
        <NavigationList items={items} />
      </nav>
      <section className="sidebar-card" aria-labelledby="sidebar-account">
        <p className="sidebar-title" id="sidebar-account">
          Account
        </p>
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
      </section>
    </div>
  )
}
