import type { ReactNode } from 'react'
import { useIsPhone } from '#web/lib/browser/use-media-query.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'

type Props = { children: ReactNode }

/**
 * What only a phone or only a desk shows. A server cannot see the screen, so a page comes with both, and styles show
 * the one that fits; once it is awake the other one goes, and nothing moves.
 */
export const OnPhone = ({ children }: Props) => {
  const isPhone = useIsPhone()
  const isAsleep = useDrawn() !== null
  return (isPhone || isAsleep) && <div className="on-phone">{children}</div>
}

export const OnDesk = ({ children }: Props) => {
  const isPhone = useIsPhone()
  const isAsleep = useDrawn() !== null
  return (!isPhone || isAsleep) && <div className="on-desk">{children}</div>
}
