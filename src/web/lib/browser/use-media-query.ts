import { useSyncExternalStore } from 'react'
import { useDrawn } from '#web/lib/waking/drawn.ts'

const PHONE = '(max-width: 767px)'

/** True if the layout is for a phone. The server uses the browser's display hints. */
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
