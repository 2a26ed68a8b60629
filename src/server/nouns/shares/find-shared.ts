import { HOUR } from '#domain/duration.ts'
import type { Snapshot } from '#domain/share.ts'
import { refuse } from '#server/base/refuse.ts'
import { hashToken } from '#server/base/token.ts'
import type { Browser } from '#server/http/browser.ts'
import { isUsedUp, type Rate, withinRate } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'
import { findSnapshot } from './shares.repository.ts'

/** Wrong ids from one network: enough for every typing mistake, far too few for guessing. */
const GUESSES: Rate = { name: 'share-guess', most: 100, within: HOUR }

/** A wrong, an expired and a revoked id are all the same: nothing. */
export async function findShared(
  services: Services,
  browser: Browser,
  token: string,
): Promise<Snapshot | null> {
  const { db, now } = services
  if (await isUsedUp(services, GUESSES, browser.address))
    refuse('too_many', 'Too many links were tried. Please wait an hour.')
  const snapshot = await findSnapshot(db, hashToken(token), now())
  if (!snapshot) await withinRate(services, GUESSES, browser.address)
  return snapshot
}
