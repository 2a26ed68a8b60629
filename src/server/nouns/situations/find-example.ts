import { EXAMPLE_SITUATIONS } from '#domain/content/examples/situations.ts'
import type { Situation } from '#domain/situation/situation.ts'

export const findExampleSituation = (id: number): Situation | null =>
  EXAMPLE_SITUATIONS.find((example) => example.id === id) ?? null
