import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { passkeys } from '#contract/passkeys.ts'
import { readable } from '#server/base/db/column.ts'
import { removeOwn } from '#server/base/db/own-row.ts'
import { siteOriginOf } from '#server/http/own-site-only.ts'
import { type App, type HttpContext, serve } from '#server/http/serve.ts'
import { countingRefusals } from '#server/nouns/sign-in/sign-in-code.ts'
import type { Services } from '#server/outside/services.ts'
import { requireFreshSignIn } from '#server/people/sign-in-rules.ts'
import { toPerson } from '#server/people/to-person.ts'
import { addPasskey, passkeyOptions } from './add-passkey.ts'
import { listPasskeys } from './passkey.repository.ts'
import { signInOptions, signInWithPasskey } from './sign-in-with-passkey.ts'

export function passkeyRoutes(app: App, services: Services): void {
  const { db, now, config } = services
  const siteOf = (c: HttpContext) => ({ origin: siteOriginOf(c.req.raw, config) })
  /** The contract accepts any object. The library validates it. */
  const made = (credential: object) => credential as RegistrationResponseJSON
  const signed = (credential: object) => credential as AuthenticationResponseJSON

  serve(app, passkeys.list, async ({ owner }) => (await listPasskeys({ db, owner })).map(readable))

  serve(app, passkeys.options, async ({ browser, user, c }) => ({
    ...(await passkeyOptions(services, browser, user, siteOf(c))),
  }))

  serve(app, passkeys.add, async ({ browser, user, body, c }) =>
    readable(await addPasskey(services, browser, user, made(body.credential), siteOf(c))),
  )

  serve(app, passkeys.remove, async ({ owner, user, params }) => {
    requireFreshSignIn(config, user, now())
    await removeOwn({ db, owner }, 'passkey', params.id)
  })

  serve(app, passkeys.signInOptions, async ({ browser, c }) => ({
    ...(await signInOptions(services, browser, siteOf(c))),
  }))

  serve(app, passkeys.signIn, async ({ browser, body, c }) =>
    toPerson(
      await countingRefusals(services, () =>
        signInWithPasskey(services, browser, signed(body.credential), siteOf(c)),
      ),
      services,
    ),
  )
}
