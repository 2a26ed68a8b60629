import { KEYS, TAB_KEYS, writeInTab, writeStored } from '#web/lib/browser-storage.ts'

/** What was begun elsewhere, with words alone; the form goes on with it. Small, because every first page has it. */
export function startDraft(owner: number | null, description: string): void {
  const draft = { title: '', description, itemIds: [], ownItems: [] }
  const text = JSON.stringify({ draftId: crypto.randomUUID(), owner, ...draft })
  writeInTab(TAB_KEYS.draft, text)
  writeStored(KEYS.draft, text)
}
