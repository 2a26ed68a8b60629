import { knownWord } from '#domain/emotion/known-word.ts'
import { STRENGTH } from '#domain/emotion/strength.ts'
import { NOT_ON_YOUR_MAP } from '#domain/self-map/relationship.ts'
import {
  checkInDescription,
  checkInFindings,
  checkInTitle,
  KEPT_ALREADY,
  type NewCheckIn,
  NOT_YOUR_WORD,
} from '#domain/situation/check-in.ts'
import {
  type ItemSnapshot,
  type Situation,
  searchedWords,
  toSnapshot,
  writtenMoment,
} from '#domain/situation/situation.ts'
import { itemPhrase } from '#engine/input/item-phrase.ts'
import { changeOwn, changeOwnRows, deleteOwn, findOwn, ownRows } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { findNewestAnalysis, insertAnalysis } from '#server/nouns/analyses/analyses.repository.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import { findSituation, insertSituation } from '#server/nouns/situations/situations.repository.ts'
import { callsForHelp } from '#server/outside/danger.ts'
import type { OwnServices } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'

/** A person's own words for feelings, newest first. */
export const listWords = (own: Own) =>
  ownRows(own, 'ownWord').select(['id', 'word', 'category']).orderBy('id', 'desc').execute()

/** Saves a check-in to the history and the statistics. No engine reads it, so it counts against no plan. */
export function saveCheckIn(own: Own, given: NewCheckIn): Promise<Situation> {
  return withPersonLocked(own, async (tx) => {
    const sent = await findSituation(tx, { draftId: given.draftId })
    if (sent && isSame(sent, given)) return sent
    const item = await findTouched(tx, given)
    if (given.word && !knownWord(given.word, await listWords(tx))) refuse('invalid', NOT_YOUR_WORD)
    const made = { ...given, item, moment: writtenMoment(given.writtenAt, own.now()) }
    return sent ? replaceCheckIn(tx, sent, made) : insertCheckIn(tx, made)
  })
}

/** Null if the check-in names no item. */
async function findTouched(own: Own, { itemId }: NewCheckIn) {
  if (itemId === undefined) return null
  const found = (await listItems(own)).find(({ id }) => id === itemId)
  return toSnapshot(found ?? refuse('invalid', NOT_ON_YOUR_MAP))
}

/** True for the same taps, even if a line was added since. */
function isSame({ kind, items: [item], description }: Situation, given: NewCheckIn): boolean {
  const isOne = kind === 'check_in' && item?.itemId === given.itemId
  const taps = isOne ? checkInDescription(given, item?.name ?? null) : null
  return taps !== null && (description === taps || description.endsWith(`\n\n${taps}`))
}

type Made = NewCheckIn & { item: ItemSnapshot | null; moment: number }

/**
 * Replaces the check-in with the same draft id and keeps its original time, for when the response got lost and the
 * person went back. Refuses if that one already has a line, a correction or a step.
 */
async function replaceCheckIn(own: Own, sent: Situation, made: Made) {
  if (!(await isBare(own, sent))) return refuse('conflict', KEPT_ALREADY)
  await deleteOwn(own, 'situation', sent.id)
  const first = { ...made, moment: Date.parse(sent.createdAt) }
  return insertCheckIn(own, first, sent.id)
}

/** True if the check-in has only its taps: no line, correction or step. */
async function isBare(own: Own, sent: Situation): Promise<boolean> {
  if (sent.kind !== 'check_in' || sent.description.includes('\n')) return false
  for (const table of ['step', 'weighing', 'exercise'] as const)
    if (await findOwn(own, table, { situationId: sent.id })) return false
  return !(await findNewestAnalysis(own, sent.id))?.isCorrected
}

async function insertCheckIn(
  own: Own,
  { item, moment, ...given }: Made,
  id?: number,
): Promise<Situation> {
  const name = item?.name ?? null
  const items = item ? [item] : []
  const kept = {
    kind: 'check_in' as const,
    title: checkInTitle(given, name),
    description: checkInDescription(given, name),
    items,
    draftId: given.draftId,
  }
  const situation = await insertSituation(own, kept, { createdAt: moment }, id)
  const phrase = item && itemPhrase(item.name)
  const findings = checkInFindings(given, item && phrase ? { item, phrase } : null)
  const categories = new Map(items.map(({ itemId, category }) => [itemId, category]))
  const made = { situationId: situation.id, findings, categories, isCounted: true }
  await insertAnalysis(own, made, moment)
  return situation
}

/**
 * Adds the person's line to a check-in. If it speaks of danger to life it is saved too, help comes first, and the
 * check-in leaves the statistics.
 */
export async function writeLine(
  own: OwnServices,
  id: number,
  line: string,
): Promise<{ situation: Situation; isCrisis: boolean }> {
  const isCrisis = await callsForHelp(own, own.owner, [line])
  const situation = await withPersonLocked(own, async (tx) => {
    const kept = await findSituation(tx, { id })
    const { equations: [equation] = [], emotions: [main] = [] } =
      (await findNewestAnalysis(tx, id)) ?? {}
    const told = equation ?? main
    if (kept?.kind !== 'check_in' || !told) return refuseAsMissing()
    const { category, name, intensity } = told
    const felt = { category, word: name, strength: Math.round(intensity * STRENGTH.max) }
    const description = checkInDescription(felt, equation?.itemName ?? null, line)
    const names = kept.items.map(({ name }) => name)
    const searchText = searchedWords({ ...kept, description }, names)
    await changeOwn(tx, 'situation', id, { description, searchText })
    if (isCrisis) await changeOwnRows(tx, 'analysis', { situationId: id }, { isCounted: 0 })
    return { ...kept, description }
  })
  return { situation, isCrisis }
}
