import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exampleAnswer } from './fake-ai-answers.ts'

/** Every way a provider can let us down, and the one way it does not. */
export const BEHAVIOURS = [
  'well',
  'fenced',
  'error 500',
  'error 429',
  'hang up',
  'silence',
  'drip',
  'ten megabytes',
  'html',
  'half json',
  'wrong schema',
  'unknown category',
  'refusal',
  'redirect',
  'script',
  'links',
  'diagnosis',
  'urges death',
  'gives itself away',
  'unknown items',
  'risk',
] as const
export type Behaviour = (typeof BEHAVIOURS)[number]

type Asked = { path: string; body: string; headers: IncomingMessage['headers'] }

/**
 * Speaks the protocols of OpenAI and Anthropic without understanding anything. Development uses it to see
 * an external engine at work, tests to see it fail: `node src/server/dev/fake-ai-provider.ts 5201`.
 */
export async function startFakeProvider(port = 0) {
  const asked: Asked[] = []
  let behaviour: Behaviour = 'well'
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push({ path: request.url ?? '', body, headers: request.headers })
    behave(behaviour, request, response, body)
  })
  server.listen(port, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    asked,
    behaveAs(next: Behaviour) {
      behaviour = next
    },
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

type Turn = {
  request: IncomingMessage
  response: ServerResponse
  answer: string
  /** Sends a text as the protocol wraps it. */
  say: (text: string) => void
  json: (status: number, value: unknown) => void
  wrapped: (text: string) => string
}

function behave(
  behaviour: Behaviour,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): void {
  const json: Turn['json'] = (status, value) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(value))
  }
  const say: Turn['say'] = (text) => json(200, inProtocol(request, body, text))
  const wrapped: Turn['wrapped'] = (text) => JSON.stringify(inProtocol(request, body, text))
  const answer = exampleAnswer(behaviour, itemsIn(body))
  const act = WAYS[behaviour] ?? (({ say, answer }: Turn) => say(answer))
  act({ request, response, answer, say, json, wrapped })
}

/** What is not in here is said properly, whatever it says. */
const WAYS: Partial<Record<Behaviour, (turn: Turn) => void>> = {
  fenced: ({ say, answer }) => say(`\`\`\`json\n${answer}\n\`\`\``),
  'error 500': ({ json }) => json(500, { error: { message: 'Internal error', type: 'server' } }),
  'error 429': ({ json }) => json(429, { error: { message: 'Slow down', type: 'rate_limit' } }),
  'hang up': ({ request }) => void request.socket.destroy(),
  silence: () => {},
  drip({ response, wrapped, answer }) {
    response.writeHead(200, { 'content-type': 'application/json' })
    drip(response, wrapped(answer))
  },
  'ten megabytes': ({ say }) => say('x'.repeat(10 * 1024 * 1024)),
  html({ response }) {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<!doctype html><h1>Bad gateway</h1>')
  },
  'half json': ({ say, answer }) => say(answer.slice(0, answer.length / 2)),
  redirect({ response }) {
    response.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' })
    response.end()
  },
}

/** One byte at a time, until the other side has had enough. */
function drip(response: ServerResponse, text: string): void {
  let at = 0
  const timer = setInterval(() => response.write(text[at++ % text.length]), 50)
  response.on('close', () => clearInterval(timer))
}

/** The item names of the message, so that an answer can be about them. */
function itemsIn(body: string): string[] {
  const line = /Parts of who I am that it touches: (.*?)\\n/.exec(body)?.[1] ?? ''
  return line.split('; ').map((name) => JSON.parse(`"${name}"`))
}

function inProtocol({ url = '' }: IncomingMessage, body: string, text: string): object {
  const usage = { input_tokens: 10, output_tokens: 10 }
  if (!url.endsWith('/messages'))
    return {
      id: 'fake',
      object: 'chat.completion',
      created: 0,
      model: 'fake',
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
    }
  const tool = 'tools' in JSON.parse(body) ? parseOrText(text) : null
  return {
    id: 'fake',
    type: 'message',
    role: 'assistant',
    model: 'fake',
    content: [
      tool ? { type: 'tool_use', id: 'tool', name: 'json', input: tool } : { type: 'text', text },
    ],
    stop_reason: tool ? 'tool_use' : 'end_turn',
    usage,
  }
}

function parseOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return { text }
  }
}

if (import.meta.main) {
  const provider = await startFakeProvider(Number(process.argv[2] ?? 5201))
  const behaviour = BEHAVIOURS.find((name) => name === process.argv[3]) ?? 'well'
  provider.behaveAs(behaviour)
  console.log(`The fake provider is at ${provider.url} and behaves: ${behaviour}`)
}
