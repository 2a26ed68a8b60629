import { auth } from '#contract/auth.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/services.ts'
import { toPerson } from './to-person.ts'

export function authRoutes(app: App, { now }: Services): void {
  serve(app, auth.user, async ({ user }) => toPerson(user, now()))
}
