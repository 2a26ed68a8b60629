import { relationships } from '#contract/relationships.ts'
import { selfMap } from '#contract/self-map.ts'
import { ownerOf } from '#server/base/owner.ts'
import { routesOf } from '#server/http/serve.ts'
import { callsForHelp } from '#server/outside/danger.ts'
import {
  addItem,
  addRelationship,
  arrangeItems,
  changeItem,
  removeItem,
  removeRelationship,
  resetItems,
  restoreItem,
} from './change-map.ts'
import { declineName, whatComesUp } from './comes-up.ts'
import { listRelationships } from './relationships.repository.ts'
import { listItems } from './self-map.repository.ts'

const selfMapRoutes = routesOf(selfMap, (services) => ({
  list: ({ own }) => listItems(own),
  add: ({ own, body }) => addItem(own, body),
  change: async ({ own, params, body }) => {
    const before = (await listItems(own)).find(({ id }) => id === params.id)
    const changed = await changeItem(own, params.id, body)
    // The old name was checked when it was given.
    const isCrisis =
      before?.name !== changed.name && (await callsForHelp(own, own.owner, [changed.name]))
    return { ...changed, ...(isCrisis && { isCrisis }) }
  },
  remove: ({ own, params }) => removeItem(own, params.id),
  restore: ({ own, body }) => restoreItem(own, body.undo),
  arrange: ({ own, body }) => arrangeItems(own, body),
  reset: ({ own }) => resetItems(own),
  comesUp: ({ own }) => whatComesUp(own),
  decline: ({ own, body }) => declineName(own, body.name),
  devAdd: services.config.isDevelopment
    ? async ({ user, body }) => {
        const own = { ...services, owner: ownerOf(user) }
        return { success: true, item: await addItem(own, body), error: null }
      }
    : null,
}))

const relationshipRoutes = routesOf(relationships, () => ({
  list: async ({ own }) => listRelationships(own, await listItems(own)),
  add: ({ own, body }) => addRelationship(own, body),
  remove: async ({ own, params }) => {
    await removeRelationship(own, params.id)
    return { success: true, message: 'Relationship deleted' }
  },
}))

export const mapRoutes = [selfMapRoutes, relationshipRoutes]
