import { useState } from 'react'
import * as z from 'zod/mini'
import { jsonIn, readInTab, TAB_KEYS, writeInTab } from '#web/lib/browser-storage.ts'

const ForecastDraft = z.object({
  owner: z.int(),
  title: z._default(z.string(), ''),
  /** Null until the person chooses one. Until then a day is proposed. */
  day: z._default(z.nullable(z.string()), null),
  wanted: z._default(z.string(), ''),
  feared: z._default(z.string(), ''),
  note: z._default(z.string(), ''),
  /** Null until the person sets it. It has no default. */
  likely: z._default(z.nullable(z.int()), null),
  ownStrength: z._default(z.nullable(z.int()), null),
  /** Null while items are proposed from the text. */
  chosen: z._default(z.nullable(z.array(z.int())), null),
})
export type ForecastDraft = z.infer<typeof ForecastDraft>

const savedDraftOf = (owner: number): ForecastDraft | undefined => {
  const kept = ForecastDraft.safeParse(jsonIn(readInTab(TAB_KEYS.forecast))).data
  return kept?.owner === owner ? kept : undefined
}

const write = (draft: ForecastDraft) => writeInTab(TAB_KEYS.forecast, JSON.stringify(draft))

/** Joins several lines into one. */
export const asLine = (text: string): string =>
  text.includes('\n')
    ? text
        .split('\n')
        .map((line) => line.trim())
        .join(' ')
    : text

/** Returns the title of the saved draft. */
export const comingWords = (owner: number): string => savedDraftOf(owner)?.title ?? ''

/** Clears the title of the draft, because the text was submitted another way. */
export function dropComingWords(owner: number): void {
  const kept = savedDraftOf(owner)
  if (kept) write({ ...kept, title: '' })
}

/** Starts a draft with text written as a past event. */
export const startComing = (owner: number, words: string): void =>
  write({ ...(savedDraftOf(owner) ?? emptyDraft(owner)), title: asLine(words) })

const emptyDraft = (owner: number): ForecastDraft => ForecastDraft.parse({ owner })

/**
 * The forecast draft of this tab, which survives reloads and page changes. If its title is empty, it starts with the
 * text of the other form.
 */
export function useForecastDraft(owner: number, today: string, otherWords: string) {
  const [draft, setDraft] = useState((): ForecastDraft => {
    const kept = savedDraftOf(owner) ?? emptyDraft(owner)
    const title = kept.title || asLine(otherWords)
    return { ...kept, title, day: kept.day && kept.day >= today ? kept.day : null }
  })
  return {
    draft,
    change(part: Partial<Omit<ForecastDraft, 'owner'>>) {
      const next = { ...draft, ...part }
      write(next)
      setDraft(next)
    },
    forget: () => writeInTab(TAB_KEYS.forecast, null),
  }
}
