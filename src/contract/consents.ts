import * as z from 'zod/mini'
import type { CONSENTS } from '#domain/people/consent.ts'
import { endpoint } from './endpoint.ts'

const Consent = z.object({
  isGiven: z.boolean(),
  /** Time, wording and provider of the consent. */
  givenAt: z.nullable(z.string()),
  version: z.nullable(z.string()),
})

const Consents = z.object({
  externalEngine: z.object({
    ...Consent.shape,
    /** The host that would read the text. Null if the operator uses the embedded engine. */
    provider: z.nullable(z.string()),
  }),
  /** Allows sending the map and up to five earlier readings of the same parts, in addition to the text. */
  externalContext: Consent,
  mails: Consent,
  /** The weekly letter by email, which holds the person's own words. */
  letter: Consent,
} satisfies Record<(typeof CONSENTS)[number], z.ZodMiniType>)

/** A consent given to another wording or provider doesn't count. */
export const consents = {
  get: endpoint('GET /api/users/:userId/consents', {
    does: 'Says what the person has agreed to.',
    reply: Consents,
  }),
  change: endpoint('PUT /api/users/:userId/consents', {
    does: 'Gives or withdraws consents. Omitted ones don’t change.',
    body: z.object({
      externalEngine: z.optional(z.boolean()),
      externalContext: z.optional(z.boolean()),
      mails: z.optional(z.boolean()),
      /** Only stopped here. It is started by `letters.mail`, where the time zone is known. */
      letter: z.optional(z.literal(false)),
    }),
    reply: Consents,
  }),
}
