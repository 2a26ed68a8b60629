import { PenLine } from 'lucide-react'
import { useLocation, useSearch } from 'wouter'
import { WRITING } from '#domain/content/pages.ts'
import { Link } from '#web/ui/link.tsx'
import { isCurrent, type NavigationItem, placeOf } from './navigation.ts'

/** The places at the bottom of small screens, and at the end, where the thumb is, the way to write. */
export function TabBar({ items }: { items: readonly NavigationItem[] }) {
  const [path] = useLocation()
  const place = placeOf(path, useSearch())
  return (
    <nav className="tab-bar" aria-label="Main">
      <ul className="tab-bar-list">
        {items.map((item) => (
          <li key={item.href}>
            <Link
              className="tab-bar-link"
              href={item.href}
              aria-current={isCurrent(item, place) ? 'page' : undefined}
            >
              <span className="tab-bar-icon">
                <item.icon aria-hidden />
              </span>
              <span>
                {item.prefix && <span className="sr-only">{item.prefix}</span>}
                {item.label.slice(item.prefix?.length ?? 0)}
              </span>
            </Link>
          </li>
        ))}
        <li className="tab-bar-end">
          <Link
            className="tab-bar-write"
            href={WRITING}
            aria-current={place === WRITING ? 'page' : undefined}
          >
            <PenLine aria-hidden />
            <span className="sr-only">Write</span>
          </Link>
        </li>
      </ul>
    </nav>
  )
}
