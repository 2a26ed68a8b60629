import { EXAMPLE_SITUATIONS } from '#domain/examples/situations.ts'
import type { Situation } from '#domain/situation.ts'

export const findExampleSituation = (id: string): Situation | null =>
  EXAMPLE_SITUATIONS.find((example) => String(example.id) === id) ?? null
