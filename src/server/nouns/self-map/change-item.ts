import {
  CATEGORY_IS_FIXED,
  NAME_IS_TAKEN,
  nameKey,
  type SelfMapItem,
  type SelfMapItemChange,
} from '#domain/self-map/self-map.ts'
import { CHANGED_ELSEWHERE, mergeLines } from '#domain/values/merge-lines.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { checkAllowance } from '#server/people/allowance.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { adoptExample, findNamesake, refuseTakenName } from './add-item.ts'
import { listExamples } from './example-items.repository.ts'
import { linkProposals } from './link-proposals.ts'
import { logged } from './map-log.ts'
import { countOwnItems, listItems, updateItem } from './self-map.repository.ts'

const linesOf = ({ name, attachmentPower }: SelfMapItemChange) => ({ name, attachmentPower })

function mergedWith(item: SelfMapItem, sent: SelfMapItemChange, seen: SelfMapItemChange['seen']) {
  if (!seen) return linesOf(sent)
  return mergeLines(seen, linesOf(item), linesOf(sent)) ?? refuse('conflict', CHANGED_ELSEWHERE)
}

/** Changes an item. An example becomes the person's own and counts from then on. */
export function changeItem(
  db: Database,
  owner: OwnerId,
  id: number,
  { category, seen, ...sent }: SelfMapItemChange,
  now: number,
): Promise<SelfMapItem> {
  return withPersonLocked(db, owner, now, async (tx, person) => {
    const item = (await listItems(tx, owner)).find((item) => item.id === id) ?? refuseAsMissing()
    if (category !== undefined && category !== item.category)
      refuse('invalid', CATEGORY_IS_FIXED, {
        issues: [{ path: 'category', message: CATEGORY_IS_FIXED }],
      })
    const change = { ...sent, ...mergedWith(item, sent, seen) }
    const renamed = { id, category: item.category, name: change.name }
    await refuseTakenName(tx, owner, renamed)
    const otherExamples = (await listExamples(tx, owner)).filter((example) => example.id !== id)
    if (findNamesake(otherExamples, renamed)) refuse('conflict', NAME_IS_TAKEN)

    if (id < 0) checkAllowance(person, 'items', await countOwnItems(tx, owner), now)
    const changed = await logged(tx, owner, now, () =>
      id > 0 ? updateItem(tx, owner, id, change) : adoptExample(tx, owner, item, change, now),
    )
    if (nameKey(changed.name) !== nameKey(item.name)) await linkProposals(tx, owner, changed)
    return changed
  })
}
