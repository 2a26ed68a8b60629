import type { SuggestedWishes } from '#contract/analyses.ts'
import { type Begun, toSnapshot, wordsToWatch } from '#domain/situation/situation.ts'
import { suggestWishes } from '#engine/language/suggest-wishes.ts'
import { speaksOfDeathOrHarm } from '#engine/rules/death-and-harm.ts'
import type { OwnerId } from '#server/base/owner.ts'
import type { Services } from '#server/outside/services.ts'
import { DAY_IN_WORDS } from './model-task.ts'
import { isWithinDay, whetherRead, withModel } from './use-model.ts'

const NOBODY: SuggestedWishes = { wanted: [], reader: null }

/** Asks this instance's model for suggestions in the guided questions. Nothing is stored. */
export async function offerWishes(
  services: Services,
  owner: OwnerId,
  { description, items }: Begun,
  signal: AbortSignal,
): Promise<SuggestedWishes> {
  const { engines, limits, now } = services
  const model = engines.external
  const chosen = items.map(toSnapshot)
  const words = wordsToWatch({ title: '', description, items: chosen })
  // After a death or harm the person isn't asked what they wanted.
  if (!model || speaksOfDeathOrHarm(description)) return NOBODY
  if ((await whetherRead(services, owner, model, words)) !== 'waiting') return NOBODY
  const { name, where } = model
  if (!(await isWithinDay(services, owner)))
    return { wanted: [], reader: { name, where, status: 'used up' } }
  const about = { title: '', description, chosen, today: DAY_IN_WORDS.format(now()) }
  const wanted = await limits.outsideEngine.run(String(owner), signal, () =>
    withModel(services, model, signal, async (needs) => ({
      made: await suggestWishes(needs, about),
      outcome: 'read',
    })),
  )
  const status = wanted ? 'read' : 'failed'
  return { wanted: wanted ?? [], reader: { name, where, status } }
}
