import { relationships } from '#contract/relationships.ts'
import type { Database } from '#server/base/db/database.ts'
import { removeOwn } from '#server/base/db/own-row.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import { routesOf } from '#server/http/serve.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { addRelationship } from './add-relationship.ts'
import { hideExampleRelationship } from './example-relationships.repository.ts'
import { logged } from './map-log.ts'
import { listRelationships } from './relationships.repository.ts'
import { listItems } from './self-map.repository.ts'

export const relationshipRoutes = routesOf(relationships, ({ db, now }) => ({
  list: async ({ owner }) => listRelationships(db, owner, await listItems(db, owner)),
  add: ({ owner, body }) => addRelationship(db, owner, body, now()),
  remove: async ({ owner, params }) => {
    await removeRelationship(db, owner, params.id, now())
    return { success: true, message: 'Relationship deleted' }
  },
}))

async function removeRelationship(
  db: Database,
  owner: OwnerId,
  id: number,
  now: number,
): Promise<void> {
  if (id > 0)
    return withPersonLocked(db, owner, now, async (tx) => {
      await logged(tx, owner, now, () => removeOwn(tx, 'selfMapRelationship', owner, id))
    })
  const here = await listRelationships(db, owner, await listItems(db, owner))
  if (!here.some((it) => it.id === id)) refuseAsMissing()
  await hideExampleRelationship(db, owner, id)
}
