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

const inBrowser = (key: string): Place => ({
  read: () => readStored(key),
  write: (text) => writeStored(key, text),
})
const inTab = (key: string): Place => ({
  read: () => readInTab(key),
  write: (text) => writeInTab(key, text),
})

/** Everywhere this browser keeps what somebody wrote and has not sent. Each note says whose it is; null is a visitor. */
const PLACES: readonly Place[] = [
  inBrowser(KEYS.draft),
  inBrowser(KEYS.keepSituation),
  inTab(TAB_KEYS.draft),
  inTab(TAB_KEYS.walk),
  inTab(TAB_KEYS.forecast),
  inTab(TAB_KEYS.checkIn),
]

export function forgetOwnWords(): void {
  for (const { write } of PLACES) write(null)
  writeStored(KEYS.signedIn, null)
  forgetName()
}

/** Of an account that was here, only since when there was one is of use to whoever comes next. */
function forgetName(): void {
  const note = jsonIn(readStored(KEYS.accountTrial))
  if (isNote(note) && 'created' in note)
    writeStored(KEYS.accountTrial, JSON.stringify({ created: note.created }))
}

/** A session may end in the middle of a sentence: until this page is left, its words wait for the same person. */
let waiting: { owner: number; place: Place; text: string }[] = []

const isNote = (note: unknown): note is { owner?: number | null } =>
  typeof note === 'object' && note !== null

/** Once it is known who is here: a visitor's words become theirs, and those of anybody else are taken off this device. */
export function keepOnlyWordsOf(person: number | null): void {
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
