import { useEffect, useMemo, useState } from 'react'
import type { DangerLevel } from '#engine/danger/crisis.ts'
import { loadOnce } from '#web/lib/load-once.ts'

/** Shorter texts than this give the small model nothing to read. */
const WORTH_READING = 12

/** With the first letter: they are here before the first pause, and a page without words needs none of them. */
const loadPhrases = loadOnce(() => import('#engine/danger/crisis.ts'))
/** Where it cannot be had, the phrases watch alone. */
const loadModel = loadOnce(() =>
  import('#web/lib/engine/small-model.ts').then((it) => it.loadSmallModel()),
)

/** In milliseconds: a sentence that is still being written is not judged. */
const PAUSE = 1000

/** What stood there when the writing last paused. */
function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(pause)
  }, [text])
  return settled
}

/** What is fetched while it is needed. What could not be had is asked for again at every pause. */
function useLoaded<T>(load: () => Promise<T>, isNeeded: boolean, settled: string): T | null {
  const [loaded, setLoaded] = useState<{ it: T } | null>(null)
  const isMissing = isNeeded && !loaded
  useEffect(() => {
    if (!isMissing) return
    load().then(
      (it) => setLoaded({ it }),
      () => undefined,
    )
  }, [load, isMissing, settled])
  return loaded?.it ?? null
}

/**
 * How much care the written words call for, looked at whenever the writing pauses: by the phrases, and by the small
 * model as soon as it is here. What is found stays in this browser and is forgotten with the page.
 */
export function useCrisisWatch(texts: readonly string[]): DangerLevel {
  const settled = useAfterPause(texts.join('\n\n'))
  const phrases = useLoaded(loadPhrases, texts.some(Boolean), settled)
  const isWorthReading = texts.some((text) => text.length >= WORTH_READING)
  const scores = useLoaded(loadModel, isWorthReading, settled)

  // Once for what stands there, not once for every letter: these are hundreds of phrases.
  return useMemo(() => {
    if (!phrases || !settled.trim()) return 'none'
    const parts = settled.split('\n\n')
    return phrases.detectCrisis(parts, scores?.(parts)).level
  }, [settled, phrases, scores])
}
