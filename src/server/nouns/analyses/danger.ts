import type { Crisis } from '#contract/analyses.ts'
import { DAY } from '#domain/duration.ts'
import type { OwnerId } from '#server/base/owner.ts'
import type { EmbeddedEngine } from '#server/outside/engine/analysis-engine.ts'
import { countUse, type Rate } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'

export const CRISIS: Crisis = { crisis: true }

/** Such analyses are not counted and stand under no limit, so this is the only one they have. */
const ANYWAY: Rate = { name: 'analysis in danger', most: 20, within: DAY }

/** Whether somebody in danger who asks for the analysis all the same gets it; beyond a day's many, only help. */
export const mayGoOn = async (services: Services, subject: string): Promise<boolean> =>
  (await countUse(services, ANYWAY, subject)).fits

/**
 * A refusal stands only where the words do not speak of danger: no limit, trial or fault keeps help back.
 * The small model takes that look: a refusal must not cost as much as what it refuses.
 */
export async function helpBeforeRefusal<Result>(
  engine: EmbeddedEngine,
  words: readonly string[],
  act: () => Promise<Result>,
): Promise<Result | 'danger'> {
  try {
    return await act()
  } catch (error) {
    if (await engine.glance(words)) return 'danger'
    throw error
  }
}

/** Whether what somebody is about to keep beside a situation speaks of danger to life: then help comes first. */
export async function callsForHelp(
  { engines, lanes }: Services,
  owner: OwnerId,
  texts: readonly (string | null | undefined)[],
): Promise<boolean> {
  const written = texts.filter((text): text is string => Boolean(text))
  if (written.length === 0) return false
  return lanes.reading.run(String(owner), undefined, () => engines.embedded.speaksOfDanger(written))
}
