import { Link } from './link.tsx'
import './link-tabs.css'

type Tab = { label: string; href: string; isHere: boolean }

/** Tabs of a page that are links, each with an address. */
export const LinkTabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav className="link-tabs print-not" aria-label={label}>
    {tabs.map(({ label, href, isHere }) => (
      <Link key={label} className="link-tab" href={href} aria-current={isHere ? 'page' : undefined}>
        {label}
      </Link>
    ))}
  </nav>
)
