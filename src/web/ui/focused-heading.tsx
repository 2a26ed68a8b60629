import { type ReactNode, useEffect, useRef } from 'react'

/** A heading that takes the focus on mount, so screen readers notice the replaced content. */
export function FocusedHeading({
  className,
  children,
}: {
  className?: string
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h2>
  )
}
