import type { Crisis } from '#contract/analyses.ts'
import type { Analysis } from '#domain/analysis.ts'
import { EXAMPLE_ITEMS, EXAMPLE_RELATIONSHIPS } from '#domain/examples/self-map.ts'
import { NOT_ON_YOUR_MAP } from '#domain/relationship.ts'
import type { VisitorSituation } from '#domain/situation.ts'
import { trialAt, VISITOR_TRIAL_EXPIRED } from '#domain/trial.ts'
import { detectCrisis } from '#engine/crisis.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { HttpContext } from '#server/http/serve.ts'
import { withinRate } from '#server/rate/rate-limit.ts'
import { refuse } from '#server/refuse.ts'
import type { Services } from '#server/services.ts'
import { visitorSince } from '#server/trial/visitor.ts'
import { toSnapshot } from './ask-engine.ts'
import { CRISIS, helpBeforeRefusal, wordsOf } from './danger.ts'

/** A browser can forget its cookie, an address cannot. */
const PER_ADDRESS = { name: 'anonymous analysis', most: 20, within: 24 * 60 * 60 * 1000 }

/** The same engine as for everybody, at basic depth; nothing is stored and nothing leaves the machine. */
export async function analyseAnonymously(
  services: Services,
  c: HttpContext,
  { title, description, ...given }: VisitorSituation & { anyway?: boolean | undefined },
): Promise<Analysis | Crisis> {
  const { engines, now, config } = services
  const map = mapOf(given)
  const items = [...new Set(given.selfMapItemIds)].map((id) =>
    toSnapshot(map.get(id) ?? refuse('invalid', NOT_ON_YOUR_MAP)),
  )
  const words = wordsOf({ title, description, items })
  const mayAsk = async () => {
    refuseAfterTrial(services, c)
    await withinRate(services, PER_ADDRESS, clientAddress(c, config.proxyHops))
  }
  const isCrisis =
    detectCrisis(words).isCrisis ||
    (await helpBeforeRefusal(engines.embedded, words, mayAsk)) === 'danger'
  if (isCrisis && !given.anyway) return CRISIS

  const others = [...map.values()].filter(({ id }) => !given.selfMapItemIds.includes(id))
  const answer = await engines.embedded.analyse({
    title,
    description,
    chosen: items,
    others: others.map(toSnapshot),
    relationships: EXAMPLE_RELATIONSHIPS.filter(
      ({ sourceItemId, targetItemId }) => map.has(sourceItemId) && map.has(targetItemId),
    ),
    depth: 'basic',
  })
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

function refuseAfterTrial(services: Services, c: HttpContext): void {
  const since = visitorSince(services, c)
  const facts = { isSubscribed: false, accountSince: null, visitorSince: since }
  if (trialAt(services.now(), facts).status === 'expired')
    refuse('trial_expired', VISITOR_TRIAL_EXPIRED)
}
