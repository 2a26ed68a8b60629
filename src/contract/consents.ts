import * as z from 'zod/mini'
import type { CONSENTS } from '#domain/people/consent.ts'
import { endpoint } from './endpoint.ts'

const Consent = z.object({
  isGiven: z.boolean(),
  /** When, and to which wording and provider. */
  givenAt: z.nullable(z.string()),
  version: z.nullable(z.string()),
})

const Consents = z.object({
  externalEngine: z.object({
    ...Consent.shape,
    /** Who would read the text, such as a host name; null where the operator uses the embedded engine. */
    provider: z.nullable(z.string()),
  }),
  /** Beyond the words: the map around, and up to five earlier readings of the same parts. */
  externalContext: Consent,
  mails: Consent,
  /** The weekly letter by email; it holds the person's own words. */
  letter: Consent,
} satisfies Record<(typeof CONSENTS)[number], z.ZodMiniType>)

/** A consent that was given to other words or another provider no longer counts as given. */
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
      /** It is asked for where its time zone is known; here it can be stopped. */
      letter: z.optional(z.literal(false)),
    }),
    reply: Consents,
  }),
}
