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

type Queued = Waiting | SentOff

export const isSentOff = (queued: Queued): queued is SentOff => 'sentAs' in queued

/** Counts the changes: whoever shows the queue looks again after each. */
export const queueChanges = createStore(0)
const noteChange = () => queueChanges.set(queueChanges.get() + 1)

const queueOf = async (owner: number): Promise<Queued[]> =>
  (await queueShelf<Queued>().all()).filter((queued) => queued.owner === owner)

/** Oldest first: they are sent in the order in which they were written. */
export const listQueued = async (owner: number): Promise<Waiting[]> =>
  (await queueOf(owner))
    .filter((queued): queued is Waiting => !isSentOff(queued))
    .toSorted((one, other) => one.id - other.id)

export const findQueued = async (owner: number, id: number): Promise<Queued | undefined> =>
  (await queueOf(owner)).find((queued) => queued.id === id)

export const findDraft = (draftId: string): Promise<Queued | undefined> =>
  queueShelf<Queued>().get(draftId)

export async function keepWaiting(queued: Waiting): Promise<void> {
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

/** Numbers of what was sent long ago lead nowhere any more. */
export async function tidyQueue(owner: number): Promise<void> {
  for (const queued of await queueOf(owner))
    if (isSentOff(queued) && queued.savedAt < Date.now() - DAY) await dropQueued(queued)
}

export async function nextId(owner: number): Promise<number> {
  const taken = (await queueOf(owner)).map(({ id }) => id)
  return Math.max(WAITING_FROM + Date.now(), ...taken.map((id) => id + 1))
}
