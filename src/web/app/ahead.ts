import { useEffect } from 'react'
import type { Person } from '#domain/people/person.ts'
import { withoutBase } from '#web/lib/base.ts'
import { TOAST_CARD } from '#web/ui/toast.tsx'
import { fetchPlace } from './places.ts'

/** In milliseconds. */
const QUIET_AFTER = 3000

/** Fetches the code of a page as soon as its link is pointed at, touched or focused. */
export function usePlacesAhead(person: Person | null): void {
  useEffect(() => {
    const fetchAhead = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
      const path = withoutBase(link.pathname)
      if (!path.startsWith('/api/'))
        void fetchPlace(path, link.search, person).catch(() => undefined)
    }
    const events = ['pointerover', 'pointerdown', 'focusin']
    for (const name of events) document.addEventListener(name, fetchAhead, { passive: true })
    return () => {
      for (const name of events) document.removeEventListener(name, fetchAhead)
    }
  }, [person])
}

/** The way to help must open without a network, and so must a message: both are fetched as soon as there is a quiet moment. */
export function useHelpAtHand(): void {
  useEffect(() => {
    const fetchBoth = () =>
      void Promise.all([fetchPlace('/help', '', null), TOAST_CARD.preload()]).catch(() => undefined)
    const timer = setTimeout(fetchBoth, QUIET_AFTER)
    return () => clearTimeout(timer)
  }, [])
}
