import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { refuseAsBusy } from '#server/base/refuse.ts'

/** More than this at once would only make everybody wait. */
const AT_ONCE = 256
/** From here on calls that change something begin one by one, and questions are answered in between. */
const CROWD = 16

export type Places = {
  /** Does the work in one of the places, or refuses it at once where all are taken. */
  within: <Result>(work: () => Promise<Result>, isChange?: boolean) => Promise<Result>
}

export function createPlaces(atOnce = AT_ONCE): Places {
  let taken = 0
  let last: Promise<unknown> = Promise.resolve()
  function ownTurn(): Promise<unknown> {
    last = last.then(() => yieldToOthers())
    return last
  }
  return {
    async within(work, isChange = false) {
      if (taken >= atOnce) refuseAsBusy()
      taken += 1
      try {
        if (isChange && taken > CROWD) await ownTurn()
        return await work()
      } finally {
        taken -= 1
      }
    },
  }
}
