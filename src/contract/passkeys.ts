import * as z from 'zod/mini'
import { Person } from '#domain/people/person.ts'

import { endpoint } from './endpoint.ts'

export const PASSKEY_UNREADABLE = 'We couldn’t read that passkey. Please try again.'

/** Input and output of the browser's WebAuthn methods. The standard defines it and the server verifies it. */
const Options = z.record(z.string(), z.unknown())
const error = PASSKEY_UNREADABLE
const CredentialId = z.string({ error }).check(z.regex(/^[\w-]{1,1400}={0,2}$/, { error }))
/** `internal`, `hybrid`, `usb` or a later value of the standard. */
const Transport = z.string().check(z.regex(/^[a-z-]{1,20}$/))
/** The fields we store or check. The library reads the rest. */
const Response = z.looseObject({
  clientDataJSON: z.string().check(z.maxLength(10_000)),
  transports: z.optional(z.array(Transport).check(z.maxLength(10))),
})
const Credential = z.looseObject({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z
    .record(z.string(), z.unknown())
    .check(z.refine((given) => Response.safeParse(given).success, { error })),
  clientExtensionResults: z.record(z.string(), z.unknown()),
})

const Passkey = z.object({
  id: z.int(),
  device: z.string(),
  createdAt: z.string(),
  usedAt: z.nullable(z.string()),
})

export const passkeys = {
  list: endpoint('GET /api/users/:userId/passkeys', {
    does: 'Lists the passkeys that open this account.',
    reply: z.array(Passkey),
  }),
  options: endpoint('POST /api/users/:userId/passkey-options', {
    does: 'Begins to add a passkey. Returns what the browser should create.',
    reply: Options,
  }),
  add: endpoint('POST /api/users/:userId/passkeys', {
    does: 'Adds the passkey the browser has made.',
    body: z.object({ credential: Credential }),
    reply: Passkey,
    status: 201,
  }),
  remove: endpoint('DELETE /api/users/:userId/passkeys/:id', {
    does: 'Removes a passkey.',
  }),
  signInOptions: endpoint('POST /api/auth/passkey/options', {
    does: 'Begins to sign in with a passkey. Returns what the browser should sign.',
    isOpen: true,
    reply: Options,
  }),
  signIn: endpoint('POST /api/auth/passkey', {
    does: 'Signs in with a passkey. If already signed in, proves ownership of the account.',
    isOpen: true,
    body: z.object({ credential: Credential }),
    reply: Person,
  }),
}
