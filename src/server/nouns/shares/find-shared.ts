import { HOUR } from '#domain/values/duration.ts'
import type { Database } from '#server/base/db/database.ts'
import { hashToken } from '#server/base/token.ts'
import type { Browser } from '#server/http/browser.ts'
import { type Rate, withinRate } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'
import { findPicture, findSnapshot } from './shares.repository.ts'

/** Wrong ids from one network: enough for every typing mistake, far too few for guessing. */
const GUESSES: Rate = { name: 'share-guess', most: 100, within: HOUR }

type Find<Found> = (db: Database, tokenHash: string, now: number) => Promise<Found | null>

const findBy =
  <Found>(find: Find<Found>) =>
  async (services: Services, browser: Browser, token: string): Promise<Found | null> => {
    const found = await find(services.db, hashToken(token), services.now())
    // Only wrong ids count: whoever has the right one sees it, whatever others in the same network tried.
    if (!found) await withinRate(services, GUESSES, browser.address)
    return found
  }

/** A wrong, an expired and a revoked id are all the same: nothing. */
export const findShared = findBy(findSnapshot)
export const findSharedPicture = findBy(findPicture)
