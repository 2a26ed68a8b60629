/** Quiet reminders through the browser, for what a person waits for. What is sent says nothing at all. */
import * as z from 'zod/mini'
import { Zone } from '../values/time-zone.ts'

export const PUSH_KINDS = ['plans', 'forecasts', 'letters'] as const
export const PushKind = z.enum(PUSH_KINDS)
export type PushKind = z.infer<typeof PushKind>

export const PUSH_LABELS: Record<PushKind, string> = {
  plans: 'A plan is due',
  forecasts: 'The day of a forecast has come',
  letters: 'The weekly letter is here',
}

export const MOST_DEVICES = 10
export const NOT_A_PUSH_ADDRESS = 'This browser named an address that we may not call.'

export const NewPush = z.object({
  /** Where the browser's maker takes messages for this browser. */
  endpoint: z
    .string()
    .check(z.maxLength(1000), z.regex(/^https?:\/\//, { error: NOT_A_PUSH_ADDRESS })),
  kinds: z
    .array(PushKind)
    .check(z.minLength(1, { error: 'Choose at least one' }), z.maxLength(PUSH_KINDS.length)),
  /** Where Sunday evening and the morning of a day are looked for. */
  zone: Zone,
})
export type NewPush = z.infer<typeof NewPush>

export const PushDevice = z.object({
  id: z.int(),
  device: z.string(),
  kinds: z.array(PushKind),
  createdAt: z.string(),
})
export type PushDevice = z.infer<typeof PushDevice>
