import type { Snapshot } from '#domain/sharing/share.ts'
import { HOUR } from '#domain/values/duration.ts'
import { hashToken } from '#server/base/token.ts'
import type { Visit } from '#server/http/browser.ts'
import { type Rate, withinRate } from '#server/outside/rate/rate-limit.ts'
import { findShare } from './shares.repository.ts'

/** The wrong ids allowed from one network: enough for typos, far too few for guessing. */
const GUESSES: Rate = { name: 'share-guess', max: 100, within: HOUR }

/** Null for a wrong, an expired or a revoked id alike. The picture is empty if the share has none. */
export async function findShared(visit: Visit, token: string) {
  const found = await findShare(visit.db, hashToken(token), visit.now())
  // Only wrong ids count, so a right one works even if others on the network guessed.
  if (!found) await withinRate(visit, GUESSES, visit.browser.address)
  return found
    ? {
        snapshot: JSON.parse(found.snapshot) as Snapshot,
        picture: new Uint8Array(Buffer.from(found.picture ?? '', 'base64')),
      }
    : null
}
