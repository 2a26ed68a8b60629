import * as z from 'zod/mini'
import { Email } from '#domain/people/person.ts'
import { Registration } from '#domain/people/registration.ts'
import { endpoint } from './endpoint.ts'

const Moment = z.nullable(z.string())

/** The state of the instance: figures, times, and the emails the operator invited. It holds no other person's email. */
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
  /** Null if the database is a server, which is backed up elsewhere. */
  backup: z.nullable(z.object({ takenAt: Moment, everyHours: z.nullable(z.int()) })),
  /** Result of the check of the embedded database at each start. Null if the database is a server. */
  fileState: z.nullable(z.enum(['checking', 'well', 'damaged'])),
  /** In bytes. Null if unknown. */
  disk: z.nullable(z.object({ free: z.number(), size: z.number() })),
  mails: z.object({ waiting: z.int(), since: Moment }),
  /** Counts of this process since its start. Null if not counted. */
  engine: z.nullable(
    z.object({
      state: z.enum(['at rest', 'ready', 'missing']),
      readings: z.int(),
      failures: z.int(),
    }),
  ),
  /** The language model, with how many of the made-up test texts it read right. Null if none is used. */
  languageModel: z.nullable(z.object({ name: z.string(), right: z.int(), of: z.int() })),
  /** Reset after a day. */
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
    does: 'For operators: creates a link that opens one account, for one email or for anyone.',
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
