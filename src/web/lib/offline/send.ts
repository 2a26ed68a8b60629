/** Sends the queue in the order of writing, each entry once, and only for the person who wrote it. */
import { AnalyzedSituation, analyses } from '#contract/analyses.ts'
import { checkIns } from '#contract/check-ins.ts'
import { hrefOf } from '#contract/endpoint.ts'
import { Crisis, type Reason, Refusal } from '#contract/refusal.ts'
import { signIn } from '#contract/sign-in.ts'
import { Person } from '#domain/people/person.ts'
import { Situation } from '#domain/situation/situation.ts'
import { withBase } from '../base.ts'
import { queueName } from './names.ts'
import { listQueued, markSent, queueWaiting, tidyQueue, type Waiting } from './waiting.ts'

/** Refusals that a retry would not change, so the person decides. */
const FINAL: readonly Reason[] = [
  'invalid',
  'limit_reached',
  'premium_required',
  'conflict',
  'too_large',
]

/** Locks the queue across tabs, so the second tab finds nothing left to send. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(queueName(), work) : work()

/** Returns how many were sent. The rest stays queued. */
export const sendWaiting = (owner: number): Promise<number> =>
  inTurn(async () => {
    await tidyQueue(owner)
    const waiting = (await listQueued(owner)).filter(({ problem }) => problem === null)
    if (waiting.length === 0 || !(await isHere(owner))) return 0
    let count = 0
    for (const queued of waiting) {
      // Stop at the first failure. Requests that already succeeded stay sent.
      if ((await sendOne(queued).catch(() => 'later')) === 'later') break
      count += 1
    }
    return count
  }).catch(() => 0)

/** Sends the queue and returns how many are left. */
export const countUnsent = (owner: number): Promise<number> =>
  sendWaiting(owner)
    .then(() => listQueued(owner))
    .then(({ length }) => length)
    .catch(() => 0)

/** True if the person signed in now is the one who wrote the entry. */
async function isHere(owner: number): Promise<boolean> {
  const reply = await fetch(withBase(signIn.user.path), { credentials: 'include' })
  return reply.ok && Person.safeParse(await reply.json()).data?.id === owner
}

async function sendOne(queued: Waiting): Promise<'done' | 'later'> {
  const { owner, words, draftId, savedAt } = queued
  const isCheckIn = words.kind === 'check-in'
  const href = hrefOf(isCheckIn ? checkIns.add : analyses.tell, { userId: owner })
  const writtenAt = new Date(savedAt).toISOString()
  const { isTaken, answer } = await post(href, 'POST', { ...words.sent, draftId, writtenAt })
  if (!isTaken) return putOff(queued, answer)
  const told = isCheckIn ? null : AnalyzedSituation.parse(answer)
  const situation = told?.situation ?? Situation.parse(answer)
  if (isCheckIn && words.line !== null) {
    const { line } = words
    const kept = await post(hrefOf(checkIns.write, { id: situation.id }), 'PUT', { line })
    if (!kept.isTaken) return putOff(queued, kept.answer)
  }
  // If this fails, the situation is still sent.
  if (told?.analysis && queued.answers)
    await post(hrefOf(analyses.read, { id: told.analysis.id }), 'POST', {
      answers: queued.answers,
    })
  await markSent(queued, situation.id)
  return 'done'
}

async function putOff(queued: Waiting, answer: unknown): Promise<'done' | 'later'> {
  const refusal = Crisis.safeParse(answer).data?.refusal ?? Refusal.safeParse(answer).data
  if (!refusal || !FINAL.includes(refusal.reason)) return 'later'
  await queueWaiting({ ...queued, problem: refusal.message })
  return 'done'
}

/** If the reply offers help, nothing was stored. */
async function post(href: string, method: string, body: unknown) {
  const reply = await fetch(withBase(href), {
    method,
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer: unknown = await reply.json().catch(() => null)
  return { answer, isTaken: reply.ok && !Crisis.safeParse(answer).success }
}
