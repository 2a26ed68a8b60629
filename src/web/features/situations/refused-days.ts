import * as z from 'zod/mini'
import { KEYS, readStoredJson, writeStored } from '#web/lib/browser-storage.ts'

/** Drops the oldest refusals, which are hardly opened again and cost one tap to repeat. */
const MAX = 200

const Refused = z.array(z.int())

const refused = (): number[] => Refused.safeParse(readStoredJson(KEYS.refusedDays)).data ?? []

/** True if the person rejected the day the text names. */
export const isDayRefused = (situationId: number): boolean => refused().includes(situationId)

export const refuseDay = (situationId: number): void =>
  writeStored(KEYS.refusedDays, JSON.stringify([...refused(), situationId].slice(-MAX)))
