/** Analyses in this browser, so the text never leaves it. Runs the same questions as the server. */
import type { VisitorAnalysis } from '#contract/analyses.ts'
import type { Crisis } from '#contract/refusal.ts'
import { NOT_ON_YOUR_MAP } from '#domain/self-map/relationship.ts'
import { type Correction, ownLines } from '#domain/situation/correction.ts'
import type { Facts } from '#domain/situation/facts.ts'
import { type VisitorSituation, wordsToWatch } from '#domain/situation/situation.ts'
import { detectCrisis } from '#engine/danger/crisis.ts'
import {
  type Answer,
  analyseQuestion,
  answerCorrected,
  type Question,
  rewriterOf,
  visitorQuestion,
} from '#engine/question.ts'
import { hasPlans } from '../instance.ts'

const engine = async () => (await import('./browser-engine.ts')).loadBrowserEngine()

/** True if the texts speak of danger to life, by patterns and, if it loads, the small model. */
export async function glanceHere(texts: readonly string[]): Promise<boolean> {
  if (detectCrisis(texts).isCrisis) return true
  const { loadSmallModel } = await import('./small-model.ts')
  const scores = await loadSmallModel().catch(() => null)
  return scores !== null && detectCrisis(texts, scores(texts)).isCrisis
}

export const answerHere = async (question: Question): Promise<Answer> =>
  analyseQuestion(await engine(), question)

const CRISIS: Crisis = { crisis: true }

export async function analyseVisitorHere(
  given: VisitorSituation,
  anyway: boolean,
): Promise<VisitorAnalysis | Crisis> {
  const question = questionFor(given)
  const words = wordsToWatch({ ...given, items: question.chosen })
  if (!anyway && detectCrisis(words).isCrisis) return CRISIS
  const answer = await answerHere(question)
  return answer.isCrisis && !anyway ? CRISIS : toVisitor(answer)
}

export async function rereadVisitorHere(
  given: VisitorSituation,
  facts: Facts,
  said: Correction,
  anyway = false,
): Promise<VisitorAnalysis | Crisis> {
  const own = ownLines(said)
  if (!anyway && own.length > 0 && (await glanceHere(own))) return CRISIS
  return toVisitor(
    await answerCorrected(rewriterOf(await engine()), questionFor(given), facts, said),
  )
}

export function questionFor(given: VisitorSituation): Question {
  const question = visitorQuestion(given, hasPlans() ? 'basic' : 'premium')
  if (!question) throw new Error(NOT_ON_YOUR_MAP)
  return question
}

const toVisitor = ({ findings, facts }: Answer): VisitorAnalysis => ({
  ...findings,
  id: Date.now(),
  situationId: null,
  createdAt: new Date().toISOString(),
  ...(facts && { facts }),
})
