/** Part of the build: two files that wait for each other are read in an order in which one of them is not there yet. */
type Chunk = { fileName: string; imports: readonly string[] }

/** The files of one such circle, the first again at its end; null where there is none. */
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
