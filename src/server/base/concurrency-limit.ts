import { refuseAsBusy } from './refuse.ts'

type Rules = {
  atOnce: number
  /** How many may wait beside those at work. */
  waiting: number
  /** How many one person or address may have here, at work and waiting. */
  perSubject: number
  /** How many of these may be at work: the other places are kept for everybody else. */
  atOncePerSubject: number
  /** How long somebody waits for their turn, in milliseconds. */
  timeout: number
}

type Place = { subject: string; begin: () => void }

export type ConcurrencyLimit = {
  /** Does the work when its turn comes; refuses when that would take too long, or when nobody waits any more. */
  run: <Result>(
    subject: string,
    signal: AbortSignal | undefined,
    work: () => Promise<Result>,
  ) => Promise<Result>
  /** Refuses now what the lane would refuse later, before anything was done for it. */
  refuseIfFull: (subject: string) => void
}

/**
 * Heavy work goes through a narrow lane of its own, so that it can hold up nothing but itself. Whoever has
 * nothing at work there goes before those who have: one person cannot keep all others waiting.
 */
export function createConcurrencyLimit(rules: Rules): ConcurrencyLimit {
  const { atOnce, waiting, perSubject, atOncePerSubject, timeout: patience } = rules
  const working: string[] = []
  /** Whose turn came when; only of use while somebody waits. */
  const turns = new Map<string, number>()
  let turn = 0
  const queue: Place[] = []
  const count = (places: readonly string[], subject: string) =>
    places.filter((it) => it === subject).length

  /** Fewer at work comes first, then who was served longest ago. */
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

  function waitForTurn(subject: string, signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const place = { subject, begin }
    function begin(): void {
      start(subject)
      resolve()
    }
    function leave(): void {
      const at = queue.indexOf(place)
      if (at >= 0) queue.splice(at, 1)
      try {
        refuseAsBusy()
      } catch (error) {
        reject(error)
      }
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
      else await waitForTurn(subject, signal)
      try {
        return await work()
      } finally {
        working.splice(working.indexOf(subject), 1)
        next()
      }
    },
  }
}
