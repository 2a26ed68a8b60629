import { auth } from '#contract/auth.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/services.ts'
import { confirm } from './confirm.ts'
import { register } from './register.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { toPerson } from './to-person.ts'

export function authRoutes(app: App, services: Services): void {
  const { now } = services

  serve(app, auth.user, async ({ user }) => toPerson(user, now()))

  serve(app, auth.register, async ({ c, body }) =>
    toPerson(await register(services, c, body), now()),
  )

  serve(app, auth.login, async ({ c, body }) => toPerson(await signIn(services, c, body), now()))

  serve(app, auth.confirm, async ({ c, user, body }) =>
    toPerson(await confirm(services, c, user, body.code), now()),
  )

  // Not a data call: the browser goes there, and lands on the front page.
  app.on(['GET', 'POST'], '/api/logout', (c) => signOut(services, c))
}
