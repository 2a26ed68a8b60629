import { useState } from 'react'
import * as z from 'zod/mini'
import { SelfMapItem } from '#domain/self-map.ts'
import { KEYS, readStoredJson, writeStored } from '#web/lib/browser-storage.ts'

const Draft = z.object({
  /** New with every change, so that sending the same words twice keeps them once. */
  draftId: z.string(),
  /** Whose words these are; a visitor's draft may be taken along into an account. */
  owner: z.nullable(z.int()),
  title: z.string(),
  description: z.string(),
  itemIds: z.array(z.int()),
  /** What a visitor added to the example items. */
  ownItems: z.array(SelfMapItem),
})
export type Draft = z.infer<typeof Draft>

const emptyDraft = (owner: number | null): Draft => ({
  draftId: crypto.randomUUID(),
  owner,
  title: '',
  description: '',
  itemIds: [],
  ownItems: [],
})

function readDraft(owner: number | null): Draft {
  const stored = Draft.safeParse(readStoredJson(KEYS.draft)).data
  if (!stored || (stored.owner !== null && stored.owner !== owner)) return emptyDraft(owner)
  return { ...stored, owner }
}

const isEmpty = ({ title, description, itemIds, ownItems }: Draft) =>
  !title && !description && itemIds.length === 0 && ownItems.length === 0

/** What is being written. It stays on this device until it was sent. */
export function useDraft(owner: number | null) {
  const [draft, setDraft] = useState(() => readDraft(owner))

  const keep = (next: Draft) => {
    setDraft(next)
    writeStored(KEYS.draft, isEmpty(next) ? null : JSON.stringify(next))
  }
  const change = (part: Partial<Omit<Draft, 'draftId' | 'owner'>>) =>
    keep({ ...draft, ...part, draftId: crypto.randomUUID() })

  return { draft, change, clear: () => keep(emptyDraft(owner)) }
}
