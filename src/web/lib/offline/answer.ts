/** Answers calls when the server is unreachable: reads from the snapshot, queues what is written. */

import { type AnalyzedSituation, analyses, type BrowserAnswers } from '#contract/analyses.ts'
import { checkIns } from '#contract/check-ins.ts'
import { type Endpoint, hrefOf } from '#contract/endpoint.ts'
import type { AtHand } from '#contract/offline-snapshot.ts'
import { NO_ROOM, REFUSALS, type Reason } from '#contract/refusal.ts'
import { relationships } from '#contract/relationships.ts'
import { selfMap } from '#contract/self-map.ts'
import { signIn } from '#contract/sign-in.ts'
import { type ListedSituation, situations } from '#contract/situations.ts'
import { steps } from '#contract/steps.ts'
import { trial } from '#contract/trial.ts'
import { onlyDirect } from '#domain/emotion/only-direct.ts'
import { hasPremiumAccess } from '#domain/people/trial.ts'
import { Trial } from '#domain/people/trial-state.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import {
  checkInDescription,
  checkInFindings,
  checkInTitle,
  NewCheckIn,
} from '#domain/situation/check-in.ts'
import { earlierTimes } from '#domain/situation/earlier.ts'
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
  SituationSubmission,
  searchedWords,
  toSnapshot,
  wordsToWatch,
} from '#domain/situation/situation.ts'
import { situationWords } from '#domain/situation/situation-words.ts'
import { itemPhrase } from '#engine/input/item-phrase.ts'
import { type Question, questionOf } from '#engine/question.ts'
import { isEngineHere } from '#web/lib/engine/engine-here.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { withBase } from '../base.ts'
import { KEYS, readStored } from '../browser-storage.ts'
import { type OfflineSnapshot, readKeptAnswers } from './snapshot.ts'
import {
  dropQueued,
  findDraft,
  findQueued,
  isSentOff,
  nextId,
  queueWaiting,
  type Waiting,
} from './waiting.ts'
import { waitingIdIn } from './waiting-id.ts'

/** Queues what is written offline until it can be sent, and analyses it if the engine is on this device. */

const WAITS = 'It’s saved on this device and will be in your history when you’re back online.'

/** The snapshot of a signed-in person, with a map to choose from. */
type Own = OfflineSnapshot & {
  owner: number
  atHand: NonNullable<OfflineSnapshot['atHand']>
}

async function queueSubmission(
  own: Own,
  told: SituationSubmission,
): Promise<AnalyzedSituation | null> {
  const chosen = chosenOf(own, told.selfMapItemIds)
  const { draftId } = told
  if (!chosen || !draftId) return null
  const items = [...chosen, ...proposalsIn(told).map(toItem)]
  const before = await findDraft(draftId)
  const known = before && !isSentOff(before) ? before : null
  const queued = known ?? (await analysed(own, { kind: 'situation', sent: told }, draftId, items))
  if (!known) await queueWaiting(queued)
  const { situation, analysis, isCrisis } = queued
  const refusal = analysis || isCrisis ? null : { reason: 'unavailable' as const, message: WAITS }
  return { situation, analysis, isCrisis, refusal }
}

async function queueCheckIn(own: Own, felt: NewCheckIn): Promise<Situation | null> {
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
  await queueWaiting({
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
async function analyseWaiting(own: Own, queued: Waiting, anyway: boolean): Promise<Waiting | null> {
  if (!(await isEngineHere())) return null
  const found = await findingsOf(own, queued.situation)
  const isHeldBack = found.isCrisis && !anyway
  const analysis = isHeldBack ? null : toAnalysis(queued.id, found.findings)
  const next = { ...queued, analysis, isCrisis: found.isCrisis }
  await queueWaiting(next)
  return next
}

/** Checks the answers of this browser's model with the local engine. Null if nothing of them may be shown. */
async function readWaiting(
  own: Own,
  queued: Waiting,
  answers: BrowserAnswers,
): Promise<Waiting | null> {
  if (!queued.analysis || !(await isEngineHere())) return null
  const { checkHere } = await import('../engine/read-here.ts')
  const findings = await checkHere(offlineQuestion(own, queued.situation), answers)
  const next = findings && { ...queued, answers, analysis: toAnalysis(queued.id, findings) }
  if (next) await queueWaiting(next)
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

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Filters and pages the situations of the snapshot like the server does. */
function searchIn(list: AtHand['situations'], query: URLSearchParams): ListedSituation[] {
  const before = Number(query.get('before') ?? 0)
  const ordered = query.get('order') === 'oldest' ? list.toReversed() : list
  const start = before ? ordered.findIndex(({ situation }) => situation.id === before) + 1 : 0
  const words = plain(query.get('q') ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const itemId = Number(query.get('itemId') ?? 0)
  const emotion = query.get('emotion')
  return ordered
    .slice(before && start === 0 ? list.length : start)
    .map(({ situation }) => situation)
    .filter((situation) => {
      const names = situation.items.map(({ name }) => name)
      const text = plain(searchedWords(situation, names))
      const hasItem = !itemId || situation.items.some((item) => item.itemId === itemId)
      const isFelt = !emotion || situation.mainEmotions.some((it) => it.category === emotion)
      return hasItem && isFelt && words.every((word) => text.includes(word))
    })
    .slice(0, Number(query.get('limit') ?? list.length))
}

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })
const refused = (reason: Reason, message: string) => json({ reason, message }, REFUSALS[reason])

/** Null if this call can't be answered offline. The caller then reports the missing connection. */
export async function answerOffline(address: string, init: RequestInit): Promise<Response | null> {
  const kept = await readKeptAnswers().catch(() => undefined)
  const { pathname, searchParams } = new URL(address, 'http://here')
  if (pathname === signIn.user.path) return whoIsHere(kept)
  if (!kept) return null
  const own = ownIn(kept)
  if (init.method !== 'GET') return own ? write(own, pathname, init).catch(refuseWhereFull) : null
  const asItCame = kept.answers[pathname]
  const answer = own && read(own, pathname, searchParams)
  return answer ?? (asItCame === undefined ? null : new Response(asItCame))
}

function refuseWhereFull(error: unknown): Response {
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return refused('storage_full', NO_ROOM)
  throw error
}

/** Offline, a signed-in person stays signed in. With no stored account, treat them as a visitor. */
function whoIsHere(kept: OfflineSnapshot | undefined): Response | null {
  const person = kept?.answers[signIn.user.path]
  if (person) return new Response(person)
  // Signed in, but the snapshot isn't downloaded yet: don't answer "signed out".
  if (readStored(KEYS.signedIn)) return null
  return kept || !navigator.onLine ? refused('signed_out', 'No one is signed in.') : null
}

const ownIn = (kept: OfflineSnapshot): Own | null =>
  kept.owner !== null && kept.atHand ? { ...kept, owner: kept.owner, atHand: kept.atHand } : null

const isAt = (endpoint: Endpoint, own: Own, path: string) =>
  hrefOf(endpoint, { userId: own.owner }) === path

function read(own: Own, path: string, query: URLSearchParams): Response | null {
  const { items, relationships: ties, situations: list } = own.atHand
  if (isAt(selfMap.list, own, path)) return json(items)
  if (isAt(relationships.list, own, path)) return json(ties)
  if (isAt(situations.list, own, path)) return json(searchIn(list, query))
  const analysed = list.find(
    ({ analysis }) => analysis && hrefOf(steps.earlier, { id: analysis.id }) === path,
  )
  if (analysed?.analysis)
    return json(earlierTimes({ ...analysed, analysis: analysed.analysis }, list))
  const id = Number(/^\/api\/situations\/(\d+)/.exec(path)?.[1])
  const found = list.find(({ situation }) => situation.id === id)
  return found ? readOne(found, path) : null
}

function readOne({ situation, analysis }: AtHand['situations'][number], path: string) {
  const { id } = situation
  if (path === hrefOf(situations.get, { id })) return json(situation)
  return path === hrefOf(analyses.list, { id }) ? json(analysis ? [analysis] : []) : null
}

async function write(own: Own, path: string, { method, body }: RequestInit) {
  if (method !== 'POST' || typeof body !== 'string') return null
  const given: unknown = JSON.parse(body)
  const told = isAt(analyses.tell, own, path) && SituationSubmission.safeParse(given).data
  const felt = isAt(checkIns.add, own, path) && NewCheckIn.safeParse(given).data
  const kept = told ? await queueSubmission(own, told) : felt && (await queueCheckIn(own, felt))
  return kept ? json(kept, 201) : null
}

/** Answers calls about a queued situation on this device. Once it is sent, forwards them with the server's id. */
export async function answerWaiting(address: string, init: RequestInit): Promise<Response> {
  const id = waitingIdIn(address)
  const kept = await readKeptAnswers()
  const own = kept && ownIn(kept)
  const queued = own && id !== null && (await findQueued(own.owner, id))
  if (!queued || !own) return refused('not_found', 'This isn’t on this device any more.')
  if (isSentOff(queued)) {
    const sent = address.replace(String(id), String(queued.sentAs))
    return fetch(withBase(sent), init)
  }
  return (await aboutWaiting(own, queued, address, init)) ?? refused('unavailable', WAITS)
}

async function aboutWaiting(
  own: Own,
  queued: Waiting,
  address: string,
  { method, body }: RequestInit,
): Promise<Response | null> {
  const { id, situation, analysis, words } = queued
  if (method === 'GET')
    return readOne({ situation: { ...situation, mainEmotions: [] }, analysis }, address)
  if (method === 'DELETE' && address === hrefOf(situations.remove, { id })) {
    await dropQueued(queued)
    return json({ success: true, undo: '' })
  }
  const given = (typeof body === 'string' ? JSON.parse(body) : {}) as {
    line?: string
    anyway?: boolean
  }
  if (words.kind === 'check-in' && address === hrefOf(checkIns.write, { id }) && given.line)
    return json(await addLine({ ...queued, words }, given.line))
  if (address === hrefOf(analyses.read, { id })) {
    const { answers } = analyses.read.body.parse(given) ?? {}
    const next = answers && (await readWaiting(own, queued, answers))
    return next ? json({ analysis: next.analysis, isDone: true }) : null
  }
  if (address !== hrefOf(analyses.analyze, { id })) return null
  const next = await analyseWaiting(own, queued, given.anyway === true)
  return next && (next.analysis ? json(next.analysis, 201) : json({ crisis: true }))
}

type WaitingCheckIn = Waiting & { words: Extract<Waiting['words'], { kind: 'check-in' }> }

async function addLine(queued: WaitingCheckIn, line: string) {
  const { glanceHere } = await import('../engine/analyse-here.ts')
  const isCrisis = await glanceHere([line])
  const { words, situation } = queued
  const name = situation.items[0]?.name ?? null
  const description = checkInDescription(words.sent, name, line)
  const next = { ...queued, words: { ...words, line }, situation: { ...situation, description } }
  await queueWaiting({ ...next, isCrisis })
  return { situation: next.situation, isCrisis }
}
