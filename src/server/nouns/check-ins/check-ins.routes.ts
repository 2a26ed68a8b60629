import { checkIns } from '#contract/check-ins.ts'
import { routesOf } from '#server/http/serve.ts'
import { saveCheckIn, writeLine } from './save-check-in.ts'

export const checkInRoutes = routesOf(checkIns, (services) => ({
  add: ({ own, body }) => saveCheckIn(own, body, services.now()),
  write: ({ own, params, body }) => writeLine(own, params.id, body.line),
}))
