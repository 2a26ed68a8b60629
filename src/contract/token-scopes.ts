import { NOT_BY_TOKEN, type TokenScope } from '#domain/people/token.ts'
import { admin } from './admin.ts'
import { analyses } from './analyses.ts'
import { calendar } from './calendar.ts'
import { consents } from './consents.ts'
import type { Endpoint } from './endpoint.ts'
import { journals } from './journals.ts'
import { letters } from './letters.ts'
import { ownership } from './ownership.ts'
import { passkeys } from './passkeys.ts'
import { push } from './push.ts'
import { sessions } from './sessions.ts'
import { shares } from './shares.ts'
import { signIn } from './sign-in.ts'
import { subscription } from './subscription.ts'
import { tokens } from './tokens.ts'
import { webhooks } from './webhooks.ts'

type Call = Pick<Endpoint, 'method' | 'path'>

const keyOf = ({ method, path }: Call): string => `${method} ${path}`

const { user: _, ...waysIn } = signIn
const { plans: _plans, get: _get, ...paying } = subscription

/** The keys to the account, doors that stay open, what is public for ever, money and consent: for the person alone. */
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
    // They go on when the token has ended.
    calendar.open,
    letters.mail,
  ].map(keyOf),
)

const ANALYSING = new Set([analyses.analyze, analyses.read, journals.analyse].map(keyOf))

/** What a personal token must be allowed for a call; null where no token is. */
export function scopesFor(call: Call): readonly TokenScope[] | null {
  const key = keyOf(call)
  if (NEVER.has(key)) return null
  if (key === keyOf(analyses.tell)) return ['write', 'analyse']
  if (ANALYSING.has(key)) return ['analyse']
  return call.method === 'GET' ? ['read'] : ['write']
}

/** One line for the API's description. */
export const tokenLine = (call: Call): string => {
  const scopes = scopesFor(call)
  return scopes ? `Personal tokens need: ${scopes.join(', ')}.` : NOT_BY_TOKEN
}
