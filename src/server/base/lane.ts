import { refuse } from './refuse.ts'

type Rules = {
  atOnce: number
  /** How many may wait beside those at work. */
  waiting: number
  /** How many one person or address may have here, at work and waiting. */
  perSubject: number
  /** How long somebody waits for their turn, in milliseconds. */
  patience: number
}

type Place = { subject: string; begin: () => void }

export type Lane = {
  /** Does the work when its turn comes; refuses when that would take too long, or when nobody waits any more. */
  run: <Result>(
    subject: string,
    signal: AbortSignal | undefined,
    work: () => Promise<Result>,
  ) => Promise<Result>
}

const full = (): never =>
  refuse('unavailable', 'Many people are here right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  })

/**
 * Heavy work goes through a narrow lane of its own, so that it can hold up nothing but itself. Whoever has
 * nothing at work there goes before those who have: one person cannot keep all others waiting.
 */
export function createLane({ atOnce, waiting, perSubject, patience }: Rules): Lane {
  const working: string[] = []
  const queue: Place[] = []
  const count = (places: readonly string[], subject: string) =>
    places.filter((it) => it === subject).length

  function next(): void {
    if (working.length >= atOnce) return
    const fair = queue.findIndex(({ subject }) => !working.includes(subject))
    const [place] = queue.splice(Math.max(fair, 0), 1)
    place?.begin()
  }

  function turn(subject: string, signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const place = { subject, begin }
    function begin(): void {
      working.push(subject)
      resolve()
    }
    function leave(): void {
      const at = queue.indexOf(place)
      if (at >= 0) queue.splice(at, 1)
      try {
        full()
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

  return {
    async run(subject, signal, work) {
      const queued = queue.map((place) => place.subject)
      if (count([...working, ...queued], subject) >= perSubject || signal?.aborted) full()
      if (working.length < atOnce) working.push(subject)
      else if (queue.length >= waiting) full()
      else await turn(subject, signal)
      try {
        return await work()
      } finally {
        working.splice(working.indexOf(subject), 1)
        next()
      }
    },
  }
}
