import type { Decided, NamedPart } from '#contract/analyses.ts'
import { nameKey, type SelfMapItem } from '#domain/self-map/self-map.ts'
import {
  DECIDED_ALREADY,
  MAX_PROPOSALS,
  type NewProposal,
  PROPOSED_POWER,
  TOO_MANY_PROPOSALS,
} from '#domain/situation/proposal.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { changeOwn, insertOwn, ownRows } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { addItemOf, findCalled } from '#server/nouns/self-map/change-map.ts'
import { forgetDeclined, saveDeclined } from '#server/nouns/self-map/comes-up.ts'
import { linkProposals } from '#server/nouns/self-map/link-proposals.ts'
import { listItems, listOwnItems } from '#server/nouns/self-map/self-map.repository.ts'
import {
  findSituation,
  insertProposals,
  listAllParts,
  type ProposalRow,
} from '#server/nouns/situations/situations.repository.ts'
import type { OwnServices } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import type { PlanColumns } from '#server/people/premium-access.ts'

/**
 * Adds a proposal to the map, or declines it. Applies to every proposal of that name, so other situations link to the
 * same item and the person is asked once.
 */
export function decideProposal(own: Own, id: number, state: 'kept' | 'refused'): Promise<Decided> {
  return withPersonLocked(own, async (tx, person) => {
    const open = await ownRows(tx, 'proposal').selectAll().execute()
    const asked = open.find((it) => it.id === id) ?? refuseAsMissing()
    const same = open.filter((it) => it.state !== 'kept' && isSame(it, asked))
    const item = state === 'kept' ? await keep(tx, person, asked) : await leave(tx, asked, same)
    const situation = (await findSituation(tx, { id: asked.situationId })) ?? refuseAsMissing()
    return { situation, item }
  })
}

const isSame = (one: ProposalRow, other: ProposalRow): boolean =>
  one.category === other.category && nameKey(one.name) === nameKey(other.name)

/** Returns the existing item if the request is repeated or the map has one of this name. */
async function keep(
  own: Own,
  person: PlanColumns,
  asked: ProposalRow,
): Promise<SelfMapItem | null> {
  const { name, category, attachmentPower } = asked
  if (asked.state === 'kept')
    return (await listItems(own)).find(({ id }) => id === asked.itemId) ?? null
  await forgetDeclined(own, name)
  const there = findCalled(await listOwnItems(own), asked)
  if (!there) return addItemOf(own, person, { name, category, attachmentPower })
  await linkProposals(own, there)
  return there
}

async function leave(own: Own, asked: ProposalRow, same: readonly ProposalRow[]): Promise<null> {
  if (asked.state === 'kept') return refuse('conflict', DECIDED_ALREADY)
  await saveDeclined(own, asked.name)
  for (const { id } of same) await changeOwn(own, 'proposal', id, { state: 'refused' })
  return null
}

type NewPart = NewProposal & { isLeft?: boolean | undefined }

/**
 * Adds an item that a situation is about and the map lacks. It stays with the situation until it is put on the map;
 * an existing item of that name is used instead.
 */
export function namePart(own: OwnServices, situationId: number, part: NewPart): Promise<NamedPart> {
  return withPersonLocked(own, async (tx) => {
    const find = async (parts?: typeof listAllParts) =>
      (await findSituation(tx, { id: situationId }, parts)) ?? refuseAsMissing()
    const itemId = await idOf(tx, await find(listAllParts), part)
    return { situation: await find(), itemId }
  })
}

async function idOf(
  own: Own,
  situation: Situation,
  { name, category, isLeft = false }: NewPart,
): Promise<number> {
  const isIt = (one: { name: string }) => nameKey(one.name) === nameKey(name)
  const touched = situation.items.find(isIt)
  if (touched) return touched.itemId
  const placed = (await listItems(own)).find(isIt)
  if (placed) return placed.id
  const { id: situationId, items, proposals = [] } = situation
  const known = proposals.find(isIt)
  if (!known && proposals.length >= MAX_PROPOSALS) refuse('conflict', TOO_MANY_PROPOSALS)
  const made = await insertProposals(
    own,
    { id: situationId, createdAt: own.now() },
    {
      touched: known ? [] : [{ name, category }],
      named: [],
      refused: new Set(isLeft ? [nameKey(name)] : []),
    },
    proposals.length,
  )
  const [item] = known
    ? [{ itemId: known.itemId, name, category: known.category, attachmentPower: PROPOSED_POWER }]
    : made.items
  if (!item) return refuseAsMissing()
  await insertOwn(own, 'situationItem', { ...item, situationId, position: items.length })
  return item.itemId
}
