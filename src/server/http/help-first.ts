import { matchedRoutes } from 'hono/route'
import * as z from 'zod/mini'
import { everyEndpoint } from '#contract/all.ts'
import { type Crisis, Refusal } from '#contract/refusal.ts'
import { freeTexts, pathsTo } from '#domain/values/free-text.ts'
import { RefusalError } from '#server/base/refuse.ts'
import { readRefused } from '#server/http/read-body.ts'
import { type HttpContext, isAnyway, type Middleware } from '#server/http/serve.ts'
import {
  CRISIS,
  callsForHelp,
  isDangerInLost,
  isDangerInUnfit,
  isPlainDanger,
  refuseFlood,
} from '#server/outside/danger.ts'
import type { Services } from '#server/outside/services.ts'

const keyOf = (it: { method: string; path: string }): string => `${it.method} ${it.path}`

const withWords = everyEndpoint().filter(({ body }) => body && freeTexts(body).length > 0)
const WITH_WORDS = new Set(withWords.map(keyOf))
/** Calls that a person may send again after help was shown. */
const TAKES_ANYWAY = new Set(
  withWords
    .filter(({ body }) => body && pathsTo(body, isYesOrNo).some(([name]) => name === 'anyway'))
    .map(keyOf),
)
function isYesOrNo(field: z.core.$ZodType): boolean {
  return field instanceof z.ZodMiniBoolean
}

/** Help responses of endpoints outside the contract. */
type OwnAnswers = Record<string, (given: unknown) => object>

/**
 * Replaces a refusal with help if the words of the call speak of danger. This holds for every cause: a limit, a full
 * or missing database, no session, too many calls.
 */
export const helpFirst =
  (services: Services, own: OwnAnswers): Middleware =>
  async (c, next) => {
    c.set('callsForHelp', (texts, subject) => callsForHelp(services, subject, texts))
    await next()
    if (!c.error) return
    const key = matchedRoutes(c)
      .map(keyOf)
      .find((it) => WITH_WORDS.has(it) || it in own)
    if (key === undefined || !(await isDanger(services, c, c.error, TAKES_ANYWAY.has(key)))) return
    const refusal = Refusal.safeParse(await c.res.clone().json()).data
    const help: Crisis = { ...CRISIS, refusal }
    c.res = undefined
    c.res = c.json(own[key]?.(c.get('given')) ?? help, 200)
  }

async function isDanger(
  services: Services,
  c: HttpContext,
  error: Error,
  takesAnyway: boolean,
): Promise<boolean> {
  if (c.get('isDanger')) return true
  if (c.get('given') === undefined) c.set('given', await readRefused(c.req.raw))
  const given = c.get('given')
  if (given === undefined || (takesAnyway && isAnyway(given))) return false
  const { address, networks, hasLeft } = c.get('browser')
  const user = c.get('user')
  const isFlood = await refuseFlood(services, user ? [`person ${user.id}`] : networks).then(
    () => false,
    () => true,
  )
  if (isFlood) return isPlainDanger(given)
  const isOurs = !(error instanceof RefusalError) || error.reason === 'unavailable'
  const look = isOurs ? isDangerInLost : isDangerInUnfit
  return look(services, { subject: address, signal: hasLeft }, given, error)
}
