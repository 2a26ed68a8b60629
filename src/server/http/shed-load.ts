import type { Places } from './places.ts'
import type { Middleware } from './serve.ts'

/** Says where the places are. A call takes one when its body has arrived: whoever sends slowly holds none. */
export const withPlaces =
  (places: Places): Middleware =>
  (c, next) => {
    c.set('places', places)
    return next()
  }

/** For the few addresses that are no calls of the contract and have no body. */
export const inPlace: Middleware = (c, next) => c.get('places').within(next)
