import {
  type Analysis,
  type EquationCorrection,
  type Findings,
  isDirect,
} from '#domain/situation/analysis.ts'
import { bareCheckIn, tappedStrength, withTapped } from '#domain/situation/check-in.ts'
import { type Correction, type Fits, isNothing } from '#domain/situation/correction.ts'
import type { Facts } from '#domain/situation/facts.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { MAX_ANSWERS, TOO_MANY_ANSWERS } from '#domain/situation/situation-answer.ts'
import { CHANGED_ELSEWHERE, isSame } from '#domain/values/merge-lines.ts'
import { rewriteReading } from '#engine/language/rewrite.ts'
import { answerCorrected, type Rewriter } from '#engine/question.ts'
import { changeOwn, deleteOwnRows, insertOwn } from '#server/base/db/own-row.ts'
import { mergeSeen } from '#server/base/merge-seen.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { findSituation, listAllParts } from '#server/nouns/situations/situations.repository.ts'
import type { Question } from '#server/outside/engine/analysis-engine.ts'
import type { OwnServices, Services } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import {
  findAnalysis,
  listAnalyses,
  replaceFindings,
  type StoredAnalysis,
} from './analyses.repository.ts'
import { categoryByItem, questionAbout, waitingReader } from './ask-engine.ts'
import { saveRecentLines } from './recent-lines.repository.ts'

const NO_SUCH_EQUATION = 'This analysis has no equation for one of the items.'
const NO_SUCH_ITEM = 'This situation doesn’t have that item.'

/** A person's feedback on a reading: how well it fits, and corrections. */
export type CorrectionWish = {
  said?: Correction | undefined
  seen?: Correction | undefined
  fits?: Fits | undefined
}

/**
 * Rewrites the analysis with the person's corrections, which always win, and saves the first reading beside it. An
 * empty correction restores the first reading; no limit applies.
 */
export async function readAnew(
  own: OwnServices,
  id: number,
  { said: sent, seen, fits }: CorrectionWish,
): Promise<Analysis> {
  const found = (await findAnalysis(own, id)) ?? refuseAsMissing()
  const wish = mergedWith(found, sent, seen)
  const { question, categories, situation } = await questionOfAnalysis(own, found.analysis)
  const isCheckIn = situation.kind === 'check_in'
  const first = found.first ?? found.analysis
  const said = isCheckIn && wish ? withTapped(first, wish) : wish
  const isBare = isCheckIn && situation.items.length === 0 && said?.about === undefined
  if (said) refuseForeignItems(said, categories)
  const facts = said && (found.facts ?? (await readLate(own, own.owner, question)))
  const bare = isBare && said?.feelings ? bareCheckIn(said, tappedStrength(first)) : null
  const rewriter = rewriterFor(own, String(own.owner))
  const isWritten = said && facts && !isBare
  const answer = isWritten ? await answerCorrected(rewriter, question, facts, said) : null
  const reader = answer ? await waitingReader(own, question, answer) : null
  return withPersonLocked(own, async (tx) => {
    const kept = (await findAnalysis(tx, id)) ?? refuseAsMissing()
    if (seen && !isSame(kept.analysis.said, found.analysis.said))
      return refuse('conflict', CHANGED_ELSEWHERE)
    if (fits) await changeOwn(tx, 'analysis', id, { fits })
    if (!said || !facts) return { ...kept.analysis, ...(fits && { fits }) }
    const before = { findings: findingsOf(kept.analysis), first: kept.first }
    const ours = bare ?? answer?.findings ?? before.findings
    const rewritten = rewriteReading(before, ours, said, reader)
    const shown = isNothing(said) ? [] : (answer?.shown ?? [])
    await saveRecentLines(tx, kept.analysis.situationId ?? 0, shown)
    return replaceFindings(tx, id, { ...rewritten, facts: answer?.facts ?? facts }, categories)
  })
}

/** An empty correction isn't merged, so it also resets corrections made elsewhere. */
function mergedWith(
  { analysis }: StoredAnalysis,
  sent: Correction | undefined,
  seen: Correction | undefined,
) {
  if (!sent || !seen || isNothing(sent)) return sent
  return mergeSeen(seen, analysis.said ?? {}, sent)
}

/** "This fits me better": saves every variable the person set on the workbench. */
export async function correctAnalysis(
  own: OwnServices,
  id: number,
  equations: EquationCorrection,
): Promise<Analysis> {
  const { analysis } = (await findAnalysis(own, id)) ?? refuseAsMissing()
  const known = new Set(analysis.equations.map(({ itemId }) => itemId))
  if (equations.some(({ itemId }) => !known.has(itemId))) refuse('invalid', NO_SUCH_EQUATION)
  return readAnew(own, id, { said: { ...analysis.said, equations } })
}

export async function questionOfAnalysis(own: OwnServices, analysis: Analysis) {
  const { situationId } = analysis
  const situation = situationId && (await findSituation(own, { id: situationId }, listAllParts))
  if (!situation) return refuseAsMissing()
  const depth = analysis.psychologicalInsights ? 'premium' : 'basic'
  const question = await questionAbout(own, situation, depth)
  return { question, categories: categoryByItem(question), situation }
}

function refuseForeignItems(said: Correction, categories: ReadonlyMap<number, string>): void {
  const spoken = [
    ...(said.feelings ?? []),
    ...(said.equations ?? []),
    ...(typeof said.about === 'number' ? [{ itemId: said.about }] : []),
  ]
  if (spoken.some(({ itemId }) => itemId != null && !categories.has(itemId)))
    refuse('invalid', NO_SUCH_ITEM)
}

/** Reads the facts at the first correction, for analyses of another engine or from before facts were stored. */
export const readLate = (
  { engines, limits: lanes }: Services,
  owner: OwnerId,
  question: Question,
): Promise<Facts> =>
  lanes.reading.run(String(owner), undefined, () => engines.embedded.readFacts(question))

/** The embedded engine after a correction. Typed lines wait for a reading lane. */
export const rewriterFor = (
  { engines: { embedded }, limits: lanes }: Services,
  subject: string,
): Rewriter => ({
  hear: (...heard) => lanes.reading.run(subject, undefined, () => embedded.hear(...heard)),
  write: embedded.write,
})

export const findingsOf = ({
  id: _id,
  situationId: _situationId,
  createdAt: _createdAt,
  isCorrected: _isCorrected,
  fits: _fits,
  readFirst: _readFirst,
  ...findings
}: Analysis): Findings => ({ ...findings, equations: findings.equations.filter(isDirect) })

/**
 * Lists the analyses of a situation, newest first. Earlier releases left open readings without likely feelings; these
 * are rewritten from their facts when opened.
 */
export async function openAnalyses(own: OwnServices, situationId: number): Promise<Analysis[]> {
  const [newest, ...older] = await listAnalyses(own, situationId)
  if (!newest) return []
  return [await withLikelyFeelings(own, newest), ...older]
}

async function withLikelyFeelings(own: OwnServices, analysis: Analysis): Promise<Analysis> {
  if (analysis.certainty !== 'asks' || analysis.emotions.length > 0) return analysis
  const facts = (await findAnalysis(own, analysis.id))?.facts
  if (!facts) return analysis
  const { question, categories } = await questionOfAnalysis(own, analysis)
  const { findings } = await own.engines.embedded.write(question, facts, analysis.said ?? {})
  if (findings.emotions.length === 0) return analysis
  return withPersonLocked(own, async (tx) => {
    const kept = await findAnalysis(tx, analysis.id)
    // It was settled or deleted since.
    if (kept?.analysis.certainty !== 'asks') return kept?.analysis ?? analysis
    const written = { findings, facts, first: kept.first }
    return replaceFindings(tx, analysis.id, written, categories)
  })
}

type AnswerInput = { question: string; answer: string | null; seen?: string | null | undefined }

/** Saves one answer per question, the latest. Null deletes it. */
export function answerQuestion(
  own: OwnServices,
  situationId: number,
  { question, answer, seen }: AnswerInput,
): Promise<Situation> {
  return withPersonLocked(own, async (tx) => {
    const find = async () => (await findSituation(tx, { id: situationId })) ?? refuseAsMissing()
    const { answers = [] } = await find()
    const known = answers.find((it) => it.question === question)?.answer ?? null
    mergeSeen(seen === undefined ? seen : { answer: seen }, { answer: known }, { answer })
    if (answer !== null && known === null && answers.length >= MAX_ANSWERS)
      refuse('conflict', TOO_MANY_ANSWERS)
    await deleteOwnRows(tx, 'situationAnswer', { situationId, question })
    if (answer !== null)
      await insertOwn(tx, 'situationAnswer', {
        situationId,
        question,
        answer,
        answeredAt: own.now(),
      })
    return find()
  })
}
