import { useDeferredValue, useEffect, useState } from 'react'
import { detectCrisis } from '#engine/crisis.ts'
import type { SmallModel } from './small-model.ts'

/** Shorter texts than this give the small model nothing to read. */
const WORTH_READING = 12

let loading: Promise<SmallModel> | undefined

/** Once for the whole visit; where it cannot be had, the phrases watch alone. */
function loadOnce(): Promise<SmallModel> {
  loading ??= import('./small-model.ts').then((it) => it.loadSmallModel())
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/**
 * Whether what is written may speak of danger to life. The phrases answer at once, the small model as soon
 * as it is here. What is found stays in this browser and is forgotten with the page.
 */
export function useCrisisWatch(texts: readonly string[]): boolean {
  const [model, setModel] = useState<{ scores: SmallModel } | null>(null)
  const isWorthReading = texts.some((text) => text.length >= WORTH_READING)
  const settled = useDeferredValue(texts.join('\n\n'))

  useEffect(() => {
    if (!isWorthReading) return
    loadOnce().then(
      (scores) => setModel({ scores }),
      () => undefined,
    )
  }, [isWorthReading])

  const parts = settled.split('\n\n')
  return detectCrisis(parts, model?.scores(parts)).isCrisis
}
