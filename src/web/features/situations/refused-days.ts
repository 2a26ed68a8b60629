import * as z from 'zod/mini'
import { KEYS, readStoredJson, writeStored } from '#web/lib/browser-storage.ts'

/** Older ones are hardly opened again; asked once more they are refused with one tap. */
const MOST = 200

const Refused = z.array(z.int())

const refused = (): number[] => Refused.safeParse(readStoredJson(KEYS.refusedDays)).data ?? []

/** Whether somebody has said that it was not the day its words name. */
export const isDayRefused = (situationId: number): boolean => refused().includes(situationId)

export const refuseDay = (situationId: number): void =>
  writeStored(KEYS.refusedDays, JSON.stringify([...refused(), situationId].slice(-MOST)))
