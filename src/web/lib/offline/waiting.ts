/** The queue of what was written offline, at most one entry per draft. */
import type { BrowserAnswers } from '#contract/analyses.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import type { NewCheckIn } from '#domain/situation/check-in.ts'
import type { Situation, SituationSubmission } from '#domain/situation/situation.ts'
import { DAY } from '#domain/values/duration.ts'
import { createStore } from '../store.ts'
import { queueShelf } from './shelf.ts'
import { WAITING_FROM } from './waiting-id.ts'

export type Waiting = {
  draftId: string
  owner: number
  /** Local id until the server assigns one. */
  id: number
  savedAt: number
  words: /** Entries of an earlier release lack `proposals`; the server accepts both. */
    | { kind: 'situation'; sent: Omit<SituationSubmission, 'proposals' | 'ownItems'> }
    | { kind: 'check-in'; sent: NewCheckIn; line: string | null }
  situation: Situation
  analysis: Analysis | null
  isCrisis: boolean
  /** Answers of this browser's model, which the server checks again. */
  answers?: BrowserAnswers
  /** The server's message if it refused the entry. */
  problem: string | null
}

/** A sent entry. Only the ids stay, for a page that still shows it. */
export type SentOff = {
  draftId: string
  owner: number
  id: number
  savedAt: number
  sentAs: number
}

type Queued = Waiting | SentOff

export const isSentOff = (queued: Queued): queued is SentOff => 'sentAs' in queued

/** Counts changes of the queue, so its views reload after each. */
export const queueChanges = createStore(0)
const noteChange = () => queueChanges.set(queueChanges.get() + 1)

const queueOf = async (owner: number): Promise<Queued[]> =>
  (await queueShelf<Queued>().all()).filter((queued) => queued.owner === owner)

/** Oldest first, the order of sending. */
export const listQueued = async (owner: number): Promise<Waiting[]> =>
  (await queueOf(owner))
    .filter((queued): queued is Waiting => !isSentOff(queued))
    .toSorted((one, other) => one.id - other.id)

export const findQueued = async (owner: number, id: number): Promise<Queued | undefined> =>
  (await queueOf(owner)).find((queued) => queued.id === id)

export const findDraft = (draftId: string): Promise<Queued | undefined> =>
  queueShelf<Queued>().get(draftId)

export async function queueWaiting(queued: Waiting): Promise<void> {
  await queueShelf<Queued>().put(queued.draftId, queued)
  noteChange()
}

export async function markSent({ draftId, owner, id }: Waiting, sentAs: number): Promise<void> {
  await queueShelf<Queued>().put(draftId, { draftId, owner, id, savedAt: Date.now(), sentAs })
  noteChange()
}

export async function dropQueued({ draftId }: Pick<Queued, 'draftId'>): Promise<void> {
  await queueShelf<Queued>().remove(draftId)
  noteChange()
}

/** Deletes entries sent more than a day ago. */
export async function tidyQueue(owner: number): Promise<void> {
  for (const queued of await queueOf(owner))
    if (isSentOff(queued) && queued.savedAt < Date.now() - DAY) await dropQueued(queued)
}

export async function nextId(owner: number): Promise<number> {
  const taken = (await queueOf(owner)).map(({ id }) => id)
  return Math.max(WAITING_FROM + Date.now(), ...taken.map((id) => id + 1))
}
