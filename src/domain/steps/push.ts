/** Browser reminders. The message itself is empty. */
import * as z from 'zod/mini'
import { Zone } from '../values/time-zone.ts'

export const PUSH_KINDS = ['plans', 'forecasts', 'letters'] as const
export const PushKind = z.enum(PUSH_KINDS)
export type PushKind = z.infer<typeof PushKind>

export const PUSH_LABELS: Record<PushKind, string> = {
  plans: 'A step is due',
  forecasts: 'It’s the day of a forecast',
  letters: 'The weekly letter is here',
}

export const MAX_DEVICES = 10
export const NOT_A_PUSH_ADDRESS = 'We can’t send reminders to this browser.'

/** The hour of a daily check-in reminder, sent on days without an entry. */
const Hour = z.int().check(z.gte(0), z.lte(23))

export const NewPush = z
  .object({
    /** The browser vendor's push address for this browser. */
    endpoint: z
      .string()
      .check(z.maxLength(1000), z.regex(/^https?:\/\//, { error: NOT_A_PUSH_ADDRESS })),
    kinds: z.array(PushKind).check(z.maxLength(PUSH_KINDS.length)),
    hour: z.optional(z.nullable(Hour)),
    /** The time zone of Sunday evening and of mornings. */
    zone: Zone,
  })
  .check(
    z.refine(({ kinds, hour }) => kinds.length > 0 || (hour ?? null) !== null, {
      error: 'Choose at least one',
      path: ['kinds'],
    }),
  )
export type NewPush = z.infer<typeof NewPush>

export const PushDevice = z.object({
  id: z.int(),
  device: z.string(),
  kinds: z.array(PushKind),
  hour: z.nullable(Hour),
  createdAt: z.string(),
})
export type PushDevice = z.infer<typeof PushDevice>
