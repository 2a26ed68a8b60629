import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { passkeys } from '#contract/passkeys.ts'
import { readable } from '#server/base/db/column.ts'
import { removeOwn } from '#server/base/db/own-row.ts'
import { siteOriginOf } from '#server/http/own-site-only.ts'
import { type HttpContext, routesOf } from '#server/http/serve.ts'
import { countingRefusals } from '#server/nouns/sign-in/sign-in-code.ts'
import { requireFreshSignIn } from '#server/people/sign-in-rules.ts'
import { toPerson } from '#server/people/to-person.ts'
import {
  addPasskey,
  listPasskeys,
  passkeyOptions,
  signInOptions,
  signInWithPasskey,
} from './use-passkey.ts'

/** The contract accepts any object. The library validates it. */
const made = (credential: object) => credential as RegistrationResponseJSON
const signed = (credential: object) => credential as AuthenticationResponseJSON

export const passkeyRoutes = routesOf(passkeys, (services) => {
  const siteOf = (c: HttpContext) => ({ origin: siteOriginOf(c.req.raw, services.config) })
  return {
    list: async ({ own }) => (await listPasskeys(own)).map(readable),
    options: async ({ own, user, c }) => ({ ...(await passkeyOptions(own, user, siteOf(c))) }),
    add: async ({ own, user, body, c }) =>
      readable(await addPasskey(own, user, made(body.credential), siteOf(c))),
    remove: ({ own, user, params }) => {
      requireFreshSignIn(own.config, user, own.now())
      return removeOwn(own, 'passkey', params.id)
    },
    signInOptions: async ({ visit, c }) => ({ ...(await signInOptions(visit, siteOf(c))) }),
    signIn: async ({ visit, body, c }) =>
      toPerson(
        await countingRefusals(visit, () =>
          signInWithPasskey(visit, signed(body.credential), siteOf(c)),
        ),
        visit,
      ),
  }
})
