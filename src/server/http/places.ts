import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { refuseAsBusy } from '#server/base/refuse.ts'

/** More than this at once would only make everybody wait. */
const AT_ONCE = 256
/** From here on calls begin one by one: those that change something after each other, and questions in between. */
const CROWD = 16

/** Lets one go on after the other, with room for everything else in between. */
export function createTurns(): () => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve()
  return () => {
    last = last.then(() => yieldToOthers())
    return last
  }
}

export type Places = {
  /** Does the work in one of the places, or refuses it at once where all are taken. */
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
