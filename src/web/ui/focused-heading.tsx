import { type ReactNode, useEffect, useRef } from 'react'

/** Over what came into the place of something else: whoever cannot see that is there at once. */
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
