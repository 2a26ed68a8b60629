import type { VisitorAnalysis } from '#contract/analyses.ts'
import type { Crisis } from '#contract/refusal.ts'
import {
  VISITOR_ANALYSES_A_DAY,
  VISITOR_TRIAL_EXPIRED,
  visitorDayUsedUp,
} from '#domain/people/trial.ts'
import { NOT_ON_YOUR_MAP } from '#domain/self-map/relationship.ts'
import { type Correction, ownLines } from '#domain/situation/correction.ts'
import type { Facts } from '#domain/situation/facts.ts'
import { type VisitorSituation, wordsToWatch } from '#domain/situation/situation.ts'
import { DAY } from '#domain/values/duration.ts'
import { detectCrisis } from '#engine/danger/crisis.ts'
import { type Answer, answerCorrected, type Question, visitorQuestion } from '#engine/question.ts'
import { refuse } from '#server/base/refuse.ts'
import type { Visit } from '#server/http/browser.ts'
import {
  CRISIS,
  callsForHelp,
  helpBeforeRefusal,
  mayGoOn,
  refuseFlood,
} from '#server/outside/danger.ts'
import { withinRate } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'
import { visitorTrial } from '#server/people/visitor.ts'
import { rewriterFor } from './correct-analysis.ts'

const PER_ADDRESS = {
  name: 'anonymous analysis',
  max: VISITOR_ANALYSES_A_DAY,
  within: DAY,
  usedUp: visitorDayUsedUp,
}

/** A correction isn't an analysis. This limit only stops scripts. */
const REREAD_PER_ADDRESS = { name: 'anonymous reading', max: 400, within: DAY }

/**
 * Analyses with the same engine as for accounts, at basic depth if there are plans. Nothing is stored, and nothing
 * leaves the machine.
 */
export async function analyseAnonymously(
  services: Visit,
  { anyway, ...given }: VisitorSituation & { anyway?: boolean | undefined },
): Promise<VisitorAnalysis | Crisis> {
  const { browser } = services
  await refuseFlood(services, browser.networks)
  const { engines, limits: lanes } = services
  const question = questionOf(services, given)
  const words = wordsToWatch({ ...given, items: question.chosen })
  const asker = { subject: browser.address, signal: browser.hasLeft }
  const read = () =>
    lanes.reading.run(asker.subject, asker.signal, () => engines.embedded.analyse(question))
  const readWithinLimits = async () => {
    refuseAfterTrial(services)
    await withinRate(services, PER_ADDRESS, browser.address)
    return read()
  }
  const answer = detectCrisis(words).isCrisis
    ? 'danger'
    : await helpBeforeRefusal(services, asker, words, readWithinLimits)
  if (answer !== 'danger') return answer.isCrisis && !anyway ? CRISIS : toVisitor(services, answer)
  if (!anyway || !(await mayGoOn(services, browser.address))) return CRISIS
  return toVisitor(services, await read())
}

/** Applies a visitor's corrections to the facts they sent, without running the model again. */
export async function readAnewAnonymously(
  services: Visit,
  {
    facts,
    said,
    anyway = false,
    ...given
  }: VisitorSituation & { facts: Facts; said: Correction; anyway?: boolean | undefined },
): Promise<VisitorAnalysis | Crisis> {
  const { browser } = services
  await refuseFlood(services, browser.networks)
  const own = ownLines(said)
  const asker = { subject: browser.address, signal: browser.hasLeft }
  const isDanger = await helpBeforeRefusal(services, asker, own, async () => {
    refuseAfterTrial(services)
    await withinRate(services, REREAD_PER_ADDRESS, browser.address)
    return callsForHelp(services, browser.address, own)
  })
  // Help precedes the limit, but the limit also holds after help was shown.
  if (isDanger === 'danger' || (isDanger && !anyway)) return CRISIS
  const question = questionOf(services, given)
  const rewriter = rewriterFor(services, asker.subject)
  return toVisitor(services, await answerCorrected(rewriter, question, facts, said))
}

const questionOf = ({ config }: Services, given: VisitorSituation): Question =>
  visitorQuestion(given, config.hasPlans ? 'basic' : 'premium') ??
  refuse('invalid', NOT_ON_YOUR_MAP)

/** The spec requires an id, but nothing is stored under it. */
const toVisitor = ({ now }: Services, { findings, facts }: Answer): VisitorAnalysis => ({
  ...findings,
  id: now(),
  situationId: null,
  createdAt: new Date(now()).toISOString(),
  ...(facts && { facts }),
})

export function refuseAfterTrial(services: Visit): void {
  if (services.config.hasPlans && visitorTrial(services).status === 'expired')
    refuse('trial_expired', VISITOR_TRIAL_EXPIRED)
}
