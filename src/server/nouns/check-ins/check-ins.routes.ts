import { checkIns } from '#contract/check-ins.ts'
import { routesOf } from '#server/http/serve.ts'
import { saveCheckIn, writeLine } from './save-check-in.ts'

export const checkInRoutes = routesOf(checkIns, (services) => ({
  add: ({ owner, body }) => saveCheckIn(services.db, owner, body, services.now()),
  write: ({ owner, params, body }) => writeLine(services, owner, params.id, body.line),
}))
