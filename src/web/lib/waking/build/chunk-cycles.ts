/** Part of the build. Finds chunks that import each other, because one of them would run before the other is loaded. */
type Chunk = { fileName: string; imports: readonly string[] }

/** Returns the files of one cycle, with the first repeated at the end, or null. */
export function circleAmong(chunks: ReadonlyMap<string, Chunk>): string[] | null {
  const done = new Set<string>()
  const follow = (name: string, way: readonly string[]): string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name]
    if (done.has(name)) return null
    for (const next of chunks.get(name)?.imports ?? []) {
      const circle = follow(next, [...way, name])
      if (circle) return circle
    }
    done.add(name)
    return null
  }
  for (const name of chunks.keys()) {
    const circle = follow(name, [])
    if (circle) return circle
  }
  return null
}
