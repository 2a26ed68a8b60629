import { HOUR } from '#domain/values/duration.ts'
import type { Database } from '#server/base/db/database.ts'
import { hashToken } from '#server/base/token.ts'
import type { Browser } from '#server/http/browser.ts'
import { type Rate, withinRate } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'
import { findPicture, findSnapshot } from './shares.repository.ts'

/** The wrong ids allowed from one network: enough for typos, far too few for guessing. */
const GUESSES: Rate = { name: 'share-guess', max: 100, within: HOUR }

type Find<Found> = (db: Database, tokenHash: string, now: number) => Promise<Found | null>

const findBy =
  <Found>(find: Find<Found>) =>
  async (services: Services, browser: Browser, token: string): Promise<Found | null> => {
    const found = await find(services.db, hashToken(token), services.now())
    // Only wrong ids count, so a right one works even if others on the network guessed.
    if (!found) await withinRate(services, GUESSES, browser.address)
    return found
  }

/** Null for a wrong, an expired or a revoked id alike. */
export const findShared = findBy(findSnapshot)
export const findSharedPicture = findBy(findPicture)
