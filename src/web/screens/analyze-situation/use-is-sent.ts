import { useEffect } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'

/** True if the text was submitted on the previous page. Cleared at once, so Back and reload show the form. */
export function useIsSent(): boolean {
  const state = useHistoryState<{ isSent?: boolean } | null>()
  const isSent = state?.isSent === true
  useEffect(() => {
    if (isSent) history.replaceState({ ...state, isSent: false }, '')
  }, [isSent, state])
  return isSent
}
