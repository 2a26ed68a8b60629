import type { MouseEvent, ReactNode } from 'react'
import { Link as PlainLink } from 'wouter'
import { withDevUser } from '#web/lib/dev-user.ts'

type Props = {
  href: string
  children: ReactNode
  className?: string
  'aria-current'?: 'page' | undefined
  onClick?: (event: MouseEvent) => void
}

/** A link inside the product. Preserves the development user in the address. */
export function Link({ href, ...rest }: Props) {
  return <PlainLink href={withDevUser(href)} {...rest} />
}

/** A link to another site, in a new tab and without a referrer. */
export function ExternalLink({ href, ...rest }: Props) {
  return <a href={href} target="_blank" rel="noopener noreferrer" {...rest} />
}
