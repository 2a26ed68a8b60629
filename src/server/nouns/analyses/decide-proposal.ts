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
import type { Database } from '#server/base/db/database.ts'
import { changeOwn, insertOwn, ownRows } from '#server/base/db/own-row.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { addItemOf, findCalled } from '#server/nouns/self-map/add-item.ts'
import { forgetDeclined, saveDeclined } from '#server/nouns/self-map/comes-up.ts'
import { linkProposals } from '#server/nouns/self-map/link-proposals.ts'
import { listItems, listOwnItems } from '#server/nouns/self-map/self-map.repository.ts'
import { insertProposals, type ProposalRow } from '#server/nouns/situations/proposals.repository.ts'
import { findSituation, listAllParts } from '#server/nouns/situations/situations.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import type { PlanColumns } from '#server/people/premium-access.ts'

/**
 * Adds a proposal to the map, or declines it. Applies to every proposal of that name, so other situations link to the
 * same item and the person is asked once.
 */
export function decideProposal(
  db: Database,
  owner: OwnerId,
  id: number,
  state: 'kept' | 'refused',
  now: number,
): Promise<Decided> {
  return withPersonLocked(db, owner, now, async (tx, person) => {
    const open = await ownRows(tx, owner, 'proposal').selectAll().execute()
    const asked = open.find((it) => it.id === id) ?? refuseAsMissing()
    const same = open.filter((it) => it.state !== 'kept' && isSame(it, asked))
    const item =
      state === 'kept'
        ? await keep(tx, person, owner, asked, now)
        : await leave(tx, owner, asked, same, now)
    const situation =
      (await findSituation(tx, owner, { id: asked.situationId })) ?? refuseAsMissing()
    return { situation, item }
  })
}

const isSame = (one: ProposalRow, other: ProposalRow): boolean =>
  one.category === other.category && nameKey(one.name) === nameKey(other.name)

/** Returns the existing item if the request is repeated or the map has one of this name. */
async function keep(
  tx: Database,
  person: PlanColumns,
  owner: OwnerId,
  asked: ProposalRow,
  now: number,
): Promise<SelfMapItem | null> {
  const { name, category, attachmentPower } = asked
  if (asked.state === 'kept')
    return (await listItems(tx, owner)).find(({ id }) => id === asked.itemId) ?? null
  await forgetDeclined(tx, owner, name)
  const there = findCalled(await listOwnItems(tx, owner), asked)
  if (!there) return addItemOf(tx, person, owner, { name, category, attachmentPower }, now)
  await linkProposals(tx, owner, there)
  return there
}

async function leave(
  tx: Database,
  owner: OwnerId,
  asked: ProposalRow,
  same: readonly ProposalRow[],
  now: number,
): Promise<null> {
  if (asked.state === 'kept') return refuse('conflict', DECIDED_ALREADY)
  await saveDeclined(tx, owner, asked.name, now)
  for (const { id } of same) await changeOwn(tx, 'proposal', owner, id, { state: 'refused' })
  return null
}

type NewPart = NewProposal & { isLeft?: boolean | undefined }

/**
 * Adds an item that a situation is about and the map lacks. It stays with the situation until it is put on the map;
 * an existing item of that name is used instead.
 */
export function namePart(
  { db, now }: Services,
  owner: OwnerId,
  situationId: number,
  part: NewPart,
): Promise<NamedPart> {
  return withPersonLocked(db, owner, now(), async (tx) => {
    const find = async (parts?: typeof listAllParts) =>
      (await findSituation(tx, owner, { id: situationId }, parts)) ?? refuseAsMissing()
    const itemId = await idOf(tx, owner, await find(listAllParts), part, now())
    return { situation: await find(), itemId }
  })
}

async function idOf(
  tx: Database,
  owner: OwnerId,
  situation: Situation,
  { name, category, isLeft = false }: NewPart,
  now: number,
): Promise<number> {
  const isIt = (one: { name: string }) => nameKey(one.name) === nameKey(name)
  const touched = situation.items.find(isIt)
  if (touched) return touched.itemId
  const placed = (await listItems(tx, owner)).find(isIt)
  if (placed) return placed.id
  const { id: situationId, items, proposals = [] } = situation
  const known = proposals.find(isIt)
  if (!known && proposals.length >= MAX_PROPOSALS) refuse('conflict', TOO_MANY_PROPOSALS)
  const made = await insertProposals(
    tx,
    owner,
    { id: situationId, createdAt: now },
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
  await insertOwn(tx, 'situationItem', owner, { ...item, situationId, position: items.length })
  return item.itemId
}
