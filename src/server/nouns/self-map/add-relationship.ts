import {
  ALREADY_RELATED,
  type NewRelationship,
  NOT_ON_YOUR_MAP,
  type Relationship,
} from '#domain/self-map/relationship.ts'
import type { Own } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { logged } from './map-log.ts'
import { insertRelationship, listRelationships } from './relationships.repository.ts'
import { listItems } from './self-map.repository.ts'

/** Adds a relationship. Both items must be on the map, which the lock guarantees until it is stored. */
export function addRelationship(
  own: Own,
  given: NewRelationship,
  now: number,
): Promise<Relationship> {
  return withPersonLocked(own, now, async (tx) => {
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
    return logged(tx, now, () => insertRelationship(tx, given, now))
  })
}
