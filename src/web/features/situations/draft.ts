import { useLayoutEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { SelfMapItem } from '#domain/self-map/self-map.ts'
import { noonOf } from '#domain/situation/happened.ts'
import { KeptWords, linesIn } from '#domain/situation/situation-words.ts'
import { dayIn } from '#domain/values/time-zone.ts'
import {
  KEYS,
  readStoredJson,
  TAB_KEYS,
  writeInTab,
  writeStored,
} from '#web/lib/browser-storage.ts'
import { timeZone } from '#web/lib/time-zone.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'
import { begunDraft } from './start-draft.ts'

const Draft = z.object({
  /** New with every change, so that sending the same words twice keeps them once. */
  draftId: z.string(),
  /** Whose words these are; a visitor's draft may be taken along into an account. */
  owner: z.nullable(z.int()),
  ...KeptWords.shape,
  itemIds: z.array(z.int()),
  /** The day it happened on, once the person has chosen one. */
  happenedOn: z.optional(z.iso.date()),
  /** True once the person has decided; until then both are proposed from the text. */
  hasOwnTitle: z.optional(z.boolean()),
  hasOwnItems: z.optional(z.boolean()),
  /** What a visitor added to the example items. */
  ownItems: z.array(SelfMapItem),
})
export type Draft = z.infer<typeof Draft>

/** As it is sent: nothing where it is the day of writing. */
export function happenedAtOf({ happenedOn }: Pick<Draft, 'happenedOn'>): string | undefined {
  const zone = timeZone()
  return happenedOn && happenedOn < dayIn(Date.now(), zone) ? noonOf(happenedOn, zone) : undefined
}

const emptyDraft = (owner: number | null): Draft => ({
  draftId: crypto.randomUUID(),
  owner,
  title: '',
  description: '',
  itemIds: [],
  ownItems: [],
})

/** Goes on with what was begun, in a copy of its own; without words of its own with those of the other way of writing. */
function readDraft(owner: number | null, otherWords: () => string): Draft {
  const found = Draft.safeParse(begunDraft(owner)).data
  const draft = found ? { ...found, owner } : emptyDraft(owner)
  return { ...draft, description: draft.description || otherWords() }
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
export function useDraft(owner: number | null, otherWords = () => '') {
  const read = useRef(() => readDraft(owner, otherWords))
  const isAsleep = useDrawn() !== null
  const isFound = useRef(!isAsleep)
  const [draft, setDraft] = useState(() => (isAsleep ? emptyDraft(owner) : read.current()))
  // The server knows no drafts: what was drawn is an empty form, filled before anybody can write into it.
  useLayoutEffect(() => {
    if (isFound.current) return
    isFound.current = true
    const kept = read.current()
    if (!isEmpty(kept)) setDraft(kept)
  }, [])

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
