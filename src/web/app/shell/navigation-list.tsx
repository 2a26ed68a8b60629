import { useLocation, useSearch } from 'wouter'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/link.tsx'
import { isCurrent, type NavigationItem, placeOf } from './navigation.ts'

type Props = { items: readonly NavigationItem[]; onNavigate?: () => void }

/** The places as a list: in the sidebar and in the menu of small screens. */
export function NavigationList({ items, onNavigate }: Props) {
  const [path] = useLocation()
  const place = placeOf(path, useSearch())
  return (
    <ul className="navigation-list">
      {items.map((item) => (
        <li key={item.href}>
          <Link
            className="navigation-link"
            href={item.href}
            aria-current={isCurrent(item, place) ? 'page' : undefined}
            {...(onNavigate && { onClick: onNavigate })}
          >
            <item.icon aria-hidden />
            <span className="navigation-words">
              {item.label}
              {item.isPremium && <Badge look="caps">PREMIUM</Badge>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
