import { useLocation } from 'wouter'
import { Link } from '#web/ui/link.tsx'
import { isCurrent, type NavigationItem, withoutSubscription } from './navigation.ts'

/** The rooms at the bottom of small screens. */
export function TabBar({ items }: { items: readonly NavigationItem[] }) {
  const [path] = useLocation()
  return (
    <nav className="tab-bar" aria-label="Main">
      <ul className="tab-bar-list">
        {withoutSubscription(items).map((item) => (
          <li key={item.href}>
            <Link
              className="tab-bar-link"
              href={item.href}
              aria-current={isCurrent(item, path) ? 'page' : undefined}
            >
              <span className="tab-bar-icon">
                <item.icon aria-hidden />
              </span>
              {item.shortLabel ?? item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
