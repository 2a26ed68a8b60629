import { EXAMPLE_SITUATIONS } from '#domain/examples/situations.ts'
import type { Situation } from '#domain/situation.ts'

export const findExampleSituation = (id: number): Situation | null =>
  EXAMPLE_SITUATIONS.find((example) => example.id === id) ?? null
