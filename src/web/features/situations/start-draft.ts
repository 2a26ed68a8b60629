import {
  jsonIn,
  KEYS,
  readInTab,
  readStored,
  TAB_KEYS,
  writeInTab,
  writeStored,
} from '#web/lib/browser-storage.ts'

type StartDraft = { owner: number | null; title: string; description: string }

const isBegun = (note: unknown): note is StartDraft =>
  typeof note === 'object' &&
  note !== null &&
  'owner' in note &&
  'title' in note &&
  'description' in note &&
  typeof note.description === 'string'

/** Returns the draft of this tab, or else the last one saved. A visitor's draft can move into an account. */
export const begunDraft = (owner: number | null): StartDraft | undefined =>
  [readInTab(TAB_KEYS.draft), readStored(KEYS.draft)]
    .map(jsonIn)
    .filter(isBegun)
    .find((draft) => draft.owner === null || draft.owner === owner)

export const begunWords = (owner: number | null): string => begunDraft(owner)?.description ?? ''

/** Saves a draft with text only, or deletes it if the text is empty. Small, because every first page loads it. */
export function startDraft(owner: number | null, description: string): void {
  const draft = { title: '', itemIds: [], ownItems: [], ...begunDraft(owner) }
  storeDraft(description ? { ...draft, draftId: crypto.randomUUID(), owner, description } : null)
}

/** Saves to the tab, which survives a reload, and to the browser, which survives the tab. */
export function storeDraft(draft: (StartDraft & { draftId: string }) | null): void {
  const text = draft && JSON.stringify(draft)
  writeInTab(TAB_KEYS.draft, text)
  writeStored(KEYS.draft, text)
}
