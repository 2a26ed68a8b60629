import { NOT_ON_YOUR_MAP } from '#domain/self-map/relationship.ts'
import {
  type Arrangement,
  CATEGORY_IS_FIXED,
  isExample,
  NAME_IS_TAKEN,
  nameKey,
  type SelfMapItem,
  type SelfMapItemChange,
} from '#domain/self-map/self-map.ts'
import { deleteOwnRows } from '#server/base/db/own-row.ts'
import { mergeSeen } from '#server/base/merge-seen.ts'
import type { Own } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { checkAllowance } from '#server/people/allowance.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { adoptExample, findNamesake, refuseTakenName } from './add-item.ts'
import { forgetExamples, listExamples, saveExample } from './example-items.repository.ts'
import { linkProposals } from './link-proposals.ts'
import { forgetLog, logged } from './map-log.ts'
import { deleteAllRelationships } from './relationships.repository.ts'
import { countOwnItems, listItems, updateItem } from './self-map.repository.ts'

/** Saves the positions of items. An example stays an example, and nothing counts against the plan. */
export function arrangeItems(
  own: Own,
  arrangement: Arrangement,
  now: number,
): Promise<SelfMapItem[]> {
  return withPersonLocked(own, now, async (tx) => {
    const items = new Map((await listItems(tx)).map((item) => [item.id, item]))
    for (const { itemId, angle } of arrangement) {
      const item = items.get(itemId) ?? refuse('invalid', NOT_ON_YOUR_MAP)
      if (item.angle === angle) continue
      if (isExample(item)) await saveExample(tx, itemId, { angle })
      else await updateItem(tx, itemId, { angle })
    }
    return listItems(tx)
  })
}

/** Resets the map to its initial state. */
export function resetItems(own: Own, now: number): Promise<SelfMapItem[]> {
  return withPersonLocked(own, now, async (tx) => {
    await deleteAllRelationships(tx)
    await deleteOwnRows(tx, 'selfMapItem', {})
    await forgetExamples(tx)
    await forgetLog(tx)
    return listItems(tx)
  })
}

const linesOf = ({ name, attachmentPower }: SelfMapItemChange) => ({ name, attachmentPower })

/** Changes an item. An example becomes the person's own and counts from then on. */
export function changeItem(
  own: Own,
  id: number,
  { category, seen, ...sent }: SelfMapItemChange,
  now: number,
): Promise<SelfMapItem> {
  return withPersonLocked(own, now, async (tx, person) => {
    const item = (await listItems(tx)).find((item) => item.id === id) ?? refuseAsMissing()
    if (category !== undefined && category !== item.category)
      refuse('invalid', CATEGORY_IS_FIXED, {
        issues: [{ path: 'category', message: CATEGORY_IS_FIXED }],
      })
    const change = { ...sent, ...mergeSeen(seen, linesOf(item), linesOf(sent)) }
    const renamed = { id, category: item.category, name: change.name }
    await refuseTakenName(tx, renamed)
    const otherExamples = (await listExamples(tx)).filter((example) => example.id !== id)
    if (findNamesake(otherExamples, renamed)) refuse('conflict', NAME_IS_TAKEN)

    if (id < 0) checkAllowance(person, 'items', await countOwnItems(tx), now)
    const changed = await logged(tx, now, () =>
      id > 0 ? updateItem(tx, id, change) : adoptExample(tx, item, change, now),
    )
    if (nameKey(changed.name) !== nameKey(item.name)) await linkProposals(tx, changed)
    return changed
  })
}
