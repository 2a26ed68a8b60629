import { useSyncExternalStore } from 'react'
import { useDrawn } from '#web/lib/waking/drawn.ts'

const PHONE = '(max-width: 767px)'

/** Whether this is laid out for a phone. A server goes by what the browser said of itself. */
export function useIsPhone(): boolean {
  const drawn = useDrawn()
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(PHONE)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    isPhoneNow,
    () => drawn?.isPhone ?? false,
  )
}

export const isPhoneNow = (): boolean => matchMedia(PHONE).matches
