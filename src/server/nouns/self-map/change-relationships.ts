import {
  ALREADY_RELATED,
  type NewRelationship,
  NOT_ON_YOUR_MAP,
  type Relationship,
} from '#domain/self-map/relationship.ts'
import { removeOwn } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { hideExampleRelationship } from './examples.repository.ts'
import { logged } from './map-log.ts'
import { insertRelationship, listRelationships } from './relationships.repository.ts'
import { listItems } from './self-map.repository.ts'

/** Adds a relationship. Both items must be on the map, which the lock guarantees until it is stored. */
export function addRelationship(own: Own, given: NewRelationship): Promise<Relationship> {
  return withPersonLocked(own, async (tx) => {
    const items = await listItems(tx)
    for (const end of [given.sourceItemId, given.targetItemId])
      if (!items.some(({ id }) => id === end)) refuse('invalid', NOT_ON_YOUR_MAP)
    const isThere = (await listRelationships(tx, items)).some(
      (it) =>
        it.sourceItemId === given.sourceItemId &&
        it.targetItemId === given.targetItemId &&
        it.relationshipType === given.relationshipType,
    )
    if (isThere) refuse('conflict', ALREADY_RELATED)
    return logged(tx, () => insertRelationship(tx, given))
  })
}

/** Deletes a relationship. One of the examples is hidden. */
export async function removeRelationship(own: Own, id: number): Promise<void> {
  if (id > 0)
    return withPersonLocked(own, async (tx) => {
      await logged(tx, () => removeOwn(tx, 'selfMapRelationship', id))
    })
  const here = await listRelationships(own, await listItems(own))
  if (!here.some((it) => it.id === id)) refuseAsMissing()
  await hideExampleRelationship(own, id)
}
