import { Link } from './link.tsx'

const LINKS = [
  { href: '/help', label: 'Get help now' },
  { href: '/help#safety', label: 'Safety' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
  { href: '/accessibility', label: 'Accessibility' },
]

/** The foot of every page: what somebody may want to read before they trust us. */
export const FooterLinks = ({ className = '' }: { className?: string }) => (
  <>
    {LINKS.map(({ href, label }) => (
      <Link key={href} className={className} href={href}>
        {label}
      </Link>
    ))}
  </>
)
