import { NOT_BY_TOKEN, type TokenScope } from '#domain/people/token.ts'
import { admin } from './admin.ts'
import { analyses } from './analyses.ts'
import { calendar } from './calendar.ts'
import { checkIns } from './check-ins.ts'
import { consents } from './consents.ts'
import type { Endpoint } from './endpoint.ts'
import { expectations } from './expectations.ts'
import { forecasts } from './forecasts.ts'
import { journals } from './journals.ts'
import { letters } from './letters.ts'
import { ownership } from './ownership.ts'
import { passkeys } from './passkeys.ts'
import { push } from './push.ts'
import { selfMap } from './self-map.ts'
import { sessions } from './sessions.ts'
import { shares } from './shares.ts'
import { signIn } from './sign-in.ts'
import { situations } from './situations.ts'
import { subscription } from './subscription.ts'
import { tokens } from './tokens.ts'
import { Undo } from './undo.ts'
import { webhooks } from './webhooks.ts'

type Call = Pick<Endpoint, 'method' | 'path' | 'body' | 'isForWatchers'>

const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

const { user: _, ...waysIn } = signIn
const { plans: _plans, get: _get, ...paying } = subscription

/** Calls closed to tokens, because they affect sign-in, permanent access, public sharing, payment or consent. */
const NEVER = new Set(
  [
    ...Object.values(waysIn),
    ...Object.values(sessions),
    ...Object.values(passkeys),
    ...Object.values(tokens),
    ...Object.values(webhooks),
    ...Object.values(push),
    ...Object.values(paying),
    ...Object.values(admin),
    ownership.deleteAccount,
    shares.create,
    consents.change,
    // These continue after the token expires.
    calendar.open,
    letters.mail,
  ].map(keyOf),
)

const ANALYSING = new Set([analyses.analyze, analyses.read, journals.analyse].map(keyOf))

/** True for changes whose reply contains stored text. Replies that only repeat the input or are sealed don't count. */
const showsStored = (call: Call): boolean =>
  LISTING.has(keyOf(call)) ||
  call.body === Undo ||
  (call.method !== 'DELETE' && /:id\b/.test(call.path))
const LISTING = new Set(
  [
    expectations.rewrite,
    selfMap.arrange,
    selfMap.reset,
    // These name the items that were sent by number.
    situations.add,
    checkIns.add,
    forecasts.add,
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
