import type { NamedPart } from '#contract/analyses.ts'
import { nameKey } from '#domain/self-map/self-map.ts'
import {
  MOST_PROPOSALS,
  type NewProposal,
  PROPOSED_POWER,
  TOO_MANY_PROPOSALS,
} from '#domain/situation/proposal.ts'
import type { Situation } from '#domain/situation/situation.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import { insertProposals } from '#server/nouns/situations/proposals.repository.ts'
import { findSituation, listAllParts } from '#server/nouns/situations/situations.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'

type Wish = NewProposal & { isLeft?: boolean | undefined }

/**
 * Adds an item that a situation is about and the map lacks. It stays with the situation until it is put on the map;
 * an existing item of that name is used instead.
 */
export function namePart(
  { db, now }: Services,
  owner: OwnerId,
  situationId: number,
  wish: Wish,
): Promise<NamedPart> {
  return withPersonLocked(db, owner, now(), async (tx) => {
    const find = async (parts?: typeof listAllParts) =>
      (await findSituation(tx, owner, { id: situationId }, parts)) ?? refuseAsMissing()
    const itemId = await idOf(tx, owner, await find(listAllParts), wish, now())
    return { situation: await find(), itemId }
  })
}

async function idOf(
  tx: Database,
  owner: OwnerId,
  situation: Situation,
  { name, category, isLeft = false }: Wish,
  now: number,
): Promise<number> {
  const isIt = (one: { name: string }) => nameKey(one.name) === nameKey(name)
  const touched = situation.items.find(isIt)
  if (touched) return touched.itemId
  const placed = (await listItems(tx, owner)).find(isIt)
  if (placed) return placed.id
  const { id: situationId, items, proposals = [] } = situation
  const known = proposals.find(isIt)
  if (!known && proposals.length >= MOST_PROPOSALS) refuse('conflict', TOO_MANY_PROPOSALS)
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
  await tx
    .insertInto('situationItem')
    .values({ ...item, situationId, position: items.length, userId: owner })
    .execute()
  return item.itemId
}
