import { useEffect } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'

/**
 * Said by whoever led here: it was written and sent off on the page before. Said once: who comes back, or loads the
 * page again, finds the form.
 */
export function useIsSent(): boolean {
  const state = useHistoryState<{ isSent?: boolean } | null>()
  const isSent = state?.isSent === true
  useEffect(() => {
    if (isSent) history.replaceState({ ...state, isSent: false }, '')
  }, [isSent, state])
  return isSent
}
