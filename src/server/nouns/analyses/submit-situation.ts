import type { AnalyzedSituation } from '#contract/analyses.ts'
import { isExample, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { ANALYSIS_FAILED } from '#domain/situation/analysis-words.ts'
import type { NewProposal } from '#domain/situation/proposal.ts'
import {
  proposalsIn,
  type Situation,
  type SituationSubmission,
  wordsToWatch,
} from '#domain/situation/situation.ts'
import { detectCrisis } from '#engine/danger/crisis.ts'
import { speaksOfHarm } from '#engine/rules/death-and-harm.ts'
import { namedIn } from '#engine/rules/propose.ts'
import type { Own, SignedIn } from '#server/base/owner.ts'
import { RefusalError } from '#server/base/refuse.ts'
import { findCalled, findNamesake } from '#server/nouns/self-map/change-items.ts'
import { declinedNames } from '#server/nouns/self-map/comes-up.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import {
  findSent,
  refuseFullHistory,
  saveSituation,
} from '#server/nouns/situations/add-situation.ts'
import { helpBeforeRefusal, refuseFlood } from '#server/outside/danger.ts'
import type { OwnServices } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { checkAllowance } from '#server/people/premium-access.ts'
import { analyseSituation } from './analyse-situation.ts'
import { countAnalyses } from './analyses.repository.ts'

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
