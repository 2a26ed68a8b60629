import { HOUR } from '#domain/values/duration.ts'
import { parseJson } from '#server/base/json/parse-json.ts'
import { ownerOf } from '#server/base/owner.ts'
import { readText, refuseOtherThanJson } from '#server/http/read-body.ts'
import type { App } from '#server/http/serve.ts'
import { type Rate, withinRate } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'
import { answerMessage } from './answer-message.ts'

export const MCP_PATH = '/api/mcp'
const LIMIT = 64 * 1024
const BATCHES = '2025-03-26'
const MAX_AT_ONCE = 20
const CALLS: Rate = { name: 'mcp calls', max: 2000, within: HOUR }

/**
 * Serves the Model Context Protocol over HTTP, stateless and without streams. It isn't in the contract, because the
 * protocol defines its own messages, and it requires a token.
 */
export function mcpRoutes(app: App, services: Services): void {
  app.post(MCP_PATH, async (c) => {
    c.set('pattern', MCP_PATH)
    const [user, scopes] = [c.get('user'), c.get('scopes')]
    if (!user || !scopes) c.header('WWW-Authenticate', 'Bearer')
    const owner = ownerOf(scopes ? user : null)
    refuseOtherThanJson(c.req.raw, LIMIT)
    const message = parseJson(await readText(c.req.raw, LIMIT))
    c.set('given', message)
    const caller = { ...services, user: user!, owner, signal: c.req.raw.signal }
    const isBatch = isBatchOf(c.req.header('mcp-protocol-version'), message)
    const answers: object[] = []
    for (const one of isBatch ? message : [message]) {
      await withinRate(services, CALLS, String(owner))
      const answer = await c
        .get('places')
        .within(() => answerMessage(caller, scopes ?? [], one), true)
      if (answer) answers.push(answer)
    }
    if (answers.length === 0) return c.body(null, 202)
    return c.json(isBatch ? answers : answers[0]!)
  })
}

/** Batches came with 2025-03-26 and went with 2025-06-18, whose clients name their version. */
const isBatchOf = (version: string | undefined, sent: unknown): sent is unknown[] =>
  Array.isArray(sent) &&
  sent.length > 0 &&
  sent.length <= MAX_AT_ONCE &&
  (version === undefined || version === BATCHES)
