import type { Crisis } from '#contract/refusal.ts'
import { DESCRIPTION, TITLE } from '#domain/situation/situation-limits.ts'
import { DAY, HOUR } from '#domain/values/duration.ts'
import { detectCrisis } from '#engine/danger/crisis.ts'
import { DEEPEST } from '#server/base/json/json-text.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { countUse, type Rate, unlessRefused, withinNetworkRate } from './rate/rate-limit.ts'
import type { Services } from './services.ts'

export const CRISIS: Crisis = { crisis: true }

/** The only limit on these analyses, because they aren't counted. */
const ANYWAY: Rate = { name: 'analysis in danger', max: 20, within: DAY }

/** True if a person in danger may still get the analysis. Beyond the daily limit they get only help. */
export const mayGoOn = async (services: Services, subject: string): Promise<boolean> =>
  (await countUse(services, ANYWAY, subject)).fits

/**
 * Limits floods of text, because the danger check precedes every limit of plan or trial. If counting fails, the
 * request passes.
 */
const LOOKED_AT: Rate = { name: 'words sent', max: 600, within: HOUR, wider: [1200, 3600] }

export const refuseFlood = (services: Services, networks: readonly string[]): Promise<void> =>
  withinNetworkRate(services, LOOKED_AT, networks).catch(unlessRefused)

/** The refused texts that the large model reads per subject. Beyond them the small model's doubt decides. */
const LOOKS: Rate = { name: 'look before a refusal', max: 20, within: HOUR }

/** Who asks, and a signal that aborts when they disconnect. */
type Asker = { subject: string; signal?: AbortSignal | undefined }

/**
 * Runs `act`, but returns 'danger' instead of a refusal if the words speak of danger. No limit, trial, queue or fault
 * holds help back.
 */
export async function helpBeforeRefusal<Result>(
  services: Services,
  asker: Asker,
  words: readonly string[] | (() => Promise<readonly string[]>),
  act: () => Promise<Result>,
): Promise<Result | 'danger'> {
  try {
    return await act()
  } catch (error) {
    if (asker.signal?.aborted) throw error
    const said = typeof words === 'function' ? await words() : words
    if (await isDangerInPassing(services, asker, said)) return 'danger'
    if (error instanceof Error) lookedAt.add(error)
    throw error
  }
}

/** Refusals after the large model heard no danger, so it doesn't read the same words twice. */
const lookedAt = new WeakSet<Error>()

/**
 * Checks refused words cheaply, because a refusal must not cost as much as what it refuses. The small model looks
 * first, then the large one under a separate limit that analyses can't fill.
 */
async function isDangerInPassing(
  services: Services,
  asker: Asker,
  words: readonly string[],
): Promise<boolean> {
  if (await services.engines.embedded.checkWithSmallModel(words)) return true
  return lookIn(['looking'], services, asker, words, () => mayLook(services, asker))
}

const mayLook = async (services: Services, { subject }: Asker): Promise<boolean> =>
  (await countUse(services, LOOKS, subject).catch(() => ({ fits: true }))).fits

/**
 * Checks with the large model, or with the small one at level `care` if neither limit has room. A false alarm is
 * better than a miss.
 */
async function lookIn(
  [lane, ...others]: readonly ('looking' | 'reading')[],
  services: Services,
  asker: Asker,
  words: readonly string[],
  may = async () => true,
): Promise<boolean> {
  const { engines, limits: lanes } = services
  const doubt = () => engines.embedded.checkWithSmallModel(words, 'care')
  if (!lane) return doubt()
  const look = async () => ((await may()) ? engines.embedded.speaksOfDanger(words) : doubt())
  return lanes[lane]
    .run(asker.subject, asker.signal, look)
    .catch(() => lookIn(others, services, asker, words))
}

/** In characters, the length of the longest situation. Of a longer text both ends are checked. */
const LENGTH_LOOKED_AT = TITLE.max + DESCRIPTION.max
const ends = (text: string): string =>
  text.length <= LENGTH_LOOKED_AT
    ? text
    : `${text.slice(0, LENGTH_LOOKED_AT / 2)}\n${text.slice(-LENGTH_LOOKED_AT / 2)}`

function textsIn(given: unknown, depth = DEEPEST): string[] {
  if (typeof given === 'string') return [given]
  if (given === null || typeof given !== 'object' || depth === 0) return []
  return Object.values(given).flatMap((part) => textsIn(part, depth - 1))
}

/**
 * Checks a request that is refused for a cause of its own (too short, too long, no session). The large model hears
 * veiled words too; beyond its limit the small one decides, without its doubts.
 */
export async function isDangerInUnfit(
  services: Services,
  asker: Asker,
  given: unknown,
  refusal?: Error,
): Promise<boolean> {
  const { engines, limits } = services
  const texts = textsIn(given)
  if (texts.length === 0) return false
  const words = [ends(texts.join('\n'))]
  if (await engines.embedded.checkWithSmallModel(words)) return true
  if (refusal && lookedAt.has(refusal)) return false
  const look = async () =>
    (await mayLook(services, asker)) && engines.embedded.speaksOfDanger(words)
  return limits.looking.run(asker.subject, asker.signal, look).catch(() => false)
}

/** Checks a valid request that couldn't be processed, also with the large model. */
export async function isDangerInLost(
  services: Services,
  asker: Asker,
  given: unknown,
): Promise<boolean> {
  const texts = textsIn(given)
  return texts.length > 0 && isDangerInPassing(services, asker, [ends(texts.join('\n'))])
}

/** Looks only for the plainest phrases, for requests beyond the flood limit. */
export const isPlainDanger = (given: unknown): boolean =>
  detectCrisis([ends(textsIn(given).join('\n'))]).isCrisis

/** Checks texts saved beside a situation for danger to life. */
export async function callsForHelp(
  services: Services,
  subject: OwnerId | string,
  texts: readonly (string | null | undefined)[],
): Promise<boolean> {
  const written = texts.filter((text): text is string => Boolean(text))
  if (written.length === 0) return false
  return lookIn(['reading', 'looking'], services, { subject: String(subject) }, written)
}
