import { selfMap } from '#contract/self-map.ts'
import { ownerOf } from '#server/base/owner.ts'
import { type App, serve } from '#server/http/serve.ts'
import { callsForHelp } from '#server/outside/danger.ts'
import type { Services } from '#server/outside/services.ts'
import { addItem } from './add-item.ts'
import { arrangeItems, changeItem, resetItems } from './change-item.ts'
import { declineName, whatComesUp } from './comes-up.ts'
import { itemUndo, removeItem, restoreItem } from './remove-item.ts'
import { listItems } from './self-map.repository.ts'

export function selfMapRoutes(app: App, services: Services): void {
  const { db, now, seal, config } = services
  serve(app, selfMap.list, ({ owner }) => listItems({ db, owner }))
  serve(app, selfMap.add, ({ owner, body }) => addItem({ db, owner }, body, now()))
  serve(app, selfMap.change, async ({ owner, params, body }) => {
    const before = (await listItems({ db, owner })).find(({ id }) => id === params.id)
    const changed = await changeItem({ db, owner }, params.id, body, now())
    // The old name was checked when it was given.
    const isCrisis =
      before?.name !== changed.name && (await callsForHelp(services, owner, [changed.name]))
    return { ...changed, ...(isCrisis && { isCrisis }) }
  })
  serve(app, selfMap.remove, async ({ owner, params }) => {
    const removed = await removeItem({ db, owner }, params.id, now())
    return { success: true, undo: itemUndo.pack(seal, owner, removed, now()) }
  })
  serve(app, selfMap.restore, ({ owner, body }) =>
    restoreItem({ db, owner }, seal, body.undo, now()),
  )
  serve(app, selfMap.arrange, ({ owner, body }) => arrangeItems({ db, owner }, body, now()))
  serve(app, selfMap.reset, ({ owner }) => resetItems({ db, owner }, now()))
  serve(app, selfMap.comesUp, ({ owner }) => whatComesUp({ db, owner }, now()))
  serve(app, selfMap.decline, ({ owner, body }) => declineName({ db, owner }, body.name, now()))

  if (!config.isDevelopment) return
  serve(app, selfMap.devAdd, async ({ user, body }) => {
    const item = await addItem({ db, owner: ownerOf(user) }, body, now())
    return { success: true, item, error: null }
  })
}
