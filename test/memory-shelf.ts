import type { Shelf } from '#web/lib/offline/shelf.ts'

/** A device's shelves for tests, whose browser has no database. What is put there is a copy, as in a database. */
export function memoryShelves() {
  const shelves = new Map<string, Map<string, unknown>>()
  return <Value>(name: string): Shelf<Value> => {
    const shelf = shelves.get(name) ?? new Map<string, unknown>()
    shelves.set(name, shelf)
    return {
      get: async (key) => structuredClone(shelf.get(key)) as Value | undefined,
      all: async () => structuredClone([...shelf.values()]) as Value[],
      put: async (key, value) => void shelf.set(key, structuredClone(value)),
      remove: async (key) => void shelf.delete(key),
    }
  }
}
