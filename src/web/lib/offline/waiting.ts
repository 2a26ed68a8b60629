/** What was written without a connection and waits on this device. Each draft is kept once, whoever keeps it. */
import type { BrowserAnswers } from '#contract/analyses.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import type { NewCheckIn } from '#domain/situation/check-in.ts'
import type { Situation, ToldSituation } from '#domain/situation/situation.ts'
import { DAY } from '#domain/values/duration.ts'
import { createStore } from '../store.ts'
import { queueShelf } from './shelf.ts'
import { WAITING_FROM } from './waiting-id.ts'

export type Waiting = {
  draftId: string
  owner: number
  /** The number it goes by on this device until it has one of its own. */
  id: number
  savedAt: number
  words: /** An earlier release kept it without `proposals`; the server takes both. */
    | { kind: 'situation'; sent: Omit<ToldSituation, 'proposals' | 'ownItems'> }
    | { kind: 'check-in'; sent: NewCheckIn; line: string | null }
  situation: Situation
  analysis: Analysis | null
  isCrisis: boolean
  /** What the model of this browser answered: the server checks it, too. */
  answers?: BrowserAnswers
  /** Why the server did not take it, in its own words. */
  problem: string | null
}

/** Once it was sent only its numbers stay, for a page that still shows it. */
export type SentOff = {
  draftId: string
  owner: number
  id: number
  savedAt: number
  sentAs: number
}

type Entry = Waiting | SentOff

export const isSentOff = (entry: Entry): entry is SentOff => 'sentAs' in entry

/** Counts the changes: whoever shows the queue looks again after each. */
export const queueChanges = createStore(0)
const noteChange = () => queueChanges.set(queueChanges.get() + 1)

const entriesOf = async (owner: number): Promise<Entry[]> =>
  (await queueShelf<Entry>().all()).filter((entry) => entry.owner === owner)

/** Oldest first: they are sent in the order in which they were written. */
export const listQueued = async (owner: number): Promise<Waiting[]> =>
  (await entriesOf(owner))
    .filter((entry): entry is Waiting => !isSentOff(entry))
    .toSorted((one, other) => one.id - other.id)

export const findEntry = async (owner: number, id: number): Promise<Entry | undefined> =>
  (await entriesOf(owner)).find((entry) => entry.id === id)

export const findDraft = (draftId: string): Promise<Entry | undefined> =>
  queueShelf<Entry>().get(draftId)

export async function keepWaiting(entry: Waiting): Promise<void> {
  await queueShelf<Entry>().put(entry.draftId, entry)
  noteChange()
}

export async function markSent({ draftId, owner, id }: Waiting, sentAs: number): Promise<void> {
  await queueShelf<Entry>().put(draftId, { draftId, owner, id, savedAt: Date.now(), sentAs })
  noteChange()
}

export async function dropEntry({ draftId }: Pick<Entry, 'draftId'>): Promise<void> {
  await queueShelf<Entry>().remove(draftId)
  noteChange()
}

/** Numbers of what was sent long ago lead nowhere any more. */
export async function tidyQueue(owner: number): Promise<void> {
  for (const entry of await entriesOf(owner))
    if (isSentOff(entry) && entry.savedAt < Date.now() - DAY) await dropEntry(entry)
}

export async function nextId(owner: number): Promise<number> {
  const taken = (await entriesOf(owner)).map(({ id }) => id)
  return Math.max(WAITING_FROM + Date.now(), ...taken.map((id) => id + 1))
}
