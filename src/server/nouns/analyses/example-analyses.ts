import { EXAMPLE_ITEMS, EXAMPLE_RELATIONSHIPS } from '#domain/content/examples/self-map.ts'
import { EXAMPLE_SITUATIONS } from '#domain/content/examples/situations.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import { type Situation, toSnapshot } from '#domain/situation/situation.ts'
import type { Engines } from '#server/outside/engine/analysis-engine.ts'

const made = new WeakMap<Engines, Promise<Analysis[]>>()

/** Analyses the examples with the embedded engine at full depth, once per process. */
export function analyseExamples(engines: Engines): Promise<Analysis[]> {
  const kept = made.get(engines)
  if (kept) return kept
  const all = Promise.all(EXAMPLE_SITUATIONS.map((example) => analyse(engines, example)))
  made.set(engines, all)
  all.catch(() => made.delete(engines))
  return all
}

export async function analyseExample(engines: Engines, { id }: Situation): Promise<Analysis> {
  return (await analyseExamples(engines)).find(({ situationId }) => situationId === id)!
}

async function analyse(
  { embedded }: Engines,
  { id, title, description, items, createdAt }: Situation,
): Promise<Analysis> {
  const isChosen = new Set(items.map(({ itemId }) => itemId))
  const { findings } = await embedded.analyse({
    title,
    description,
    chosen: items,
    others: EXAMPLE_ITEMS.filter((item) => !isChosen.has(item.id)).map(toSnapshot),
    relationships: EXAMPLE_RELATIONSHIPS,
    depth: 'premium',
  })
  return { ...findings, id, situationId: id, createdAt }
}
