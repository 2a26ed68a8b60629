import * as z from 'zod/mini'
import { EmotionCategory } from '#domain/emotion/emotion.ts'
import { Word } from '#domain/emotion/word.ts'
import { jsonIn, readInTab, TAB_KEYS, writeInTab } from '#web/lib/browser-storage.ts'

const Tapped = z.object({
  owner: z.int(),
  category: z.optional(EmotionCategory),
  word: z.optional(Word),
  /** Null for nothing in particular. */
  itemId: z.optional(z.nullable(z.int())),
  /** Where they were, from 0. */
  step: z.int().check(z.gte(0), z.lte(3)),
})
export type Tapped = z.infer<typeof Tapped>

/** Whoever writes a while, goes to their map or reloads comes back to where they were; the end of the tab forgets it. */
export const keepTapped = (tapped: Tapped): void =>
  writeInTab(TAB_KEYS.checkIn, JSON.stringify(tapped))

/** What was tapped so far, where it was this person. */
export function findTapped(owner: number): Tapped | null {
  const { data } = Tapped.safeParse(jsonIn(readInTab(TAB_KEYS.checkIn)))
  return data?.owner === owner ? data : null
}

export const forgetTapped = (): void => writeInTab(TAB_KEYS.checkIn, null)
