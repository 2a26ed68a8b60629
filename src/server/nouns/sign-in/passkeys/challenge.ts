import { MINUTE } from '#domain/values/duration.ts'
import { refuse } from '#server/base/refuse.ts'
import type { Browser } from '#server/http/browser.ts'
import { countUse, type Rate } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'

const COOKIE = 'passkey'
const LASTS = 5 * MINUTE
const ONCE: Rate = { name: 'passkey challenge', max: 1, within: 2 * LASTS }

export const PASSKEY_REFUSED = 'That passkey doesn’t open an account here.'

/** `add` includes the user, in case another person uses this browser next. */
type Use = `add for ${number}` | 'sign in'

/** Stores the challenge in a signed cookie for five minutes. */
export function saveChallenge(
  { seal, now }: Services,
  browser: Browser,
  use: Use,
  challenge: string,
): void {
  const kept = [use, challenge, now() + LASTS].join(' ~ ')
  browser.writeCookie(
    COOKIE,
    seal.sign('passkey', Buffer.from(kept).toString('base64url')),
    LASTS / 1000,
  )
}

/** True if the request came from a frame on another site. Call it after verification. */
export async function isFromFrame(clientDataJSON: string): Promise<boolean> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers')
  const { crossOrigin, topOrigin } = decodeClientDataJSON(clientDataJSON)
  return Boolean(crossOrigin) || topOrigin !== undefined
}

/** Returns the browser's challenge for this use. Each works once, even under a race. */
export async function takeChallenge(
  services: Services,
  browser: Browser,
  use: Use,
): Promise<string> {
  const sealed = services.seal.open('passkey', browser.readCookie(COOKIE) ?? '')
  browser.clearCookie(COOKIE)
  const kept = Buffer.from(sealed ?? '', 'base64url').toString()
  const [keptUse, challenge, endsAt] = kept.split(' ~ ')
  const isOurs = keptUse === use && challenge && Number(endsAt) > services.now()
  if (!isOurs || !(await countUse(services, ONCE, challenge)).fits)
    return refuse('invalid', 'That took too long. Please try again.')
  return challenge
}
