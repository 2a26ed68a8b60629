import * as z from 'zod/mini'
import { EmotionCategory } from '#domain/emotion/emotion.ts'
import { Word } from '#domain/emotion/word.ts'
import { jsonIn, readInTab, TAB_KEYS, writeInTab } from '#web/lib/browser-storage.ts'

const Tapped = z.object({
  owner: z.int(),
  category: EmotionCategory,
  word: z.optional(Word),
})
export type Tapped = z.infer<typeof Tapped>

/** Whoever goes to their map to put something there comes back to where they were. */
export const keepTapped = (tapped: Tapped): void =>
  writeInTab(TAB_KEYS.checkIn, JSON.stringify(tapped))

/** What was tapped before, where it was this person. */
export function findTapped(owner: number): Tapped | null {
  const { data } = Tapped.safeParse(jsonIn(readInTab(TAB_KEYS.checkIn)))
  return data?.owner === owner ? data : null
}

export const forgetTapped = (): void => writeInTab(TAB_KEYS.checkIn, null)
