import { PenLine } from 'lucide-react'
import { Fragment } from 'react'
import { useLocation } from 'wouter'
import { Link } from '#web/ui/link.tsx'
import { isCurrent, type NavigationItem, WRITING, withoutSubscription } from './navigation.ts'

/** After which room the button to write stands: in the middle, where a thumb reaches it. */
const BEFORE_WRITING = '/self-map'

/** The rooms at the bottom of small screens, and between them the way to write. */
export function TabBar({ items }: { items: readonly NavigationItem[] }) {
  const [path] = useLocation()
  const isWriting = path === WRITING
  return (
    <nav className="tab-bar" aria-label="Main">
      <ul className="tab-bar-list">
        {withoutSubscription(items).map((item) => (
          <Fragment key={item.href}>
            <li>
              <Link
                className="tab-bar-link"
                href={item.href}
                aria-current={isCurrent(item, path) ? 'page' : undefined}
              >
                <span className="tab-bar-icon">
                  <item.icon aria-hidden />
                </span>
                {item.label}
              </Link>
            </li>
            {item.href === BEFORE_WRITING && (
              <li>
                <Link
                  className="tab-bar-link tab-bar-write"
                  href={WRITING}
                  aria-current={isWriting ? 'page' : undefined}
                >
                  <span className="tab-bar-icon">
                    <PenLine aria-hidden />
                  </span>
                  Write
                </Link>
              </li>
            )}
          </Fragment>
        ))}
      </ul>
    </nav>
  )
}
