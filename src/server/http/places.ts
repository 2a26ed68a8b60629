import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { refuseAsBusy } from '#server/base/refuse.ts'

/** The limit on concurrent calls. More would only slow all of them down. */
const AT_ONCE = 256
/** Above this many, calls start one by one, with separate queues for changes and reads. */
const CROWD = 16

/** Serializes callers, and yields to the event loop between them. */
export function createTurns(): () => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve()
  return () => {
    last = last.then(() => yieldToOthers())
    return last
  }
}

export type Places = {
  /** Runs the work in a free place, or refuses it if none is free. */
  within: <Result>(work: () => Promise<Result>, isChange?: boolean) => Promise<Result>
}

export function createPlaces(atOnce = AT_ONCE): Places {
  let taken = 0
  const [changes, questions] = [createTurns(), createTurns()]
  return {
    async within(work, isChange = false) {
      if (taken >= atOnce) refuseAsBusy()
      taken += 1
      try {
        if (taken > CROWD) await (isChange ? changes() : questions())
        return await work()
      } finally {
        taken -= 1
      }
    },
  }
}
