import { CODE_SENT_BEFORE, CODES_USED_UP, NO_CODES_NOW } from '#domain/people/person.ts'
import { DAY, HOUR, MINUTE } from '#domain/values/duration.ts'
import { refuse } from '#server/base/refuse.ts'
import { newToken } from '#server/base/token.ts'
import type { Visit } from '#server/http/browser.ts'
import {
  countUse,
  isUsedUp,
  type Rate,
  withinNetworkRate,
  withinRate,
} from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'

/** Open sign-in protects nothing, so this only stops runaway scripts. */
export const OPEN_SIGN_IN: Rate = { name: 'open sign-in', max: 600, within: MINUTE }

/** Per client network. */
export const SIGN_IN_STARTS: Rate = {
  name: 'sign-in start',
  max: 20,
  within: HOUR,
  wider: [100, 400],
}
export const SIGN_IN_STARTS_BY_PASSKEY: Rate = { name: 'passkeys', max: 120, within: HOUR }
export const CODE_TRIES_FROM: Rate = { name: 'code tries from', max: 30, within: HOUR }
export const REGISTRATIONS: readonly Rate[] = [
  { name: 'registrations, burst', max: 10, within: MINUTE, wider: [10, 30] },
  { name: 'registrations', max: 30, within: HOUR, wider: [30, 100] },
]

/** Per email and network, even if the email is unknown. */
export const CODE_TRIES_FOR: Rate = { name: 'code tries for', max: 10, within: HOUR }
/**
 * Per browser that requested a code, independent of its network. With a hundred codes per email and day and five
 * tries each, guessing one of a hundred million is hopeless.
 */
export const CODE_TRIES_OF_REQUESTER: Rate = { name: 'code tries of asker', max: 10, within: DAY }
/** Per email: wrong tries at a pending code by browsers that didn't request it. */
export const CODE_FAILURES: Rate = { name: 'code failures', max: 100, within: DAY }

/**
 * Limits for mails with a code, per email and network or per account, separate for four kinds. A stranger who types
 * another person's email uses up none of that person's mails.
 */
const mails = (kind: string): readonly [Rate, Rate, Rate] => [
  { name: `${kind}, minute`, max: 1, within: MINUTE },
  { name: `${kind}, hour`, max: 5, within: HOUR },
  { name: `${kind}, day`, max: 10, within: DAY },
]
const SIGN_IN_MAILS = mails('sign-in mails')
export const SIGN_UP_MAILS = mails('sign-up mails')
/** Requested from inside the unconfirmed account. */
const MAILS_AGAIN = mails('sign-up mails again')
const PROOF_MAILS = mails('proof mails')
/** Per email and network, then the larger networks around it, so that one provider's customer can't use up the total. */
const SIGN_IN_MAILS_NEAR: Rate = {
  name: 'sign-in codes near',
  max: 20,
  within: DAY,
  wider: [30, 40],
}
/** Per email and name, against flooding a mailbox. No mail goes to a wrong name, so it doesn't count for the owner. */
const SIGN_IN_MAILS_IN_ALL: Rate = { name: 'sign-in mails in all', max: 100, within: DAY }
/** Per email and all requesters, against flooding a mailbox. */
export const SIGN_UP_MAILS_IN_ALL: Rate = { name: 'sign-up mails in all', max: 50, within: DAY }
const MAILS_AGAIN_IN_ALL: Rate = { name: 'mails again in all', max: 50, within: DAY }

/**
 * For all mails to unconfirmed addresses together, to protect our reputation with mail providers. Confirmed accounts
 * have separate limits, so strangers can't use up their codes.
 */
export const ALL_SIGN_UP_MAILS: Rate = { name: 'all sign-up mails', max: 500, within: HOUR }

const COOKIE = 'asker'
const SIGNED = 'asker cookie'

/**
 * The browser and network that requested a code, as keyed hashes. A code belongs to its requester, so that others
 * can't replace it or use up its tries or mails.
 */
export type CodeRequester = { asker: string; network: string }

export const networkKey = ({ seal, browser }: Visit): string =>
  seal.hash('network', browser.address)

export function requesterOf(visit: Visit): CodeRequester {
  const { seal, browser } = visit
  const token = readRequester(visit) ?? newToken(16)
  browser.writeCookie(COOKIE, seal.sign(SIGNED, token), HOUR / 1000)
  return { asker: seal.hash('asker', token), network: networkKey(visit) }
}

export type TypedBy = Pick<CodeRequester, 'asker'> | Pick<CodeRequester, 'network'>

/** Identifies the requester of a typed code: this browser, or without cookies the newest request of its network. */
export function typedBy(visit: Visit): TypedBy {
  const token = readRequester(visit)
  return token ? { asker: visit.seal.hash('asker', token) } : { network: networkKey(visit) }
}

/** Signed, because each requester has separate tries and forged cookies would add more. */
const readRequester = ({ seal, browser }: Visit): string | null =>
  seal.open(SIGNED, browser.readCookie(COOKIE) ?? '')

/** For codes that only this session can request. */
export const requesterInSession = (sessionId: number): CodeRequester => ({
  asker: `session ${sessionId}`,
  network: '',
})

/** For codes that only this account can request. */
export const requesterInAccount = (userId: number): CodeRequester => ({
  asker: `account ${userId}`,
  network: '',
})

/**
 * Counts a mail before the reply says it was sent, so that the reply is true. Doesn't depend on whether the email is
 * known.
 */
export async function promiseSignInCode(
  visit: Visit,
  { email, firstName }: { email: string; firstName: string },
  network: string,
): Promise<void> {
  const [minute, ...longer] = SIGN_IN_MAILS
  const claim = `${email}\n${firstName.toLowerCase()}`
  const subject = `${claim}\n${network}`
  if (!(await countUse(visit, minute, subject)).fits) refuse('code_required', CODE_SENT_BEFORE)
  for (const rate of longer) await withinRate(visit, codes(rate), subject)
  const near = visit.browser.networks.map((one) => `${email}\n${one}`)
  await withinNetworkRate(visit, codes(SIGN_IN_MAILS_NEAR), near)
  await withinRate(visit, codes(SIGN_IN_MAILS_IN_ALL), claim)
}

export async function promiseConfirmation(
  services: Services,
  { id, email }: { id: number; email: string | null },
): Promise<void> {
  if (await isUsedUp(services, ALL_SIGN_UP_MAILS, ''))
    refuse('unavailable', NO_CODES_NOW, { retryAfterSeconds: 600 })
  for (const rate of MAILS_AGAIN) await withinRate(services, codes(rate), String(id))
  if (email) await withinRate(services, codes(MAILS_AGAIN_IN_ALL), email)
  await countUse(services, ALL_SIGN_UP_MAILS, '')
}

export async function promiseProof(services: Services, userId: number): Promise<void> {
  for (const rate of PROOF_MAILS) await withinRate(services, codes(rate), String(userId))
}

const codes = (rate: Rate): Rate => ({ ...rate, usedUp: () => CODES_USED_UP })
