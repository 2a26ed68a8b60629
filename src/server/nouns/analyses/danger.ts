import type { Crisis } from '#contract/analyses.ts'
import type { EmbeddedEngine } from '#server/outside/engine/analysis-engine.ts'

export const CRISIS: Crisis = { crisis: true }

/**
 * A refusal stands only where the words do not speak of danger: no limit, trial or fault keeps help back.
 * Patterns are cheap and looked for before; here the whole model reads, because otherwise it would not.
 */
export async function helpBeforeRefusal<Result>(
  engine: EmbeddedEngine,
  words: readonly string[],
  act: () => Promise<Result>,
): Promise<Result | 'danger'> {
  try {
    return await act()
  } catch (error) {
    if (await engine.speaksOfDanger(words)) return 'danger'
    throw error
  }
}
