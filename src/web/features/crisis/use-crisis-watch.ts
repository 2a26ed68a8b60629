import { useEffect, useMemo, useState } from 'react'
import { type DangerLevel, detectCrisis } from '#engine/crisis.ts'
import type { SmallModel } from '#web/lib/engine/small-model.ts'

/** Shorter texts than this give the small model nothing to read. */
const WORTH_READING = 12

let loading: Promise<SmallModel> | undefined

/** Once for the whole visit; where it cannot be had, the phrases watch alone. */
function loadOnce(): Promise<SmallModel> {
  loading ??= import('#web/lib/engine/small-model.ts').then((it) => it.loadSmallModel())
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

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

/**
 * How much care the written words call for, looked at whenever the writing pauses: by the phrases, and by the small
 * model as soon as it is here. What is found stays in this browser and is forgotten with the page.
 */
export function useCrisisWatch(texts: readonly string[]): DangerLevel {
  const [model, setModel] = useState<{ scores: SmallModel } | null>(null)
  const isWorthReading = texts.some((text) => text.length >= WORTH_READING)
  const settled = useAfterPause(texts.join('\n\n'))

  useEffect(() => {
    if (!isWorthReading) return
    loadOnce().then(
      (scores) => setModel({ scores }),
      () => undefined,
    )
  }, [isWorthReading])

  // Once for what stands there, not once for every letter: these are hundreds of phrases.
  return useMemo(() => {
    if (!settled.trim()) return 'none'
    const parts = settled.split('\n\n')
    return detectCrisis(parts, model?.scores(parts)).level
  }, [settled, model])
}
