import { PAGES } from '#domain/content/pages.ts'
import {
  COPYRIGHT,
  FRAMEWORK_AUTHOR,
  FRAMEWORK_NAME,
  PRODUCT_NAME,
} from '#domain/content/product.ts'
import { Link } from './link.tsx'

const LINKS: { href: string; label: string }[] = Object.entries(PAGES).flatMap(
  ([href, { footer }]) => (footer ? [{ href, label: footer }] : []),
)
LINKS.splice(1, 0, { href: '/help#safety', label: 'Safety' })

/** The links at the bottom of every page, to what people may read before they trust us. */
export const FooterLinks = ({ className = '' }: { className?: string }) => (
  <>
    {LINKS.map(({ href, label }) => (
      <Link key={href} className={className} href={href}>
        {label}
      </Link>
    ))}
  </>
)

export const Copyright = () => (
  <p>
    {COPYRIGHT}. {PRODUCT_NAME} is built on {FRAMEWORK_AUTHOR}’s {FRAMEWORK_NAME}.
  </p>
)
