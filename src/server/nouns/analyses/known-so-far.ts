import type { Crisis } from '#contract/refusal.ts'
import { type Begun, toSnapshot, wordsToWatch } from '#domain/situation/situation.ts'
import type { WalkKnown } from '#domain/situation/walk.ts'
import { DAY } from '#domain/values/duration.ts'
import { detectCrisis } from '#engine/danger/crisis.ts'
import type { OwnerId } from '#server/base/owner.ts'
import type { Browser } from '#server/http/browser.ts'
import { CRISIS, helpBeforeRefusal, refuseFlood } from '#server/outside/danger.ts'
import { withinRate } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'
import { refuseAfterTrial } from './analyse-anonymously.ts'

/** The guided questions count against no plan. This limit only stops scripts. */
const PER_SUBJECT = { name: 'walk', most: 200, within: DAY }

/** Reads the text with our engine for the guided questions. Nothing is stored. */
export async function knownSoFar(
  services: Services,
  browser: Browser,
  owner: OwnerId | null,
  { description, items }: Begun,
): Promise<WalkKnown | Crisis> {
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
    if (owner === null) refuseAfterTrial(services, browser)
    await withinRate(services, PER_SUBJECT, subject)
    return lanes.reading.run(subject, signal, () => engines.embedded.know(question))
  })
  return known === 'danger' || !known ? CRISIS : known
}
