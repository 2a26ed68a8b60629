import { relationships } from '#contract/relationships.ts'
import { selfMap } from '#contract/self-map.ts'
import { ownerOf } from '#server/base/owner.ts'
import { routesOf } from '#server/http/serve.ts'
import { callsForHelp } from '#server/outside/danger.ts'
import {
  addItem,
  arrangeItems,
  changeItem,
  itemUndo,
  removeItem,
  resetItems,
  restoreItem,
} from './change-items.ts'
import { addRelationship, removeRelationship } from './change-relationships.ts'
import { declineName, whatComesUp } from './comes-up.ts'
import { listRelationships } from './relationships.repository.ts'
import { listItems } from './self-map.repository.ts'

const selfMapRoutes = routesOf(selfMap, (services) => ({
  list: ({ own }) => listItems(own),
  add: ({ own, body }) => addItem(own, body, own.now()),
  change: async ({ own, params, body }) => {
    const before = (await listItems(own)).find(({ id }) => id === params.id)
    const changed = await changeItem(own, params.id, body, own.now())
    // The old name was checked when it was given.
    const isCrisis =
      before?.name !== changed.name && (await callsForHelp(own, own.owner, [changed.name]))
    return { ...changed, ...(isCrisis && { isCrisis }) }
  },
  remove: async ({ own, params }) => {
    const removed = await removeItem(own, params.id, own.now())
    return { success: true, undo: itemUndo.pack(own.seal, own.owner, removed, own.now()) }
  },
  restore: ({ own, body }) => restoreItem(own, own.seal, body.undo, own.now()),
  arrange: ({ own, body }) => arrangeItems(own, body, own.now()),
  reset: ({ own }) => resetItems(own, own.now()),
  comesUp: ({ own }) => whatComesUp(own, own.now()),
  decline: ({ own, body }) => declineName(own, body.name, own.now()),
  devAdd: services.config.isDevelopment
    ? async ({ user, body }) => {
        const own = { ...services, owner: ownerOf(user) }
        return { success: true, item: await addItem(own, body, own.now()), error: null }
      }
    : null,
}))

const relationshipRoutes = routesOf(relationships, () => ({
  list: async ({ own }) => listRelationships(own, await listItems(own)),
  add: ({ own, body }) => addRelationship(own, body, own.now()),
  remove: async ({ own, params }) => {
    await removeRelationship(own, params.id, own.now())
    return { success: true, message: 'Relationship deleted' }
  },
}))

export const mapRoutes = [selfMapRoutes, relationshipRoutes]
