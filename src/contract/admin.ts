import * as z from 'zod/mini'
import { Email } from '#domain/people/person.ts'
import { Registration } from '#domain/people/registration.ts'
import { endpoint } from './endpoint.ts'

const Moment = z.nullable(z.string())

/** How the instance is: figures and moments, and the emails an operator typed for invitations. Nobody else's. */
const InstanceState = z.object({
  versions: z.object({
    product: z.string(),
    node: z.string(),
    database: z.string(),
    migration: z.string(),
  }),
  accounts: z.int(),
  registration: Registration,
  invitations: z.array(
    z.object({ id: z.int(), email: z.nullable(z.string()), expiresAt: z.string() }),
  ),
  /** Null where the database is a server that is backed up elsewhere. */
  backup: z.nullable(z.object({ takenAt: Moment, everyHours: z.nullable(z.int()) })),
  /** Of the embedded database, read through at each start; null where the database is a server. */
  fileState: z.nullable(z.enum(['checking', 'well', 'damaged'])),
  /** In bytes; null where it cannot be told. */
  disk: z.nullable(z.object({ free: z.number(), size: z.number() })),
  mails: z.object({ waiting: z.int(), since: Moment }),
  /** Of the process that answers, since it began; null where nobody counts. */
  engine: z.nullable(
    z.object({
      state: z.enum(['at rest', 'ready', 'missing']),
      readings: z.int(),
      failures: z.int(),
    }),
  ),
  /** The language model that reads along, with how many of so many made-up texts it read right; null where none does. */
  languageModel: z.nullable(z.object({ name: z.string(), right: z.int(), of: z.int() })),
  /** Counted for a day at the longest, then anew. */
  refusedSignIns: z.object({ count: z.int(), since: Moment }),
})
export type InstanceState = z.infer<typeof InstanceState>

export const admin = {
  state: endpoint('GET /api/admin', {
    does: 'For operators: says how this instance is doing.',
    isForOperators: true,
    reply: InstanceState,
  }),
  probe: endpoint('POST /api/admin/probe', {
    does: 'For operators: lets the engine read a made-up sentence.',
    isForOperators: true,
    reply: z.object({ isWell: z.boolean(), milliseconds: z.number() }),
  }),
  invite: endpoint('POST /api/admin/invitations', {
    does: 'For operators: makes a link that opens one account, for one email or for anyone.',
    isForOperators: true,
    body: z.object({ email: z.optional(Email) }),
    reply: z.object({ link: z.string() }),
    status: 201,
  }),
  withdraw: endpoint('DELETE /api/admin/invitations/:id', {
    does: 'For operators: withdraws an invitation.',
    isForOperators: true,
  }),
}
