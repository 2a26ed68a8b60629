import { useEffect, useRef, useState } from 'react'
import type { SuggestedWishes } from '#contract/analyses.ts'

export type Suggest = (what: string) => Promise<SuggestedWishes>

/** Asked once for each text, when its card comes; undefined while it is not there. */
export function useSuggested(what: string, isAsked: boolean, suggest: Suggest | undefined) {
  const [found, setFound] = useState<{ from: string; all: SuggestedWishes }>()
  const latest = useRef(suggest)
  latest.current = suggest
  const isThere = suggest !== undefined
  useEffect(() => {
    if (!isAsked || !isThere) return
    let isHere = true
    latest.current?.(what).then(
      (all) => isHere && setFound({ from: what, all }),
      // Without a connection ours are enough.
      () => isHere && setFound({ from: what, all: { wanted: [], reader: null } }),
    )
    return () => {
      isHere = false
    }
  }, [what, isAsked, isThere])
  if (!isAsked || !isThere) return undefined
  return found?.from === what ? found.all : 'waiting'
}
