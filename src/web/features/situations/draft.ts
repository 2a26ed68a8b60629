import { useLayoutEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { SelfMapItem } from '#domain/self-map/self-map.ts'
import { noonOf } from '#domain/situation/happened.ts'
import { linesIn, StoredWords } from '#domain/situation/situation-words.ts'
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
import { begunDraft, storeDraft } from './start-draft.ts'

const Draft = z.object({
  /** Changes with every edit, so submitting the same text twice saves it once. */
  draftId: z.string(),
  /** The account id, or null for a visitor, whose draft is saved to the account on sign-up. */
  owner: z.nullable(z.int()),
  ...StoredWords.shape,
  itemIds: z.array(z.int()),
  /** The day of the event, once the person has chosen one. */
  happenedOn: z.optional(z.iso.date()),
  /** True once the person has decided. Until then both are proposed from the text. */
  hasOwnTitle: z.optional(z.boolean()),
  hasOwnItems: z.optional(z.boolean()),
  /** Items a visitor added to the examples. */
  ownItems: z.array(SelfMapItem),
})
export type Draft = z.infer<typeof Draft>

/** The date of the event, as sent. Undefined if it is the day of writing. */
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

/** Resumes the saved draft. If its description is empty, starts with the text of the other form. */
function readDraft(owner: number | null, otherWords: () => string): Draft {
  const found = Draft.safeParse(begunDraft(owner)).data
  const draft = found ? { ...found, owner } : emptyDraft(owner)
  return { ...draft, description: draft.description || otherWords() }
}

const isEmpty = ({ itemIds, ownItems, ...words }: Draft) =>
  linesIn(words).every((line) => line === '') && itemIds.length === 0 && ownItems.length === 0

/** The draft of this tab. It stays on this device until it is sent. */
export function useDraft(owner: number | null, otherWords = () => '') {
  const read = useRef(() => readDraft(owner, otherWords))
  const isAsleep = useDrawn() !== null
  const isFound = useRef(!isAsleep)
  const [draft, setDraft] = useState(() => (isAsleep ? emptyDraft(owner) : read.current()))
  // The server has no drafts and renders an empty form, so fill it before the person can type.
  useLayoutEffect(() => {
    if (isFound.current) return
    isFound.current = true
    const kept = read.current()
    if (!isEmpty(kept)) setDraft(kept)
  }, [])

  function change(part: Partial<Omit<Draft, 'draftId' | 'owner'>>) {
    const next = { ...draft, ...part, draftId: crypto.randomUUID() }
    setDraft(next)
    storeDraft(isEmpty(next) ? null : next)
  }

  /** Deletes the sent draft, but not a newer one that another tab has saved. */
  function clear() {
    writeInTab(TAB_KEYS.draft, null)
    const last = Draft.safeParse(readStoredJson(KEYS.draft)).data
    if (last?.draftId === draft.draftId) writeStored(KEYS.draft, null)
    setDraft(emptyDraft(owner))
  }

  return { draft, change, clear }
}
