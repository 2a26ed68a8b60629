import {
  jsonIn,
  KEYS,
  readInTab,
  readStored,
  TAB_KEYS,
  writeInTab,
  writeStored,
} from './browser-storage.ts'

type Place = { read: () => string | null; write: (text: string | null) => void }

/** Every place where this browser stores unsent text, with its owner. An owner of null is a visitor. */
const PLACES: readonly Place[] = [
  ...[KEYS.draft, KEYS.keepSituation].map((key) => ({
    read: () => readStored(key),
    write: (text: string | null) => writeStored(key, text),
  })),
  ...[TAB_KEYS.draft, TAB_KEYS.walk, TAB_KEYS.forecast, TAB_KEYS.checkIn].map((key) => ({
    read: () => readInTab(key),
    write: (text: string | null) => writeInTab(key, text),
  })),
]

export function forgetOwnWords(): void {
  for (const { write } of PLACES) write(null)
  writeStored(KEYS.signedIn, null)
  forgetName()
}

/** Removes the name of the account that was signed in. Only the creation date stays, for the next visitor's trial. */
function forgetName(): void {
  const note = jsonIn(readStored(KEYS.accountTrial))
  if (isNote(note) && 'created' in note)
    writeStored(KEYS.accountTrial, JSON.stringify({ created: note.created }))
}

/** Drafts of a session that ended mid-writing, held in memory until the same person signs in again. */
let waiting: { owner: number; place: Place; text: string }[] = []

const isNote = (note: unknown): note is { owner?: number | null } =>
  typeof note === 'object' && note !== null

/**
 * Called when the session is known. Gives a visitor's drafts to the person signed in and removes those of other people.
 */
export function removeWordsOfOthers(person: number | null): void {
  writeStored(KEYS.signedIn, person === null ? null : 'yes')
  for (const place of PLACES) {
    const text = place.read()
    const note = jsonIn(text)
    if (!text || !isNote(note)) continue
    const owner = note.owner ?? null
    if (owner === person) continue
    if (owner === null) {
      place.write(JSON.stringify({ ...note, owner: person }))
      continue
    }
    place.write(null)
    if (person === null) waiting.push({ owner, place, text })
  }
  if (person === null) {
    forgetName()
    return
  }
  for (const { owner, place, text } of waiting)
    if (owner === person && place.read() === null) place.write(text)
  waiting = []
}
