import type { ComponentProps, ReactElement, ReactNode } from 'react'
import './button.css'
import { ExternalLink, Link } from './link.tsx'

type Look = {
  look?: 'primary' | 'outline' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'large' | undefined
  isWide?: boolean | undefined
}
/** Puts it on a line of its own, as wide as its words. */
type Alone = { isAlone?: boolean }

const classesOf = ({ look = 'outline', size, isWide }: Look, more?: string) =>
  ['button', `button-${look}`, size && `button-${size}`, isWide && 'button-wide', more]
    .filter(Boolean)
    .join(' ')

const placed = (isAlone: boolean, button: ReactElement) => (isAlone ? <div>{button}</div> : button)

type ButtonProps = Look & Alone & ComponentProps<'button'>

export function Button(props: ButtonProps) {
  const { look, size, isWide, isAlone = false, className, type = 'button', ...rest } = props
  const classes = classesOf({ look, size, isWide }, className)
  return placed(isAlone, <button type={type} className={classes} {...rest} />)
}

type LinkButtonProps = Look & Alone & { href: string; children: ReactNode; isExternal?: boolean }

/** A link styled as a button. */
export function LinkButton(props: LinkButtonProps) {
  const { href, children, isExternal, isAlone = false, ...look } = props
  const Anchor = isExternal ? ExternalLink : Link
  return placed(
    isAlone,
    <Anchor className={classesOf(look)} href={href}>
      {children}
    </Anchor>,
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
