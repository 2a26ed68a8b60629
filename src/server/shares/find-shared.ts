import { createHash } from 'node:crypto'
import type { Snapshot } from '#domain/share.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { HttpContext } from '#server/http/serve.ts'
import { isUsedUp, type Rate, withinRate } from '#server/rate/rate-limit.ts'
import { refuse } from '#server/refuse.ts'
import type { Services } from '#server/services.ts'
import { findSnapshot } from './shares.repository.ts'

const HOUR = 60 * 60 * 1000
/** Wrong ids from one network: enough for every typing mistake, far too few for guessing. */
const GUESSES: Rate = { name: 'share-guess', most: 100, within: HOUR }

/** The id is long and random, so a plain hash of it can neither be guessed nor reversed. */
export const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** A wrong, an expired and a revoked id are all the same: nothing. */
export async function findShared(
  services: Services,
  c: HttpContext,
  token: string,
): Promise<Snapshot | null> {
  const { db, now, config } = services
  const visitor = clientAddress(c, config.proxyHops)
  if (await isUsedUp(services, GUESSES, visitor))
    refuse('too_many', 'Too many links were tried. Please wait an hour.')
  const snapshot = await findSnapshot(db, hashOf(token), now())
  if (!snapshot) await withinRate(services, GUESSES, visitor)
  return snapshot
}
