import { useState } from 'react'
import * as z from 'zod/mini'
import { jsonIn, readInTab, TAB_KEYS, writeInTab } from '#web/lib/browser-storage.ts'

const ForecastDraft = z.object({
  owner: z.int(),
  title: z.string(),
  /** Null until the person has chosen one: until then it is proposed. */
  day: z.nullable(z.string()),
  wanted: z.string(),
  feared: z.string(),
  note: z.string(),
  /** Null until the person has said it: nothing is preset. */
  likely: z.nullable(z.int()),
  ownStrength: z._default(z.nullable(z.int()), null),
  /** Null while it is proposed from the words. */
  chosen: z.nullable(z.array(z.int())),
})
export type ForecastDraft = z.infer<typeof ForecastDraft>

const keptOf = (owner: number): ForecastDraft | undefined => {
  const kept = ForecastDraft.safeParse(jsonIn(readInTab(TAB_KEYS.forecast))).data
  return kept?.owner === owner ? kept : undefined
}

const write = (draft: ForecastDraft) => writeInTab(TAB_KEYS.forecast, JSON.stringify(draft))

/** A field of one line takes several, too. */
export const asLine = (text: string): string =>
  text.includes('\n')
    ? text
        .split('\n')
        .map((line) => line.trim())
        .join(' ')
    : text

/** What is written so far about what is coming. */
export const comingWords = (owner: number): string => keptOf(owner)?.title ?? ''

/** They were told another way. */
export function dropComingWords(owner: number): void {
  const kept = keptOf(owner)
  if (kept) write({ ...kept, title: '' })
}

/** Begins with words that were kept as having happened. */
export const startComing = (owner: number, words: string): void =>
  write({ ...(keptOf(owner) ?? emptyDraft(owner)), title: asLine(words) })

const emptyDraft = (owner: number): ForecastDraft => ({
  owner,
  title: '',
  day: null,
  wanted: '',
  feared: '',
  note: '',
  likely: null,
  ownStrength: null,
  chosen: null,
})

function draftOf(owner: number, today: string, otherWords: string): ForecastDraft {
  const kept = keptOf(owner) ?? emptyDraft(owner)
  return {
    ...kept,
    title: kept.title || asLine(otherWords),
    day: kept.day && kept.day >= today ? kept.day : null,
  }
}

/**
 * What is being foreseen; a reload or another page keeps it, the end of the tab forgets it. Without words of its own it
 * begins with those of the other way of writing.
 */
export function useForecastDraft(owner: number, today: string, otherWords: string) {
  const [draft, setDraft] = useState(() => draftOf(owner, today, otherWords))
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
