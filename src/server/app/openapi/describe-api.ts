import type * as z from 'zod/mini'
import { all } from '#contract/all.ts'
import { type Endpoint, isForDevelopers } from '#contract/endpoint.ts'
import { Refusal } from '#contract/refusal.ts'
import { scopesFor, tokenLine } from '#contract/token-scopes.ts'
import { PRODUCT_NAME } from '#domain/content/product.ts'
import { freeTexts } from '#domain/values/free-text.ts'
import { MCP_PATH, schemaOf } from '#server/nouns/mcp/mcp.routes.ts'

type Schema = z.ZodMiniType

/** Nouns, reply fields and refusal reasons that only an instance with plans has. */
const PLAN_NOUNS = new Set<keyof typeof all>(['subscription', 'trial', 'usage'])
const PLAN_WORDS = /^(subscription[A-Z]\w*|limit|limit_reached|premium_required|trial_expired)$/

/** Generates OpenAPI 3.1 from the contract, so the description always matches what is served. */
export function describeApi(instance: Instance) {
  const description = describeAll(instance)
  return instance.hasPlans ? description : withoutPlanWords(description)
}

type Instance = { hasPlans: boolean; isDevelopment: boolean; basePath: string }

function describeAll({ hasPlans, isDevelopment, basePath }: Instance) {
  const paths: Record<string, Record<string, object>> = {}
  for (const [noun, endpoints] of Object.entries(all)) {
    if (!hasPlans && PLAN_NOUNS.has(noun as keyof typeof all)) continue
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      if (isForDevelopers(endpoint) && !isDevelopment) continue
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operation(noun, name, endpoint),
      }
    }
  }
  paths[MCP_PATH] = { post: PROTOCOL }
  return {
    openapi: '3.1.0',
    info: { title: PRODUCT_NAME, version: '1' },
    servers: [{ url: basePath || '/' }],
    paths,
    components: {
      schemas: { Refusal: outgoing(Refusal) },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sid' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

const json = (schema: object) => ({ 'application/json': { schema } })
const DECLINED = {
  description: 'Refused. The reason is for programs, the message for people.',
  content: json({ $ref: '#/components/schemas/Refusal' }),
}

/** The schema of any MCP message. The protocol and its tools describe themselves (`tools/list`). */
const MESSAGE = { type: 'object', required: ['jsonrpc'], properties: { jsonrpc: { const: '2.0' } } }
const PROTOCOL = {
  operationId: 'mcp.message',
  tags: ['mcp'],
  summary: 'Takes one message of the Model Context Protocol (JSON-RPC 2.0) and answers it.',
  description: 'For personal tokens only. Each tool needs its own scope.',
  security: [{ token: [] }],
  parameters: [],
  requestBody: { required: true, content: json(MESSAGE) },
  responses: {
    200: { description: 'The answer.', content: json(MESSAGE) },
    202: { description: 'Accepted, with no response body.' },
    default: DECLINED,
  },
}

function operation(noun: string, name: string, endpoint: Endpoint) {
  const { does, query, body, takesFile, status = 200 } = endpoint
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    summary: does,
    description: [tokenLine(endpoint), ...(takesWords(endpoint) ? [HELP_LINE] : [])].join(' '),
    security: securityOf(endpoint),
    parameters: [...pathParameters(endpoint), ...queryParameters(query)],
    ...(takesFile && { requestBody: { required: true, content: FILE } }),
    ...(body && { requestBody: { required: isNeeded(body), content: json(incoming(body)) } }),
    responses: {
      [status]: {
        description: 'Done.',
        ...(status !== 204 && {
          content: contentOf(endpoint),
        }),
      },
      default: DECLINED,
    },
  }
}

const takesWords = ({ body }: Endpoint): boolean => body !== undefined && freeTexts(body).length > 0
const HELP_LINE =
  'Words that suggest danger to life may be answered with 200 and `{ "crisis": true }`: show help first. `refusal` says why nothing was stored.'

function contentOf({ sendsFile, sendsLines, reply }: Endpoint): object {
  if (sendsFile) return { [sendsFile]: BINARY }
  return sendsLines
    ? { 'application/x-ndjson': { schema: outgoing(reply) } }
    : json(outgoing(reply))
}

/** Removes the fields and reasons that only plans need. */
const withoutPlanWords = <Part>(part: Part): Part =>
  JSON.parse(JSON.stringify(part), (key, value) => {
    if (Array.isArray(value)) return value.filter((one) => !PLAN_WORDS.test(String(one)))
    return PLAN_WORDS.test(key) ? undefined : value
  })
const BINARY = { schema: { type: 'string', format: 'binary' } }
const FILE = { 'application/octet-stream': BINARY }

function securityOf(endpoint: Endpoint): object[] {
  if (endpoint.isOpen) return []
  return scopesFor(endpoint) ? [{ session: [] }, { token: [] }] : [{ session: [] }]
}

const isNeeded = (body: Schema): boolean => !body.safeParse(undefined).success

const pathParameters = ({ path, params }: Endpoint) => {
  const { properties = {} } = (params ? incoming(params) : {}) as Properties
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? { type: 'string', minLength: 1 },
  }))
}

type Properties = { properties?: Record<string, object>; required?: string[] }

function queryParameters(query: Schema | undefined) {
  if (!query) return []
  const { properties = {}, required = [] } = incoming(query) as Properties
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

const incoming = (schema: Schema) => schemaOf(schema, 'input')
const outgoing = (schema: Schema) => schemaOf(schema, 'output')
