import { nameKey, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { proposalItemId } from '#domain/situation/proposal.ts'
import { renumberDeep } from '#domain/values/renumber.ts'
import { changeOwn, changeOwnRows, ownRows } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'

/** Links proposals with an item's name to that item, in all situations. */
export async function linkProposals(own: Own, item: SelfMapItem): Promise<void> {
  const open = await ownRows(own, 'proposal')
    .select(['id', 'situationId', 'name'])
    .where('state', '!=', 'kept')
    .execute()
  for (const { id, situationId, name } of open) {
    if (nameKey(name) !== nameKey(item.name)) continue
    await changeOwn(own, 'proposal', id, { state: 'kept', itemId: item.id })
    await pointAt(own, situationId, proposalItemId(id), item)
  }
}

/** Replaces the proposal's id with the item's in a situation and its analyses. */
async function pointAt(
  own: Own,
  situationId: number,
  from: number,
  { id: to, attachmentPower }: SelfMapItem,
): Promise<void> {
  const there = { itemId: to, attachmentPower }
  await changeOwnRows(own, 'situationItem', { situationId, itemId: from }, there)
  const analyses = await ownRows(own, 'analysis')
    .select(['id', 'findings', 'firstFindings', 'facts'])
    .where('situationId', '=', situationId)
    .execute()
  const renumbered = (text: string) =>
    JSON.stringify(renumberDeep(JSON.parse(text), (itemId) => (itemId === from ? to : itemId)))
  for (const { id, findings, firstFindings, facts } of analyses)
    await changeOwn(own, 'analysis', id, {
      findings: renumbered(findings),
      firstFindings: firstFindings && renumbered(firstFindings),
      facts: facts && renumbered(facts),
    })
  await changeOwnRows(own, 'analysisEquation', { itemId: from }, { itemId: to })
}
