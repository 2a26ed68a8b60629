import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { AnalyzedSituation } from '#contract/analyses.ts'
import type { Crisis } from '#contract/refusal.ts'
import { isExample, type SelfMapItem } from '#domain/self-map/self-map.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import { ANALYSIS_FAILED } from '#domain/situation/analysis-words.ts'
import type { NewProposal } from '#domain/situation/proposal.ts'
import {
  NO_ITEMS,
  proposalsIn,
  type Situation,
  type SituationSubmission,
  wordsToWatch,
} from '#domain/situation/situation.ts'
import { detectCrisis } from '#engine/danger/crisis.ts'
import { speaksOfHarm } from '#engine/rules/death-and-harm.ts'
import { namedIn } from '#engine/rules/propose.ts'
import type { Own, SignedIn } from '#server/base/owner.ts'
import { RefusalError, refuse, refuseAsBusy, refuseAsMissing } from '#server/base/refuse.ts'
import { announce } from '#server/nouns/doors/announce.ts'
import { findCalled, findNamesake } from '#server/nouns/self-map/change-map.ts'
import { declinedNames } from '#server/nouns/self-map/comes-up.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import {
  findSent,
  refuseFullHistory,
  saveSituation,
} from '#server/nouns/situations/add-situation.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'
import { CRISIS, helpBeforeRefusal, mayGoOn, refuseFlood } from '#server/outside/danger.ts'
import type { OwnServices } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { checkAllowance } from '#server/people/premium-access.ts'
import {
  type Claim,
  countAnalyses,
  countMade,
  findNewestAnalysis,
  insertAnalysis,
  isClaimed,
  releaseClaim,
  saveClaim,
} from './analyses.repository.ts'
import { askEngine, type EngineAnswer } from './ask-engine.ts'
import { saveRecentLines } from './recent-lines.repository.ts'

/** In milliseconds: the interval and timeout for a second request that waits for the first. */
const LOOK_EVERY = 100
const LOOK_FOR = 30_000

type AnalysisOptions = {
  anyway?: boolean | undefined
  seen?: number | undefined
  /** When the request arrived. An analysis made since then, perhaps by another process, answers it. */
  askedAt?: number
  /** Aborts when the client disconnects. */
  signal?: AbortSignal
}

/**
 * Checks for danger to life first: no limit holds help back, and nothing is stored or counted then. Otherwise it
 * claims the situation, runs the engine outside any transaction, and stores and counts in one; concurrent requests
 * wait for that result.
 */
export async function analyseSituation(
  own: OwnServices,
  person: SignedIn,
  id: number,
  wish: AnalysisOptions = {},
): Promise<Analysis | Crisis> {
  await refuseFlood(own, [`person ${own.owner}`])
  const subject = String(own.owner)
  const inTurn = (isUrgent: boolean) =>
    own.limits.asking.run(subject, wish.signal, () =>
      analyseInTurn(own, person, id, wish, isUrgent),
    )
  const words = async () => wordsToWatch((await findSituation(own, { id })) ?? refuseAsMissing())
  const asker = { subject, signal: wish.signal }
  const found = await helpBeforeRefusal(own, asker, words, () => inTurn(false))
  if (found !== 'danger') return found
  return wish.anyway ? inTurn(true) : CRISIS
}

async function analyseInTurn(
  own: OwnServices,
  person: SignedIn,
  id: number,
  wish: AnalysisOptions,
  isUrgent: boolean,
): Promise<Analysis | Crisis> {
  const { anyway, seen, askedAt, signal } = wish
  const situation = (await findSituation(own, { id })) ?? refuseAsMissing()
  const known = seen ?? (await findNewestAnalysis(own, id, askedAt))?.id ?? 0
  const isCrisis = isUrgent || detectCrisis(wordsToWatch(situation)).isCrisis
  // An imported note waits until the person chooses its items.
  if (situation.kind === 'note' && situation.items.length === 0)
    return isCrisis ? CRISIS : refuse('invalid', NO_ITEMS)
  if (isCrisis && !(anyway && (await mayGoOn(own, String(own.owner))))) return CRISIS

  for (let looked = 0; ; looked += LOOK_EVERY) {
    if (looked > LOOK_FOR || signal?.aborted) refuseAsBusy()
    own.limits.reading.refuseIfFull(String(own.owner))
    const claim = { situationId: id, token: randomUUID(), isCounted: !isCrisis }
    const place = await takePlace(own, claim, known)
    if (place === 'taken') await pause(LOOK_EVERY)
    else if (place !== 'mine') return place
    else {
      const found = await runClaimed(own, person, situation, claim, wish)
      if (found) return found
    }
  }
}

/** Claims the situation: 'mine', 'taken' by another request, or the analysis that is already there. */
function takePlace(
  own: OwnServices,
  claim: Claim,
  known: number,
): Promise<'mine' | 'taken' | Analysis> {
  return withPersonLocked(own, async (tx, person) => {
    const { situationId: id } = claim
    if (!(await findSituation(tx, { id }))) refuseAsMissing()
    const newest = await findNewestAnalysis(tx, id)
    if (newest && newest.id > known) return newest
    if (await isClaimed(tx, id)) return 'taken'
    if (claim.isCounted) checkAllowance(person, 'analyses', await countAnalyses(tx), own.now())
    await saveClaim(tx, claim)
    return 'mine'
  })
}

/** Null if the claim was lost: another request took over, or the situation was deleted. */
async function runClaimed(
  own: OwnServices,
  person: SignedIn,
  situation: Situation,
  claim: Claim,
  { anyway, signal }: AnalysisOptions,
): Promise<Analysis | Crisis | null> {
  try {
    const asked = await askEngine(own, person, situation, signal)
    if (!asked.isCrisis || anyway) return await store(own, claim, asked)
    await releaseClaim(own, claim)
    return CRISIS
  } catch (error) {
    await releaseClaim(own, claim)
    throw error
  }
}

function store(
  own: OwnServices,
  claim: Claim,
  { findings, facts, categories, isCrisis, shown = [] }: EngineAnswer,
): Promise<Analysis | null> {
  return withPersonLocked(own, async (tx) => {
    if (!(await releaseClaim(tx, claim))) return null
    const isCounted = claim.isCounted && !isCrisis
    // A text that tells nothing doesn't count as an analysis.
    if (isCounted && !findings.tellsNothing) await countMade(tx)
    const { situationId } = claim
    await announce(tx, 'situation.analysed', situationId)
    await saveRecentLines(tx, situationId, shown)
    return insertAnalysis(tx, { situationId, findings, facts, categories, isCounted })
  })
}

/**
 * Saves and analyses a situation in one request. If the plan allows no analysis, nothing is saved unless the words
 * speak of danger; it is idempotent, and a saved situation is returned even if its analysis fails.
 */
export async function submitSituation(
  own: OwnServices,
  person: SignedIn,
  told: SituationSubmission,
  hasLeft: AbortSignal,
): Promise<AnalyzedSituation> {
  await refuseFlood(own, [`person ${own.owner}`])
  const words = await wordsOf(own, told)
  const keep = (isUrgent: boolean) => saveSubmission(own, told, isUrgent)
  const isUrgent = detectCrisis(words).isCrisis
  const asker = { subject: String(own.owner), signal: hasLeft }
  const kept = await helpBeforeRefusal(own, asker, words, () => keep(isUrgent))
  const situation = kept === 'danger' ? await keep(true) : kept
  return { situation, ...(await analysisOf(own, person, situation, hasLeft)) }
}

async function wordsOf(own: Own, told: SituationSubmission): Promise<string[]> {
  const chosen = new Set(told.selfMapItemIds)
  const onMap = (await listItems(own)).filter(({ id }) => chosen.has(id))
  return wordsToWatch({ ...told, items: [...onMap, ...proposalsIn(told)] })
}

/** Saves the situation in one transaction, after checking the plan. Adds nothing to the map. */
function saveSubmission(
  own: OwnServices,
  told: SituationSubmission,
  isUrgent: boolean,
): Promise<Situation> {
  return withPersonLocked(own, async (tx, person) => {
    const { sent, draft } = await findSent(tx, told)
    if (sent) return sent
    if (!isUrgent) {
      checkAllowance(person, 'analyses', await countAnalyses(tx), own.now())
      await refuseFullHistory(tx)
    }
    const parts = await partsOf(tx, told)
    return saveSituation(tx, { ...told, ...draft, ...parts })
  })
}

/** People in the text who aren't on the map. None if it tells of harm, because they may have done it. */
export const peopleNamedIn = (text: string, map: readonly SelfMapItem[]): NewProposal[] =>
  speaksOfHarm(text) ? [] : namedIn(text, map).filter(({ category }) => category === 'people')

/** Resolves named items to existing ones and proposes the rest with the situation, and other people in the text. */
async function partsOf(my: Own, told: SituationSubmission) {
  const map = await listItems(my)
  const own = map.filter((item) => !isExample(item))
  const sent = proposalsIn(told).map((one) => ({
    one,
    there: findNamesake(map, one) ?? findCalled(own, one),
  }))
  const there = sent.flatMap(({ there }) => (there ? [there.id] : []))
  return {
    selfMapItemIds: [...told.selfMapItemIds, ...there],
    proposed: {
      touched: sent.flatMap(({ one, there }) => (there ? [] : [one])),
      named: peopleNamedIn(told.description, map),
      refused: await declinedNames(my),
    },
  }
}

async function analysisOf(
  own: OwnServices,
  person: SignedIn,
  { id }: Situation,
  signal: AbortSignal,
): Promise<Omit<AnalyzedSituation, 'situation'>> {
  const none = { analysis: null, isCrisis: false, refusal: null }
  try {
    const found = await analyseSituation(own, person, id, { seen: 0, signal })
    return 'crisis' in found ? { ...none, isCrisis: true } : { ...none, analysis: found }
  } catch (error) {
    if (error instanceof RefusalError) {
      const { reason, message } = error
      return { ...none, refusal: { reason, message } }
    }
    own.log.fault('tell', error instanceof Error ? error : new Error(String(error)))
    return { ...none, refusal: { reason: 'failed', message: ANALYSIS_FAILED } }
  }
}
