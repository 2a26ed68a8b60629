import { auth } from '#contract/auth.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { type App, serve } from '#server/http/serve.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import { withinRate } from '#server/rate/rate-limit.ts'
import type { Services } from '#server/services.ts'
import { confirm } from './confirm.ts'
import { register } from './register.ts'
import { signIn } from './sign-in.ts'
import { SIGN_IN_STARTS } from './sign-in-rates.ts'
import { signOut } from './sign-out.ts'
import { toPerson } from './to-person.ts'

export function authRoutes(app: App, services: Services): void {
  const { db, now, config } = services

  serve(app, auth.user, async ({ user }) => toPerson(user, now()))

  serve(app, auth.register, async ({ c, body }) =>
    toPerson(await register(services, c, body), now()),
  )

  serve(app, auth.login, async ({ c, body }) => toPerson(await signIn(services, c, body), now()))

  serve(app, auth.confirm, async ({ c, user, body }) =>
    toPerson(await confirm(services, c, user, body.code), now()),
  )

  serve(app, auth.sendConfirmation, async ({ c, user }) => {
    await withinRate(services, SIGN_IN_STARTS, clientAddress(c, config.proxyHops))
    await addJob(db, 'mail_confirmation_code', { userId: user.id }, now())
  })

  // Not a data call: the browser goes there, and lands on the front page.
  app.on(['GET', 'POST'], '/api/logout', (c) => signOut(services, c))
}
