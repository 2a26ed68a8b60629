import type { SuggestedWishes } from '#contract/analyses.ts'
import type { Crisis } from '#contract/refusal.ts'
import { type BegunSituation, toSnapshot, wordsToWatch } from '#domain/situation/situation.ts'
import type { WalkKnown } from '#domain/situation/walk.ts'
import { DAY } from '#domain/values/duration.ts'
import { detectCrisis } from '#engine/danger/crisis.ts'
import { suggestWishes } from '#engine/language/suggest-wishes.ts'
import { speaksOfDeathOrHarm } from '#engine/rules/death-and-harm.ts'
import type { OwnerId } from '#server/base/owner.ts'
import type { Visit } from '#server/http/browser.ts'
import { CRISIS, helpBeforeRefusal, refuseFlood } from '#server/outside/danger.ts'
import { withinRate } from '#server/outside/rate/rate-limit.ts'
import type { OwnServices } from '#server/outside/services.ts'
import { refuseAfterTrial } from './analyse-anonymously.ts'
import { DAY_IN_WORDS } from './read-by-model.ts'
import { isWithinDay, whetherRead, withModel } from './use-model.ts'

/** The guided questions count against no plan. This limit only stops scripts. */
const PER_SUBJECT = { name: 'walk', max: 200, within: DAY }

/** Reads the text with our engine for the guided questions. Nothing is stored. */
export async function knownSoFar(
  services: Visit,
  owner: OwnerId | null,
  { description, items }: BegunSituation,
): Promise<WalkKnown | Crisis> {
  const { browser } = services
  const subject = owner === null ? browser.address : `person ${owner}`
  await refuseFlood(services, owner === null ? browser.networks : [subject])
  const { engines, limits: lanes } = services
  const chosen = items.map(toSnapshot)
  const words = wordsToWatch({ title: '', description, items: chosen })
  if (detectCrisis(words).isCrisis) return CRISIS
  const question = {
    title: '',
    description,
    chosen,
    others: [],
    relationships: [],
    depth: 'basic',
  } as const
  const signal = browser.hasLeft
  const known = await helpBeforeRefusal(services, { subject, signal }, words, async () => {
    if (owner === null) refuseAfterTrial(services)
    await withinRate(services, PER_SUBJECT, subject)
    return lanes.reading.run(subject, signal, () => engines.embedded.know(question))
  })
  return known === 'danger' || !known ? CRISIS : known
}

const NOBODY: SuggestedWishes = { wanted: [], reader: null }

/** Asks this instance's model for suggestions in the guided questions. Nothing is stored. */
export async function offerWishes(
  own: OwnServices,
  { description, items }: BegunSituation,
  signal: AbortSignal,
): Promise<SuggestedWishes> {
  const { engines, limits, now } = own
  const model = engines.external
  const chosen = items.map(toSnapshot)
  const words = wordsToWatch({ title: '', description, items: chosen })
  // After a death or harm the person isn't asked what they wanted.
  if (!model || speaksOfDeathOrHarm(description)) return NOBODY
  if ((await whetherRead(own, model, words)) !== 'waiting') return NOBODY
  const { name, where } = model
  if (!(await isWithinDay(own))) return { wanted: [], reader: { name, where, status: 'used up' } }
  const about = { title: '', description, chosen, today: DAY_IN_WORDS.format(now()) }
  const wanted = await limits.outsideEngine.run(String(own.owner), signal, () =>
    withModel(own, model, signal, (needs) => suggestWishes(needs, about)),
  )
  const status = wanted ? 'read' : 'failed'
  return { wanted: wanted ?? [], reader: { name, where, status } }
}
