import { STRENGTH } from '#domain/emotion/strength.ts'
import {
  type Analysis,
  type EquationCorrection,
  type Findings,
  isDirect,
  type Reader,
} from '#domain/situation/analysis.ts'
import { bareCheckIn } from '#domain/situation/check-in.ts'
import { type Correction, type Fits, isNothing, typedLines } from '#domain/situation/correction.ts'
import type { Facts } from '#domain/situation/facts.ts'
import { CHANGED_ELSEWHERE, isSame } from '#domain/values/merge-lines.ts'
import { patchFindings } from '#engine/language/patch.ts'
import { changeOwn } from '#server/base/db/own-row.ts'
import { mergeSeen } from '#server/base/merge-seen.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { findSituation, listAllParts } from '#server/nouns/situations/situations.repository.ts'
import type { Question } from '#server/outside/engine/analysis-engine.ts'
import type { OwnServices, Services } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import {
  findAnalysis,
  type Rewritten,
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
  const { now } = own
  const found = (await findAnalysis(own, id)) ?? refuseAsMissing()
  const wish = mergedWith(found, sent, seen)
  const { question, categories, situation } = await questionOfAnalysis(own, found.analysis)
  const isCheckIn = situation.kind === 'check_in'
  const said = isCheckIn ? withTapped(found, wish) : wish
  const isBare = isCheckIn && situation.items.length === 0 && said?.about === undefined
  if (said) refuseForeignItems(said, categories)
  const read = said && (found.facts ?? (await readLate(own, own.owner, question)))
  const facts = read && (await hearLines(own, String(own.owner), question, read, said))
  const bare = isBare && said?.feelings ? bareCheckIn(said, strengthOf(found)) : null
  const isWritten = said && facts && !isBare
  const answer = isWritten ? await own.engines.embedded.write(question, facts, said) : null
  const reader = answer ? await waitingReader(own, question, answer) : null
  return withPersonLocked(own, now(), async (tx) => {
    const kept = (await findAnalysis(tx, id)) ?? refuseAsMissing()
    if (seen && !isSame(kept.analysis.said, found.analysis.said))
      return refuse('conflict', CHANGED_ELSEWHERE)
    if (fits) await changeOwn(tx, 'analysis', id, { fits })
    if (!said || !facts) return { ...kept.analysis, ...(fits && { fits }) }
    const ours = bare ?? answer?.findings ?? findingsOf(kept.analysis)
    const written = rewrite(kept, facts, said, ours, reader)
    const shown = isNothing(said) ? [] : (answer?.shown ?? [])
    await saveRecentLines(tx, kept.analysis.situationId ?? 0, shown, now())
    return replaceFindings(tx, id, written, categories)
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
  const question = await questionAbout(own, situation, depth, own.now())
  return { question, categories: categoryByItem(question), situation }
}

const strengthOf = ({ analysis, first }: Pick<StoredAnalysis, 'analysis' | 'first'>): number =>
  Math.round(((first ?? analysis).emotions[0]?.intensity ?? 0) * STRENGTH.max)

/** The feeling tapped in a check-in stays until the person names another one. */
function withTapped(
  { analysis, first }: StoredAnalysis,
  said: Correction | undefined,
): Correction | undefined {
  const [main] = (first ?? analysis).emotions
  if (!said || !main || isNothing(said) || said.feelings || said.equations) return said
  const { category, name, itemIds: [itemId] = [] } = main
  const strength = strengthOf({ analysis, first })
  const tapped = { category, word: name, strength, ...(itemId !== undefined && { itemId }) }
  return { ...said, feelings: [tapped] }
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

/** Reads the lines the person typed, if they typed any. */
export const hearLines = async (
  { engines, limits: lanes }: Services,
  subject: string,
  question: Question,
  facts: Facts,
  said: Correction,
): Promise<Facts> =>
  typedLines(said).length === 0
    ? facts
    : lanes.reading.run(subject, undefined, () => engines.embedded.hear(question, facts, said))

/**
 * Rewrites the findings with our engine, but keeps what a language model wrote if it is still true, and lets the
 * model read the corrections. If consent was withdrawn, the model's words are dropped.
 */
function rewrite(
  { analysis, first }: StoredAnalysis,
  facts: Facts,
  said: Correction,
  ours: Findings,
  reader: Reader | null,
): Rewritten {
  const before = findingsOf(analysis)
  if (isNothing(said)) return { findings: first ?? before, facts, first: null }
  const asked = reader ?? againInBrowser(before)
  const findings =
    asked && before.engine !== 'embedded'
      ? { ...patchFindings(before, ours, said), reader: asked }
      : ours
  return { findings, facts, first: first ?? before }
}

/** A browser's model may also read the corrections. A pasted reading is only patched. */
const againInBrowser = ({ reader }: Findings): Reader | null => {
  if (reader?.where === 'pasted') return reader
  return reader?.where === 'browser' ? { ...reader, status: 'waiting' } : null
}

export const findingsOf = ({
  id: _id,
  situationId: _situationId,
  createdAt: _createdAt,
  isCorrected: _isCorrected,
  fits: _fits,
  readFirst: _readFirst,
  ...findings
}: Analysis): Findings => ({ ...findings, equations: findings.equations.filter(isDirect) })
