import type { ReactNode } from 'react'
import { useIsPhone } from '#web/lib/browser/use-media-query.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'

type Props = { children: ReactNode }

/**
 * Content only for phones or only for desktops. The server can't know the screen, so it renders both, CSS hides one,
 * and hydration removes it without a layout shift.
 */
export const OnPhone = ({ children }: Props) =>
  useFits(true) && <div className="on-phone">{children}</div>

export const OnDesk = ({ children }: Props) =>
  useFits(false) && <div className="on-desk">{children}</div>

function useFits(forPhone: boolean): boolean {
  const isPhone = useIsPhone()
  const isAsleep = useDrawn() !== null
  return isAsleep || isPhone === forPhone
}
