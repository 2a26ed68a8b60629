import type { ComponentProps, ReactNode } from 'react'
import './button.css'
import { Link } from './link.tsx'

type Look = {
  look?: 'primary' | 'outline' | 'quiet' | 'danger'
  size?: 'small' | 'large'
  isWide?: boolean
}

const classesOf = ({ look = 'outline', size, isWide }: Look, more?: string) =>
  ['button', `button-${look}`, size && `button-${size}`, isWide && 'button-wide', more]
    .filter(Boolean)
    .join(' ')

type ButtonProps = Look & ComponentProps<'button'>

export function Button({ look, size, isWide, className, type = 'button', ...rest }: ButtonProps) {
  const looks = { ...(look && { look }), ...(size && { size }), ...(isWide && { isWide }) }
  return <button type={type} className={classesOf(looks, className)} {...rest} />
}

type LinkButtonProps = Look & { href: string; children: ReactNode; isExternal?: boolean }

/** A link styled as a button. */
export function LinkButton({ href, children, isExternal, ...look }: LinkButtonProps) {
  if (isExternal) {
    return (
      <a className={classesOf(look)} href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    )
  }
  return (
    <Link className={classesOf(look)} href={href}>
      {children}
    </Link>
  )
}

type IconButtonProps = ButtonProps & { label: string }

/** A button with only an icon. `label` is its accessible name and tooltip. */
export function IconButton({
  label,
  children,
  className,
  look = 'quiet',
  ...rest
}: IconButtonProps) {
  const classes = ['button-icon', className].filter(Boolean).join(' ')
  return (
    <Button look={look} className={classes} aria-label={label} title={label} {...rest}>
      {children}
    </Button>
  )
}
