import { useEffect, useState } from 'react'

/** Caches the result of `load`. After a failure the next call tries again. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load()
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
}

/** Loads something once it is needed. Retries a failed load whenever `retry` changes. */
export function useLoaded<T>(load: () => Promise<T>, isNeeded: boolean, retry = ''): T | null {
  const [loaded, setLoaded] = useState<{ it: T } | null>(null)
  const isMissing = isNeeded && !loaded
  useEffect(() => {
    if (!isMissing) return
    load().then(
      (it) => setLoaded({ it }),
      () => undefined,
    )
  }, [load, isMissing, retry])
  return loaded?.it ?? null
}
