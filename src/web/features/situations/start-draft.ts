import {
  jsonIn,
  KEYS,
  readInTab,
  readStored,
  TAB_KEYS,
  writeInTab,
  writeStored,
} from '#web/lib/browser-storage.ts'

type Begun = { owner: number | null; title: string; description: string }

const isBegun = (note: unknown): note is Begun =>
  typeof note === 'object' &&
  note !== null &&
  'owner' in note &&
  'title' in note &&
  'description' in note &&
  typeof note.description === 'string'

/** What this tab was writing, or what was written last; a visitor's words may be taken along into an account. */
export const begunDraft = (owner: number | null): Begun | undefined =>
  [readInTab(TAB_KEYS.draft), readStored(KEYS.draft)]
    .map(jsonIn)
    .filter(isBegun)
    .find((draft) => draft.owner === null || draft.owner === owner)

export const begunWords = (owner: number | null): string => begunDraft(owner)?.description ?? ''

/**
 * What is begun elsewhere, with words alone; the form goes on with it. Without words nothing is begun. Small, because
 * every first page has it.
 */
export function startDraft(owner: number | null, description: string): void {
  const draft = { title: '', itemIds: [], ownItems: [], ...begunDraft(owner) }
  const text =
    description === ''
      ? null
      : JSON.stringify({ ...draft, draftId: crypto.randomUUID(), owner, description })
  writeInTab(TAB_KEYS.draft, text)
  writeStored(KEYS.draft, text)
}
