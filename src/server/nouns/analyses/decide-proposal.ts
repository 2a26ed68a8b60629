import type { Decided } from '#contract/analyses.ts'
import { nameKey, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { DECIDED_ALREADY } from '#domain/situation/proposal.ts'
import type { Database } from '#server/base/db/database.ts'
import { changeOwn, ownRows } from '#server/base/db/own-row.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { addItemOf, findCalled } from '#server/nouns/self-map/add-item.ts'
import { forgetDeclined, keepDeclined } from '#server/nouns/self-map/comes-up.ts'
import { linkProposals } from '#server/nouns/self-map/link-proposals.ts'
import { listItems, listOwnItems } from '#server/nouns/self-map/self-map.repository.ts'
import type { ProposalRow } from '#server/nouns/situations/proposals.repository.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import type { Standing } from '#server/people/premium-access.ts'

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
  person: Standing,
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
  await keepDeclined(tx, owner, asked.name, now)
  for (const { id } of same) await changeOwn(tx, 'proposal', owner, id, { state: 'refused' })
  return null
}
