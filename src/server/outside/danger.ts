import type { Crisis } from '#contract/refusal.ts'
import { DESCRIPTION, TITLE } from '#domain/situation/situation-limits.ts'
import { DAY, HOUR } from '#domain/values/duration.ts'
import { detectCrisis } from '#engine/danger/crisis.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { countUse, type Rate, unlessRefused, withinNetworkRate } from './rate/rate-limit.ts'
import type { Services } from './services.ts'

export const CRISIS: Crisis = { crisis: true }

/** Such analyses are not counted and stand under no limit, so this is the only one they have. */
const ANYWAY: Rate = { name: 'analysis in danger', most: 20, within: DAY }

/** Whether somebody in danger who asks for the analysis all the same gets it; beyond a day's many, only help. */
export const mayGoOn = async (services: Services, subject: string): Promise<boolean> =>
  (await countUse(services, ANYWAY, subject)).fits

/**
 * Words are looked at for danger before any limit of plan or trial, so this alone keeps a machine from sending them all
 * day. Where it cannot be counted, nobody is turned away.
 */
const LOOKED_AT: Rate = { name: 'words sent', most: 600, within: HOUR, wider: [1200, 3600] }

export const refuseFlood = (services: Services, networks: readonly string[]): Promise<void> =>
  withinNetworkRate(services, LOOKED_AT, networks).catch(unlessRefused)

/** So many that are turned away are read by the large model; whoever knocks on and on gets the small one's doubt. */
const LOOKS: Rate = { name: 'look before a refusal', most: 20, within: HOUR }

/** Who asks, and whether they still wait for an answer. */
type Asker = { subject: string; signal?: AbortSignal | undefined }

/** A refusal stands only where the words do not speak of danger: no limit, trial, queue or fault keeps help back. */
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
    throw error
  }
}

/**
 * For words that are turned away. A refusal must not cost as much as what it refuses: the small model takes the first look,
 * and the large one the second, in a narrow lane of its own that no crowd of analyses can fill.
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

/** Where there is no room for the large model, a doubt of the small one is enough: better a panel too many. */
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

/** In characters: no more is looked at than the longest situation has. What is too long is looked at from both ends. */
const LENGTH_LOOKED_AT = TITLE.max + DESCRIPTION.max
const ends = (text: string): string =>
  text.length <= LENGTH_LOOKED_AT
    ? text
    : `${text.slice(0, LENGTH_LOOKED_AT / 2)}\n${text.slice(-LENGTH_LOOKED_AT / 2)}`

/** Nothing that is sent has words any deeper. */
const DEEPEST = 5
function textsIn(given: unknown, depth = DEEPEST): string[] {
  if (typeof given === 'string') return [given]
  if (given === null || typeof given !== 'object' || depth === 0) return []
  return Object.values(given).flatMap((part) => textsIn(part, depth - 1))
}

/** Whatever is wrong with what was sent, too short, too long or no item: words of danger in it are answered with help. */
export async function isDangerInUnfit(services: Services, given: unknown): Promise<boolean> {
  const texts = textsIn(given)
  if (texts.length === 0) return false
  return services.engines.embedded.checkWithSmallModel([ends(texts.join('\n'))])
}

/** The same where nothing is wrong with it, but it could not be taken all the same: the large model has a look, too. */
export async function isDangerInLost(
  services: Services,
  asker: Asker,
  given: unknown,
): Promise<boolean> {
  const texts = textsIn(given)
  return texts.length > 0 && isDangerInPassing(services, asker, [ends(texts.join('\n'))])
}

/** Beyond a flood only the plainest phrases are looked for. */
export const isPlainDanger = (given: unknown): boolean =>
  detectCrisis([ends(textsIn(given).join('\n'))]).isCrisis

/** Whether what somebody is about to keep beside a situation speaks of danger to life: then help comes first. */
export async function callsForHelp(
  services: Services,
  subject: OwnerId | string,
  texts: readonly (string | null | undefined)[],
): Promise<boolean> {
  const written = texts.filter((text): text is string => Boolean(text))
  if (written.length === 0) return false
  return lookIn(['reading', 'looking'], services, { subject: String(subject) }, written)
}
