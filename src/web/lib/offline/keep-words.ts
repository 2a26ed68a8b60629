/** Queues what is written offline until it can be sent, and analyses it if the engine is on this device. */
import type { AnalyzedSituation, BrowserAnswers } from '#contract/analyses.ts'
import { trial } from '#contract/trial.ts'
import { onlyDirect } from '#domain/emotion/only-direct.ts'
import { hasPremiumAccess } from '#domain/people/trial.ts'
import { Trial } from '#domain/people/trial-state.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import {
  checkInDescription,
  checkInFindings,
  checkInTitle,
  type NewCheckIn,
} from '#domain/situation/check-in.ts'
import {
  type NewProposal,
  PROPOSED_POWER,
  proposalItemId,
  proposalOf,
} from '#domain/situation/proposal.ts'
import {
  type ItemSnapshot,
  proposalsIn,
  type Situation,
  type ToldSituation,
  toSnapshot,
  wordsToWatch,
} from '#domain/situation/situation.ts'
import { situationWords } from '#domain/situation/situation-words.ts'
import { itemPhrase } from '#engine/input/item-phrase.ts'
import { type Question, questionOf } from '#engine/question.ts'
import { isEngineHere } from '../engine/engine-here.ts'
import { hasPlans } from '../instance.ts'
import type { OfflineSnapshot } from './snapshot.ts'
import { findDraft, isSentOff, keepWaiting, nextId, type Waiting } from './waiting.ts'

export const WAITS =
  'It’s saved on this device and will be in your history when you’re back online.'

/** The snapshot of a signed-in person, with a map to choose from. */
export type Own = OfflineSnapshot & {
  owner: number
  atHand: NonNullable<OfflineSnapshot['atHand']>
}

export async function keepTold(own: Own, told: ToldSituation): Promise<AnalyzedSituation | null> {
  const chosen = chosenOf(own, told.selfMapItemIds)
  const { draftId } = told
  if (!chosen || !draftId) return null
  const items = [...chosen, ...proposalsIn(told).map(toItem)]
  const before = await findDraft(draftId)
  const known = before && !isSentOff(before) ? before : null
  const queued = known ?? (await analysed(own, { kind: 'situation', sent: told }, draftId, items))
  if (!known) await keepWaiting(queued)
  const { situation, analysis, isCrisis } = queued
  const refusal = analysis || isCrisis ? null : { reason: 'unavailable' as const, message: WAITS }
  return { situation, analysis, isCrisis, refusal }
}

export async function keepFelt(own: Own, felt: NewCheckIn): Promise<Situation | null> {
  const items = chosenOf(own, felt.itemId === undefined ? [] : [felt.itemId])
  if (!items) return null
  const [item] = items
  const name = item?.name ?? null
  const before = await findDraft(felt.draftId)
  if (before && !isSentOff(before)) return before.situation
  const id = await nextId(own.owner)
  const situation: Situation = {
    ...situationOf(id, items),
    kind: 'check_in',
    title: checkInTitle(felt, name),
    description: checkInDescription(felt, name),
  }
  await keepWaiting({
    ...queuedOf(own, id, felt.draftId),
    words: { kind: 'check-in', sent: felt, line: null },
    situation,
    analysis: toAnalysis(
      id,
      checkInFindings(felt, item ? { item, phrase: itemPhrase(item.name) } : null),
    ),
  })
  return situation
}

/** Analyses a queued situation again, after the engine was downloaded or help was shown. Null without the engine. */
export async function analyseWaiting(
  own: Own,
  queued: Waiting,
  anyway: boolean,
): Promise<Waiting | null> {
  if (!(await isEngineHere())) return null
  const found = await findingsOf(own, queued.situation)
  const isHeldBack = found.isCrisis && !anyway
  const analysis = isHeldBack ? null : toAnalysis(queued.id, found.findings)
  const next = { ...queued, analysis, isCrisis: found.isCrisis }
  await keepWaiting(next)
  return next
}

/** Checks the answers of this browser's model with the local engine. Null if nothing of them may be shown. */
export async function readWaiting(
  own: Own,
  queued: Waiting,
  answers: BrowserAnswers,
): Promise<Waiting | null> {
  if (!queued.analysis || !(await isEngineHere())) return null
  const { checkHere } = await import('../engine/read-here.ts')
  const findings = await checkHere(offlineQuestion(own, queued.situation), answers)
  const next = findings && { ...queued, answers, analysis: toAnalysis(queued.id, findings) }
  if (next) await keepWaiting(next)
  return next
}

async function analysed(
  own: Own,
  words: Extract<Waiting['words'], { kind: 'situation' }>,
  draftId: string,
  items: ItemSnapshot[],
): Promise<Waiting> {
  const id = await nextId(own.owner)
  const { happenedAt } = words.sent
  const situation = {
    ...situationOf(id, items),
    ...situationWords(words.sent),
    ...(happenedAt && { happenedAt }),
  }
  const queued = { ...queuedOf(own, id, draftId), words, situation }
  // A failed analysis must not prevent saving the text.
  const found = (await isEngineHere()) && (await findingsOf(own, situation).catch(() => null))
  if (found) {
    const { findings, isCrisis } = found
    return { ...queued, isCrisis, analysis: isCrisis ? null : toAnalysis(id, findings) }
  }
  const { glanceHere } = await import('../engine/analyse-here.ts')
  return { ...queued, isCrisis: await glanceHere(wordsToWatch(situation)) }
}

async function findingsOf(own: Own, situation: Situation) {
  const { answerHere } = await import('../engine/analyse-here.ts')
  return answerHere(offlineQuestion(own, situation))
}

/** Builds the question the server would ask its engine. */
export const offlineQuestion = (own: Own, situation: Situation): Question =>
  questionOf(situation, own.atHand, depthOf(own))

function depthOf({ answers }: OfflineSnapshot): 'basic' | 'premium' {
  if (!hasPlans()) return 'premium'
  const known = Trial.safeParse(JSON.parse(answers[trial.get.path] ?? 'null')).data
  if (!known || !hasPremiumAccess(known)) return 'basic'
  const isOver = known.endsAt !== null && Date.parse(known.endsAt) < Date.now()
  return isOver ? 'basic' : 'premium'
}

const chosenOf = ({ atHand }: Own, ids: readonly number[]): ItemSnapshot[] | null => {
  const found = [...new Set(ids)].map((id) => atHand.items.find((item) => item.id === id))
  return found.every((item) => item !== undefined) ? found.map(toSnapshot) : null
}

/** Gives a proposal an id valid in this situation only, until the server assigns one. */
const toItem = (one: NewProposal, at: number): ItemSnapshot => ({
  ...one,
  itemId: proposalItemId(at + 1),
  attachmentPower: PROPOSED_POWER,
})

const queuedOf = ({ owner }: Own, id: number, draftId: string) => ({
  draftId,
  owner,
  id,
  savedAt: Date.now(),
  analysis: null,
  isCrisis: false,
  problem: null,
})

const situationOf = (id: number, items: ItemSnapshot[]) => ({
  id,
  items,
  selfMapItemIds: items
    .filter(({ itemId }) => proposalOf(itemId) === null)
    .map(({ itemId }) => String(itemId)),
  createdAt: new Date().toISOString(),
})

/** Builds the analysis as the server would return it. */
export const toAnalysis = (id: number, findings: Parameters<typeof onlyDirect>[0]): Analysis => ({
  ...onlyDirect(findings),
  id,
  situationId: id,
  createdAt: new Date().toISOString(),
  isCorrected: false,
})
