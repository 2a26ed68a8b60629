import * as z from 'zod/mini'
import { PRODUCT_NAME } from '#domain/content/product.ts'
import { TOKEN_LACKS_SCOPE, type TokenScope } from '#domain/people/token.ts'
import { HOUR } from '#domain/values/duration.ts'
import { issuesOf } from '#server/base/issues.ts'
import { parseJson } from '#server/base/json/parse-json.ts'
import { ownerOf } from '#server/base/owner.ts'
import { RefusalError } from '#server/base/refuse.ts'
import { readText, refuseOtherThanJson } from '#server/http/read-body.ts'
import type { App } from '#server/http/serve.ts'
import { isDangerInUnfit } from '#server/outside/danger.ts'
import { type Rate, withinRate } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'
import { type Caller, HELP_FIRST, HelpFirst, TOOLS, type Tool } from './tools.ts'

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

/** Supported protocol versions, newest first. The parts we use are the same in all. */
const VERSIONS = ['2025-06-18', '2025-03-26', '2024-11-05']

const Message = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.optional(z.union([z.string(), z.number()])),
  method: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.unknown())),
})
const ToolCall = z.object({ name: z.string(), arguments: z.optional(z.unknown()) })

type Id = string | number | null
const result = (id: Id, value: object) => ({ jsonrpc: '2.0', id, result: value })
const failure = (id: Id, code: number, message: string) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
})

/** Answers one MCP message; null if it needs no answer. One that does nothing but suggests danger gets help. */
async function answerMessage(
  caller: Caller,
  scopes: readonly TokenScope[],
  sent: unknown,
): Promise<object | null> {
  const message = Message.safeParse(sent)
  const answer = message.success
    ? await answerRead(caller, scopes, message.data)
    : failure(null, -32600, 'This isn’t a JSON-RPC 2.0 message.')
  if (answer && 'result' in answer) return answer
  const words = message.success ? message.data.params : sent
  return (await isDangerIn(caller, words)) ? helpMessage(sent) : answer
}

async function answerRead(
  caller: Caller,
  scopes: readonly TokenScope[],
  { id, method, params = {} }: z.output<typeof Message>,
): Promise<object | null> {
  if (id === undefined || method === undefined) return null
  if (method === 'initialize') return result(id, initialize(params))
  if (method === 'ping') return result(id, {})
  if (method === 'tools/list') return result(id, { tools: listTools(scopes) })
  if (method !== 'tools/call') return failure(id, -32601, 'Method not found.')
  const call = ToolCall.safeParse(params)
  const tool = call.success && Object.hasOwn(TOOLS, call.data.name) ? TOOLS[call.data.name] : null
  if (!call.success || !tool) return failure(id, -32602, 'Tool not found.')
  const given = call.data.arguments ?? {}
  return result(id, await runTool(caller, scopes, tool, given))
}

const initialize = ({ protocolVersion }: Record<string, unknown>) => ({
  protocolVersion: VERSIONS.find((version) => version === protocolVersion) ?? VERSIONS[0],
  capabilities: { tools: { listChanged: false } },
  serverInfo: { name: PRODUCT_NAME, version: '1' },
  instructions:
    'A private journal about what a person feels and why. Their words are theirs, so never pass them on. If a tool says that help comes first, show that to the person before anything else.',
})

const mayUse = (scopes: readonly TokenScope[], tool: Tool) =>
  tool.scopes.every((scope) => scopes.includes(scope))

const listTools = (scopes: readonly TokenScope[]) =>
  Object.entries(TOOLS)
    .filter(([, tool]) => mayUse(scopes, tool))
    .map(([name, { description, input, output, scopes: needed }]) => ({
      name,
      description,
      inputSchema: schemaOf(input, 'input'),
      outputSchema: {
        type: 'object',
        anyOf: [schemaOf(output, 'output'), schemaOf(HelpFirst, 'output')],
      },
      annotations: {
        readOnlyHint: needed.every((scope) => scope === 'read'),
        openWorldHint: false,
      },
    }))

/** Describes values that JSON Schema can't express (such as transformations) as "anything". */
export function schemaOf(shape: z.ZodMiniType, io: 'input' | 'output'): object {
  const { $schema, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' })
  return schema
}

const content = (text: string) => [{ type: 'text', text }]
/**
 * Help as a tool result. `structuredContent` is set, because clients validate it against the tool's output schema.
 */
const helpFirst = (): object => ({
  content: content(HELP_FIRST),
  structuredContent: { help_first: HELP_FIRST } satisfies z.output<typeof HelpFirst>,
})
const problem = (message: string) => ({ content: content(message), isError: true })

const formatIssues = (error: z.core.$ZodError): string =>
  issuesOf(error)
    .map(({ path, message }) => (path ? `${path}: ${message}` : message))
    .join('\n')

async function runTool(
  caller: Caller,
  scopes: readonly TokenScope[],
  tool: Tool,
  given: unknown,
): Promise<object> {
  if (!mayUse(scopes, tool)) return refused(caller, given, TOKEN_LACKS_SCOPE)
  const input = tool.input.safeParse(given)
  if (!input.success) return refused(caller, given, formatIssues(input.error))
  try {
    const found = await tool.run(caller, input.data as never)
    if (typeof found === 'string') return helpFirst()
    // Drops fields that the tool's schema doesn't name.
    const shown = tool.output.parse(found)
    return { content: content(JSON.stringify(shown)), structuredContent: shown }
  } catch (error) {
    if (error instanceof RefusalError) return refused(caller, given, error.message)
    if (await isDangerIn(caller, given)) return helpFirst()
    throw error
  }
}

/** Builds the help message for a request that failed before authentication. */
export function helpMessage(sent: unknown): object {
  const id = Message.safeParse(sent).data?.id ?? null
  return result(id, helpFirst())
}

/** Returns a refusal as a tool result, or help if the arguments speak of danger. */
async function refused(caller: Caller, given: unknown, message: string): Promise<object> {
  return (await isDangerIn(caller, given)) ? helpFirst() : problem(message)
}

const isDangerIn = (caller: Caller, given: unknown): Promise<boolean> =>
  isDangerInUnfit(caller, { subject: String(caller.owner), signal: caller.signal }, given)
