import { useLayoutEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { SelfMapItem } from '#domain/self-map/self-map.ts'
import { KeptWords, linesIn } from '#domain/situation/situation-words.ts'
import {
  jsonIn,
  KEYS,
  readInTab,
  readStored,
  readStoredJson,
  TAB_KEYS,
  writeInTab,
  writeStored,
} from '#web/lib/browser-storage.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'

const Draft = z.object({
  /** New with every change, so that sending the same words twice keeps them once. */
  draftId: z.string(),
  /** Whose words these are; a visitor's draft may be taken along into an account. */
  owner: z.nullable(z.int()),
  ...KeptWords.shape,
  itemIds: z.array(z.int()),
  /** True once the person has decided; until then both are proposed from the text. */
  hasOwnTitle: z.optional(z.boolean()),
  hasOwnItems: z.optional(z.boolean()),
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

const belongsTo = (owner: number | null, draft: Draft | undefined): draft is Draft =>
  draft !== undefined && (draft.owner === null || draft.owner === owner)

/** What this tab was writing; a new tab goes on with what was written last, in a copy of its own. */
function readDraft(owner: number | null): Draft {
  const drafts = [readInTab(TAB_KEYS.draft), readStored(KEYS.draft)].map(
    (text) => Draft.safeParse(jsonIn(text)).data,
  )
  const found = drafts.find((draft) => belongsTo(owner, draft))
  return found ? { ...found, owner } : emptyDraft(owner)
}

/** Both: the tab's own copy survives a reload, the browser's survives the tab. */
function writeDraft(draft: Draft): void {
  const text = isEmpty(draft) ? null : JSON.stringify(draft)
  writeInTab(TAB_KEYS.draft, text)
  writeStored(KEYS.draft, text)
}

/** What was sent is gone here; what another tab has written since then is not ours to throw away. */
function dropDraft({ draftId }: Draft): void {
  writeInTab(TAB_KEYS.draft, null)
  const last = Draft.safeParse(readStoredJson(KEYS.draft)).data
  if (last?.draftId === draftId) writeStored(KEYS.draft, null)
}

const isEmpty = ({ itemIds, ownItems, ...words }: Draft) =>
  linesIn(words).every((line) => line === '') && itemIds.length === 0 && ownItems.length === 0

/** What is being written, in this tab. It stays on this device until it was sent. */
export function useDraft(owner: number | null) {
  const isAsleep = useDrawn() !== null
  const isFound = useRef(!isAsleep)
  const [draft, setDraft] = useState(() => (isAsleep ? emptyDraft(owner) : readDraft(owner)))
  // The server knows no drafts: what was drawn is an empty form, filled before anybody can write into it.
  useLayoutEffect(() => {
    if (isFound.current) return
    isFound.current = true
    const kept = readDraft(owner)
    if (!isEmpty(kept)) setDraft(kept)
  }, [owner])

  function change(part: Partial<Omit<Draft, 'draftId' | 'owner'>>) {
    const next = { ...draft, ...part, draftId: crypto.randomUUID() }
    setDraft(next)
    writeDraft(next)
  }

  function clear() {
    dropDraft(draft)
    setDraft(emptyDraft(owner))
  }

  return { draft, change, clear }
}
