import { HOUR } from '#domain/values/duration.ts'
import { newToken } from '#server/base/token.ts'
import type { Browser } from '#server/http/browser.ts'
import type { Services } from '#server/outside/services.ts'

const COOKIE = 'asker'
const SIGNED = 'asker cookie'

/**
 * The browser and network that requested a code, as keyed hashes. A code belongs to its requester, so that others
 * can't replace it or use up its tries or mails.
 */
export type Asker = { asker: string; network: string }

type Needs = Pick<Services, 'seal'>

export const networkKey = ({ seal }: Needs, browser: Browser): string =>
  seal.hash('network', browser.address)

export function askerOf(needs: Needs, browser: Browser): Asker {
  const token = readAsker(needs, browser) ?? newToken(16)
  browser.writeCookie(COOKIE, needs.seal.sign(SIGNED, token), HOUR / 1000)
  return { asker: needs.seal.hash('asker', token), network: networkKey(needs, browser) }
}

export type TypedBy = Pick<Asker, 'asker'> | Pick<Asker, 'network'>

/** Identifies the requester of a typed code: this browser, or without cookies the newest request of its network. */
export function typedBy(needs: Needs, browser: Browser): TypedBy {
  const token = readAsker(needs, browser)
  return token
    ? { asker: needs.seal.hash('asker', token) }
    : { network: networkKey(needs, browser) }
}

/** Signed, because each requester has separate tries and forged cookies would add more. */
const readAsker = ({ seal }: Needs, browser: Browser): string | null =>
  seal.open(SIGNED, browser.readCookie(COOKIE) ?? '')

/** For codes that only this session can request. */
export const askerInSession = (sessionId: number): Asker => ({
  asker: `session ${sessionId}`,
  network: '',
})

/** For codes that only this account can request. */
export const askerInAccount = (userId: number): Asker => ({
  asker: `account ${userId}`,
  network: '',
})
