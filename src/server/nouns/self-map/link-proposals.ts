import { nameKey, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { proposalItemId } from '#domain/situation/proposal.ts'
import { renumberDeep } from '#domain/values/renumber.ts'
import type { Database } from '#server/base/db/database.ts'
import { changeOwn, ownRows } from '#server/base/db/own-row.ts'
import type { OwnerId } from '#server/base/owner.ts'

/** Links proposals with an item's name to that item, in all situations. */
export async function linkProposals(
  tx: Database,
  owner: OwnerId,
  item: SelfMapItem,
): Promise<void> {
  const open = await ownRows(tx, owner, 'proposal')
    .select(['id', 'situationId', 'name'])
    .where('state', '!=', 'kept')
    .execute()
  for (const { id, situationId, name } of open) {
    if (nameKey(name) !== nameKey(item.name)) continue
    await changeOwn(tx, 'proposal', owner, id, { state: 'kept', itemId: item.id })
    await pointAt(tx, owner, situationId, proposalItemId(id), item)
  }
}

/** Replaces the proposal's id with the item's in a situation and its analyses. */
async function pointAt(
  tx: Database,
  owner: OwnerId,
  situationId: number,
  from: number,
  { id: to, attachmentPower }: SelfMapItem,
): Promise<void> {
  await tx
    .updateTable('situationItem')
    .set({ itemId: to, attachmentPower })
    .where('userId', '=', owner)
    .where('situationId', '=', situationId)
    .where('itemId', '=', from)
    .execute()
  const analyses = await ownRows(tx, owner, 'analysis')
    .select(['id', 'findings', 'firstFindings', 'facts'])
    .where('situationId', '=', situationId)
    .execute()
  const renumbered = (text: string) =>
    JSON.stringify(renumberDeep(JSON.parse(text), (itemId) => (itemId === from ? to : itemId)))
  for (const { id, findings, firstFindings, facts } of analyses)
    await changeOwn(tx, 'analysis', owner, id, {
      findings: renumbered(findings),
      firstFindings: firstFindings && renumbered(firstFindings),
      facts: facts && renumbered(facts),
    })
  await tx
    .updateTable('analysisEquation')
    .set({ itemId: to })
    .where('userId', '=', owner)
    .where('itemId', '=', from)
    .execute()
}
