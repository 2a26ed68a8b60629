import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Asked, askedFor, decentAnswer } from './fake-ai-answers.ts'

/** Every way a server for language models can let us down, and the one way it does not. */
export const BEHAVIOURS = [
  'well',
  'slow',
  'fenced',
  'prose',
  'thinks',
  'no schema',
  'only max_tokens',
  'no store',
  'not streamed',
  'busy once',
  'error 401',
  'error 404',
  'error 429',
  'error 500',
  'hang up',
  'silence',
  'breaks off',
  'ten megabytes',
  'html',
  'empty',
  'refusal',
  'redirect',
  'unknown items',
] as const
export type Behaviour = (typeof BEHAVIOURS)[number]

type Received = { path: string; body: string; headers: IncomingMessage['headers'] }
/** Another answer than the decent one, for a call: an object, or a text as it is. */
type Say = (asked: Asked, decent: Record<string, unknown>, message: string) => unknown

/**
 * Speaks the protocols of OpenAI and Anthropic without understanding anything. Development uses it to see a language model
 * at work, tests to see it fail: `node test/fakes/fake-ai-provider.ts 5201 slow`.
 */
export async function startFakeProvider(port = 0) {
  const asked: Received[] = []
  const world: World = { behaviour: 'well', say: (_asked, decent) => decent, tries: 0 }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push({ path: request.url ?? '', body, headers: request.headers })
    world.tries += 1
    await behave(world, request, response, body)
  })
  server.listen(port, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    asked,
    behaveAs(next: Behaviour) {
      Object.assign(world, { behaviour: next, tries: 0, say: decently })
    },
    /** What is said from now on in place of the decent answers. */
    answerWith(say: Say) {
      Object.assign(world, { say })
    },
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

type World = { behaviour: Behaviour; say: Say; tries: number }
const decently: Say = (_asked, decent) => decent

type Turn = {
  request: IncomingMessage
  response: ServerResponse
  answer: string
  isStreamed: boolean
  sent: Sent
  tries: number
}
type Sent = {
  messages: { content: string }[]
  system?: { text: string }[]
  stream?: boolean
  store?: boolean
  max_completion_tokens?: number
  response_format?: { type: string; json_schema?: { schema: object } }
  tools?: { input_schema: object }[]
}

async function behave(
  { behaviour, say, tries }: World,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): Promise<void> {
  const sent = JSON.parse(body) as Sent
  const asked = askedFor(schemaOf(sent))
  const decent = decentAnswer(asked)
  const said = say(asked, decent, sent.messages.at(-1)?.content ?? '')
  const answer = typeof said === 'string' ? said : JSON.stringify(said)
  const turn = { request, response, answer, sent, tries, isStreamed: sent.stream === true }
  await (WAYS[behaviour] ?? speak)(turn)
}

/** Forced, or told in words. */
function schemaOf({ response_format, tools, messages, system }: Sent): object {
  const forced = response_format?.json_schema?.schema ?? tools?.[0]?.input_schema
  if (forced) return forced
  const told = system?.[0]?.text ?? messages[0]?.content ?? ''
  return JSON.parse(told.split('follows this schema: ')[1] ?? '{}') as object
}

const json = (response: ServerResponse, status: number, value: unknown, headers = {}) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(value))
}
const refuse = (turn: Turn, status: number, message: string, headers = {}) =>
  json(turn.response, status, { error: { message } }, headers)

/** Says it, in pieces where that was asked for; `every` milliseconds apart. */
async function speak(turn: Turn, every = 0, until = 1): Promise<void> {
  const { response, request, answer, isStreamed, sent } = turn
  const isAnthropic = request.url?.endsWith('/messages') === true
  if (!isStreamed) return json(response, 200, whole(isAnthropic, answer, sent))
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const pieces = answer.slice(0, answer.length * until).match(/[\s\S]{1,24}/g) ?? []
  for (const piece of pieces) {
    if (every > 0) await new Promise((resolve) => setTimeout(resolve, every))
    response.write(`data: ${JSON.stringify(delta(isAnthropic, piece, sent))}\n\n`)
  }
  if (until < 1) {
    // What was said reaches the other side before the line goes dead.
    await new Promise((resolve) => response.write('\n', resolve))
    return void setTimeout(() => response.destroy(), 50)
  }
  response.write(`data: ${JSON.stringify(usage(isAnthropic))}\n\n`)
  response.end('data: [DONE]\n\n')
}

const usage = (isAnthropic: boolean) =>
  isAnthropic
    ? { type: 'message_delta', usage: { input_tokens: 10, output_tokens: 20 } }
    : { choices: [], usage: { prompt_tokens: 10, completion_tokens: 20 } }

const delta = (isAnthropic: boolean, piece: string, { tools }: Sent) =>
  isAnthropic
    ? { type: 'content_block_delta', delta: tools ? { partial_json: piece } : { text: piece } }
    : { choices: [{ delta: { content: piece } }] }

const whole = (isAnthropic: boolean, text: string, { tools }: Sent) =>
  isAnthropic
    ? { content: [tools ? { type: 'tool_use', input: JSON.parse(text) } : { type: 'text', text }] }
    : { choices: [{ message: { content: text } }] }

const around = (turn: Turn, before: string, after = '') =>
  speak({ ...turn, answer: `${before}${turn.answer}${after}` })

/** What is not in here is said properly, whatever it says. */
const WAYS: Partial<Record<Behaviour, (turn: Turn) => void | Promise<void>>> = {
  slow: (turn) => speak(turn, 60),
  fenced: (turn) => around(turn, '```json\n', '\n```'),
  prose: (turn) => around(turn, 'Here is what I understand:\n', '\nI hope this helps!'),
  thinks: (turn) => around(turn, '<think>They want {"json"}.</think>\n'),
  'no schema': (turn) =>
    turn.sent.response_format || turn.sent.tools
      ? refuse(turn, 400, 'response_format is not supported by this model')
      : speak(turn),
  'only max_tokens': (turn) =>
    turn.sent.max_completion_tokens
      ? refuse(turn, 400, 'Unrecognized request argument: max_completion_tokens')
      : speak(turn),
  'no store': (turn) =>
    turn.sent.store === undefined ? speak(turn) : refuse(turn, 422, 'extra field: store'),
  'not streamed': (turn) =>
    turn.isStreamed ? refuse(turn, 400, 'stream is not supported') : speak(turn),
  'busy once': (turn) =>
    turn.tries === 1 ? refuse(turn, 429, 'Slow down', { 'retry-after': '0' }) : speak(turn),
  'error 401': (turn) => refuse(turn, 401, 'Wrong key'),
  'error 404': (turn) => refuse(turn, 404, 'No such model'),
  'error 429': (turn) => refuse(turn, 429, 'Slow down', { 'retry-after': '90' }),
  'error 500': (turn) => refuse(turn, 500, 'Internal error'),
  'hang up': ({ request }) => void request.socket.destroy(),
  silence: () => {},
  'breaks off': (turn) => speak(turn, 0, turn.answer.includes('touched') ? 1 : 0.7),
  'ten megabytes': (turn) =>
    speak({ ...turn, isStreamed: false, answer: JSON.stringify('x'.repeat(10 * 1024 * 1024)) }),
  html({ response }) {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<!doctype html><h1>Bad gateway</h1>')
  },
  empty: (turn) => speak({ ...turn, answer: '' }),
  refusal: (turn) => speak({ ...turn, answer: "I'm sorry, but I can't help with that." }),
  redirect({ response }) {
    response.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' })
    response.end()
  },
  'unknown items': (turn) =>
    speak({ ...turn, answer: turn.answer.replace(/"item":"[^"]*"/g, '"item":"Somebody else"') }),
}

if (import.meta.main) {
  const provider = await startFakeProvider(Number(process.argv[2] ?? 5201))
  const behaviour = BEHAVIOURS.find((name) => name === process.argv[3]) ?? 'well'
  provider.behaveAs(behaviour)
  console.log(`The fake provider is at ${provider.url} and behaves: ${behaviour}`)
}
