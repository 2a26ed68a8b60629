import { refuseAsBusy } from './refuse.ts'

export type Rules = {
  atOnce: number
  /** The queue's length, not counting running work. */
  waiting: number
  /** The limit for one person or address, running and queued. */
  perSubject: number
  /** The limit for one subject's running work. The remaining places stay free for others. */
  atOncePerSubject: number
  /** The longest wait in the queue, in milliseconds. By default as long as a person would still wait. */
  timeout?: number
}

type Place = { subject: string; begin: () => void }

export type ConcurrencyLimit = {
  /** Runs the work in its turn. Refuses it if the wait is too long or the client disconnects. */
  run: <Result>(
    subject: string,
    signal: AbortSignal | undefined,
    work: () => Promise<Result>,
  ) => Promise<Result>
  /** Refuses now if `run` would refuse, before any work is done. */
  refuseIfFull: (subject: string) => void
}

/**
 * Limits heavy work, so that it can't delay anything else. Subjects with nothing running go first, so one person
 * can't block the queue.
 */
export function createConcurrencyLimit(rules: Rules): ConcurrencyLimit {
  const { atOnce, waiting, perSubject, atOncePerSubject, timeout: patience = 15_000 } = rules
  const working: string[] = []
  /** The turn in which each subject last started. Cleared when the queue is empty. */
  const turns = new Map<string, number>()
  let turn = 0
  const queue: Place[] = []
  const count = (places: readonly string[], subject: string) =>
    places.filter((it) => it === subject).length

  /** Sorts by running work, then by the longest time since the last start. */
  const rank = ({ subject }: Place) =>
    count(working, subject) * Number.MAX_SAFE_INTEGER + (turns.get(subject) ?? 0)

  function start(subject: string): void {
    turn += 1
    turns.set(subject, turn)
    working.push(subject)
  }

  const mayStart = (subject: string): boolean =>
    working.length < atOnce && count(working, subject) < atOncePerSubject

  function next(): void {
    if (queue.length === 0) turns.clear()
    const [fairest] = queue
      .filter(({ subject }) => mayStart(subject))
      .toSorted((one, other) => rank(one) - rank(other))
    if (!fairest) return
    queue.splice(queue.indexOf(fairest), 1)
    fairest.begin()
  }

  function waitForTurn(subject: string, signal: AbortSignal | undefined): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const place = { subject, begin }
    function begin(): void {
      start(subject)
      resolve(true)
    }
    function leave(): void {
      const at = queue.indexOf(place)
      if (at >= 0) queue.splice(at, 1)
      resolve(false)
    }
    queue.push(place)
    const timer = setTimeout(leave, patience)
    signal?.addEventListener('abort', leave)
    return promise.finally(() => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
    })
  }

  function refuseIfFull(subject: string): void {
    const queued = queue.map((place) => place.subject)
    const isFull = working.length >= atOnce && queue.length >= waiting
    if (isFull || count([...working, ...queued], subject) >= perSubject) refuseAsBusy()
  }

  return {
    refuseIfFull,
    async run(subject, signal, work) {
      refuseIfFull(subject)
      if (signal?.aborted) refuseAsBusy()
      if (mayStart(subject)) start(subject)
      else if (!(await waitForTurn(subject, signal))) refuseAsBusy()
      try {
        return await work()
      } finally {
        working.splice(working.indexOf(subject), 1)
        next()
      }
    },
  }
}
