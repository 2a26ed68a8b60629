import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Crisis } from '#contract/refusal.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import { NO_ITEMS, type Situation, wordsToWatch } from '#domain/situation/situation.ts'
import { detectCrisis } from '#engine/danger/crisis.ts'
import type { OwnerId, SignedIn } from '#server/base/owner.ts'
import { refuse, refuseAsBusy, refuseAsMissing } from '#server/base/refuse.ts'
import { announce } from '#server/nouns/doors/announce.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'
import { CRISIS, helpBeforeRefusal, mayGoOn, refuseFlood } from '#server/outside/danger.ts'
import type { Services } from '#server/outside/services.ts'
import { checkAllowance } from '#server/people/allowance.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
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
  services: Services,
  person: SignedIn,
  owner: OwnerId,
  id: number,
  wish: AnalysisOptions = {},
): Promise<Analysis | Crisis> {
  await refuseFlood(services, [`person ${owner}`])
  const subject = String(owner)
  const inTurn = (isUrgent: boolean) =>
    services.limits.asking.run(subject, wish.signal, () =>
      analyseInTurn(services, person, owner, id, wish, isUrgent),
    )
  const words = async () =>
    wordsToWatch((await findSituation(services.db, owner, { id })) ?? refuseAsMissing())
  const asker = { subject, signal: wish.signal }
  const found = await helpBeforeRefusal(services, asker, words, () => inTurn(false))
  if (found !== 'danger') return found
  return wish.anyway ? inTurn(true) : CRISIS
}

async function analyseInTurn(
  services: Services,
  person: SignedIn,
  owner: OwnerId,
  id: number,
  { anyway = false, seen, askedAt, signal }: AnalysisOptions,
  isUrgent: boolean,
): Promise<Analysis | Crisis> {
  const { db } = services
  const situation = (await findSituation(db, owner, { id })) ?? refuseAsMissing()
  const known = seen ?? (await findNewestAnalysis(db, owner, id, askedAt))?.id ?? 0
  const isCrisis = isUrgent || detectCrisis(wordsToWatch(situation)).isCrisis
  // An imported note waits until the person chooses its items.
  if (situation.kind === 'note' && situation.items.length === 0)
    return isCrisis ? CRISIS : refuse('invalid', NO_ITEMS)
  if (isCrisis && !(anyway && (await mayGoOn(services, String(owner))))) return CRISIS

  for (let looked = 0; ; looked += LOOK_EVERY) {
    if (looked > LOOK_FOR || signal?.aborted) refuseAsBusy()
    services.limits.reading.refuseIfFull(String(owner))
    const claim = { situationId: id, token: randomUUID(), isCounted: !isCrisis }
    const place = await takePlace(services, owner, claim, known)
    if (place === 'taken') await pause(LOOK_EVERY)
    else if (place !== 'mine') return place
    else {
      const found = await runClaimed(services, person, owner, situation, claim, {
        anyway,
        signal,
      })
      if (found) return found
    }
  }
}

/** Claims the situation: 'mine', 'taken' by another request, or the analysis that is already there. */
function takePlace(
  { db, now }: Services,
  owner: OwnerId,
  claim: Claim,
  known: number,
): Promise<'mine' | 'taken' | Analysis> {
  return withPersonLocked(db, owner, now(), async (tx, person) => {
    const { situationId: id } = claim
    if (!(await findSituation(tx, owner, { id }))) refuseAsMissing()
    const newest = await findNewestAnalysis(tx, owner, id)
    if (newest && newest.id > known) return newest
    if (await isClaimed(tx, owner, id, now())) return 'taken'
    if (claim.isCounted)
      checkAllowance(person, 'analyses', await countAnalyses(tx, owner, now()), now())
    await saveClaim(tx, owner, claim, now())
    return 'mine'
  })
}

/** Null if the claim was lost: another request took over, or the situation was deleted. */
async function runClaimed(
  services: Services,
  person: SignedIn,
  owner: OwnerId,
  situation: Situation,
  claim: Claim,
  { anyway, signal }: { anyway: boolean; signal: AbortSignal | undefined },
): Promise<Analysis | Crisis | null> {
  const { db } = services
  try {
    const asked = await askEngine(services, person, owner, situation, signal)
    if (!asked.isCrisis || anyway) return await store(services, owner, claim, asked)
    await releaseClaim(db, owner, claim)
    return CRISIS
  } catch (error) {
    await releaseClaim(db, owner, claim)
    throw error
  }
}

function store(
  { db, now }: Services,
  owner: OwnerId,
  claim: Claim,
  { findings, facts, categories, isCrisis, shown = [] }: EngineAnswer,
): Promise<Analysis | null> {
  return withPersonLocked(db, owner, now(), async (tx) => {
    if (!(await releaseClaim(tx, owner, claim))) return null
    const isCounted = claim.isCounted && !isCrisis
    // A text that tells nothing doesn't count as an analysis.
    if (isCounted && !findings.tellsNothing) await countMade(tx, owner)
    const { situationId } = claim
    await announce(tx, owner, 'situation.analysed', situationId, now())
    await saveRecentLines(tx, owner, situationId, shown, now())
    const made = { situationId, findings, facts, categories, isCounted }
    return insertAnalysis(tx, owner, made, now())
  })
}
