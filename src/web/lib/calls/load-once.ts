/** Fetches something once for the whole visit; where it could not be had, the next call tries again. */
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
