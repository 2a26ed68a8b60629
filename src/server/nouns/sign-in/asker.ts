import { HOUR } from '#domain/values/duration.ts'
import { newToken } from '#server/base/token.ts'
import type { Browser } from '#server/http/browser.ts'
import type { Services } from '#server/outside/services.ts'

const COOKIE = 'asker'
const SIGNED = 'asker cookie'

/**
 * Who asks for a code, as keyed hashes: the browser and its network. A code belongs to whoever asked for it, so
 * that nobody elsewhere can replace it, or use up its tries or its mails.
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

/** Whose code is typed: this browser's, or without cookies the newest one asked for from its network. */
export function typedBy(needs: Needs, browser: Browser): TypedBy {
  const token = readAsker(needs, browser)
  return token
    ? { asker: needs.seal.hash('asker', token) }
    : { network: networkKey(needs, browser) }
}

/** Signed, because who asked has tries of their own: nobody gets more of them by making cookies up. */
const readAsker = ({ seal }: Needs, browser: Browser): string | null =>
  seal.open(SIGNED, browser.readCookie(COOKIE) ?? '')

/** Only the person who is signed in here can ask. */
export const askerInSession = (sessionId: number): Asker => ({
  asker: `session ${sessionId}`,
  network: '',
})

/** Only the account itself can ask. */
export const askerInAccount = (userId: number): Asker => ({
  asker: `account ${userId}`,
  network: '',
})
