import { NOT_BY_TOKEN, type TokenScope } from '#domain/people/token.ts'
import { all } from './all.ts'
import type { Endpoint } from './endpoint.ts'
import { Undo } from './undo.ts'

type Call = Pick<Endpoint, 'method' | 'path' | 'body' | 'isForWatchers'>

const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

const { admin, analyses, passkeys, push, sessions, shares, tokens, webhooks } = all
const { user: _, ...waysIn } = all.signIn
const { plans: _plans, get: _get, ...paying } = all.subscription

/** Calls closed to tokens, because they affect sign-in, permanent access, public sharing, payment or consent. */
const NEVER = new Set(
  [
    ...[waysIn, sessions, passkeys, tokens, webhooks, push, paying, admin].flatMap<Call>(
      Object.values,
    ),
    all.ownership.deleteAccount,
    shares.create,
    all.consents.change,
    // These continue after the token expires.
    all.calendar.open,
    all.letters.mail,
  ].map(keyOf),
)

const ANALYSING = new Set([analyses.analyze, analyses.read, all.journals.analyse].map(keyOf))

/** True for changes whose reply contains stored text. Replies that only repeat the input or are sealed don't count. */
const showsStored = (call: Call): boolean =>
  LISTING.has(keyOf(call)) ||
  call.body === Undo ||
  (call.method !== 'DELETE' && /:id\b/.test(call.path))
const LISTING = new Set(
  [
    all.expectations.rewrite,
    all.selfMap.arrange,
    all.selfMap.reset,
    // These name the items that were sent by number.
    all.situations.add,
    all.checkIns.add,
    all.forecasts.add,
  ].map(keyOf),
)

/** The scopes a personal token needs for a call. Null if no token may make it. */
export function scopesFor(call: Call): readonly TokenScope[] | null {
  // Health checks need no authentication.
  if (call.isForWatchers) return []
  const key = keyOf(call)
  if (NEVER.has(key)) return null
  // An analysis quotes stored text and names items.
  if (key === keyOf(analyses.tell)) return ['read', 'write', 'analyse']
  if (ANALYSING.has(key)) return ['read', 'analyse']
  if (call.method === 'GET' || key === keyOf(shares.preview)) return ['read']
  return showsStored(call) ? ['read', 'write'] : ['write']
}

/** One line for the API's description. */
export const tokenLine = (call: Call): string => {
  const scopes = scopesFor(call)
  return scopes ? `Personal tokens need: ${scopes.join(', ') || 'nothing'}.` : NOT_BY_TOKEN
}
