import type { Crisis } from '#contract/analyses.ts'
import type { Analysis } from '#domain/analysis.ts'
import { DAY } from '#domain/duration.ts'
import { EXAMPLE_ITEMS, EXAMPLE_RELATIONSHIPS } from '#domain/examples/self-map.ts'
import { NOT_ON_YOUR_MAP } from '#domain/relationship.ts'
import { toSnapshot, type VisitorSituation, wordsToWatch } from '#domain/situation.ts'
import { trialAt, VISITOR_TRIAL_EXPIRED } from '#domain/trial.ts'
import { detectCrisis } from '#engine/crisis.ts'
import { refuse } from '#server/base/refuse.ts'
import type { Browser } from '#server/http/browser.ts'
import type { Question } from '#server/outside/engine/analysis-engine.ts'
import { withinRate } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'
import { visitorSince } from '#server/people/visitor.ts'
import { CRISIS, helpBeforeRefusal, mayGoOn } from './danger.ts'

/** A browser can forget its cookie, an address cannot. */
const PER_ADDRESS = { name: 'anonymous analysis', most: 20, within: DAY }

/** The same engine as for everybody, at basic depth; nothing is stored and nothing leaves the machine. */
export async function analyseAnonymously(
  services: Services,
  browser: Browser,
  { title, description, ...given }: VisitorSituation & { anyway?: boolean | undefined },
): Promise<Analysis | Crisis> {
  const { engines, lanes, now } = services
  const map = mapOf(given)
  const items = [...new Set(given.selfMapItemIds)].map((id) =>
    toSnapshot(map.get(id) ?? refuse('invalid', NOT_ON_YOUR_MAP)),
  )
  const words = wordsToWatch({ title, description, items })
  const mayAsk = async () => {
    refuseAfterTrial(services, browser)
    await withinRate(services, PER_ADDRESS, browser.address)
  }
  const isCrisis =
    detectCrisis(words).isCrisis ||
    (await helpBeforeRefusal(engines.embedded, words, mayAsk)) === 'danger'
  if (isCrisis && !(given.anyway && (await mayGoOn(services, browser.address)))) return CRISIS

  const others = [...map.values()].filter(({ id }) => !given.selfMapItemIds.includes(id))
  const question: Question = {
    title,
    description,
    chosen: items,
    others: others.map(toSnapshot),
    relationships: EXAMPLE_RELATIONSHIPS.filter(
      ({ sourceItemId, targetItemId }) => map.has(sourceItemId) && map.has(targetItemId),
    ),
    depth: 'basic',
  }
  const answer = await lanes.reading.run(browser.address, browser.hasLeft, () =>
    engines.embedded.analyse(question),
  )
  if (answer.isCrisis && !given.anyway) return CRISIS
  // The spec promises an id; nothing is kept under it.
  return {
    ...answer.findings,
    id: now(),
    situationId: null,
    createdAt: new Date(now()).toISOString(),
  }
}

/** The example map, with what the visitor typed in its place or beside it. */
const mapOf = ({ exampleSelfMapItems }: Pick<VisitorSituation, 'exampleSelfMapItems'>) =>
  new Map([...EXAMPLE_ITEMS, ...exampleSelfMapItems].map((item) => [item.id, item]))

function refuseAfterTrial(services: Services, browser: Browser): void {
  const since = visitorSince(services, browser)
  const facts = { isSubscribed: false, accountSince: null, visitorSince: since }
  if (trialAt(services.now(), facts).status === 'expired')
    refuse('trial_expired', VISITOR_TRIAL_EXPIRED)
}
