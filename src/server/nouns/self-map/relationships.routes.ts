import { relationships } from '#contract/relationships.ts'
import { removeOwn } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import { routesOf } from '#server/http/serve.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { addRelationship } from './add-relationship.ts'
import { hideExampleRelationship } from './example-relationships.repository.ts'
import { logged } from './map-log.ts'
import { listRelationships } from './relationships.repository.ts'
import { listItems } from './self-map.repository.ts'

export const relationshipRoutes = routesOf(relationships, ({ now }) => ({
  list: async ({ own }) => listRelationships(own, await listItems(own)),
  add: ({ own, body }) => addRelationship(own, body, now()),
  remove: async ({ own, params }) => {
    await removeRelationship(own, params.id, now())
    return { success: true, message: 'Relationship deleted' }
  },
}))

async function removeRelationship(own: Own, id: number, now: number): Promise<void> {
  if (id > 0)
    return withPersonLocked(own, now, async (tx) => {
      await logged(tx, now, () => removeOwn(tx, 'selfMapRelationship', id))
    })
  const here = await listRelationships(own, await listItems(own))
  if (!here.some((it) => it.id === id)) refuseAsMissing()
  await hideExampleRelationship(own, id)
}
