import {
  ALREADY_RELATED,
  type NewRelationship,
  NOT_ON_YOUR_MAP,
  type Relationship,
} from '#domain/self-map/relationship.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { logged } from './map-log.ts'
import { insertRelationship, listRelationships } from './relationships.repository.ts'
import { listItems } from './self-map.repository.ts'

/** Adds a relationship. Both items must be on the map, which the lock guarantees until it is stored. */
export function addRelationship(
  db: Database,
  owner: OwnerId,
  given: NewRelationship,
  now: number,
): Promise<Relationship> {
  return withPersonLocked(db, owner, now, async (tx) => {
    const items = await listItems(tx, owner)
    for (const end of [given.sourceItemId, given.targetItemId])
      if (!items.some(({ id }) => id === end)) refuse('invalid', NOT_ON_YOUR_MAP)
    const isThere = (await listRelationships(tx, owner, items)).some(
      (it) =>
        it.sourceItemId === given.sourceItemId &&
        it.targetItemId === given.targetItemId &&
        it.relationshipType === given.relationshipType,
    )
    if (isThere) refuse('conflict', ALREADY_RELATED)
    return logged(tx, owner, now, () => insertRelationship(tx, owner, given, now))
  })
}
