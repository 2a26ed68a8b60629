import type { Places } from './places.ts'
import type { Middleware } from './serve.ts'

/** Provides the places. A call takes one after its body has arrived, so slow senders hold none. */
export const withPlaces =
  (places: Places): Middleware =>
  (c, next) => {
    c.set('places', places)
    return next()
  }

/** For URLs outside the contract, where requests have no body. */
export const inPlace: Middleware = (c, next) => c.get('places').within(next)
