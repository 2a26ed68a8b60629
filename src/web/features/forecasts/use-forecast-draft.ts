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

function draftOf(owner: number, today: string): ForecastDraft {
  const kept = ForecastDraft.safeParse(jsonIn(readInTab(TAB_KEYS.forecast))).data
  const fresh = {
    owner,
    title: '',
    day: null,
    wanted: '',
    feared: '',
    note: '',
    likely: null,
    ownStrength: null,
    chosen: null,
  }
  if (kept?.owner !== owner) return fresh
  return { ...kept, day: kept.day && kept.day >= today ? kept.day : null }
}

/** What is being foreseen; a reload or another page keeps it, the end of the tab forgets it. */
export function useForecastDraft(owner: number, today: string) {
  const [draft, setDraft] = useState(() => draftOf(owner, today))
  return {
    draft,
    change(part: Partial<Omit<ForecastDraft, 'owner'>>) {
      const next = { ...draft, ...part }
      writeInTab(TAB_KEYS.forecast, JSON.stringify(next))
      setDraft(next)
    },
    forget: () => writeInTab(TAB_KEYS.forecast, null),
  }
}
