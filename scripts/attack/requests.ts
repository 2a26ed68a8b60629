/**
 * Fuzzes every endpoint of the contract. Each answer must be a success or a refusal with a message, never a server
 * error, an empty message or a stack trace. Then measures how long the largest input of each blocks others.
 */
import * as z from 'zod/mini'
import { everyEndpoint } from '#contract/all.ts'
import { type Endpoint, hrefOf } from '#contract/endpoint.ts'
import { Refusal } from '#contract/refusal.ts'
import { signIn } from '#contract/sign-in.ts'
import { startTestApp } from '#test/app.ts'
import { type Chance, chanceFrom } from '#test/random-map.ts'
import { holdUps } from './largest-inputs.ts'

const STRANGE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -0,
  2 ** 53,
  5e-324,
  '',
  ' ',
  '0',
  'x'.repeat(10_000),
  'a\u0000b',
  '\ud800',
  '\u202e',
  '\u200b',
  '<script>alert(1)</script>',
  "'; drop table user; --",
  '../../etc/passwd',
  '{{7*7}}',
  'javascript:alert(1)',
  '//evil.example',
  [],
  {},
  [[]],
  [null],
  { $ne: null },
  Array.from({ length: 500 }, (_, at) => at),
  'I want to die',
  '2026-99-99',
  // Inputs that make a careless pattern backtrack at each position.
  `I${'\u200b'.repeat(20_000)}x`,
  `I${' \n'.repeat(15_000)}x`,
  '“'.repeat(20_000),
  '!['.repeat(20_000),
  `${'a@'.repeat(15_000)}.`,
]
/** The maximum time in milliseconds a request may block the server. */
const TOO_LONG = 1000
const IDS: readonly string[] = [
  '1',
  '-1',
  '0',
  '01',
  '1e3',
  '1.5',
  'abc',
  '%00',
  '2147483648',
  '9'.repeat(40),
  '1;drop',
  '..',
  '%2e%2e',
]
const RAW: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"a":1,"a":2}',
  '{"__proto__":{"tier":"premium"}}',
  '\ufeff{}',
  '['.repeat(2000),
  '{"constructor":{"prototype":1}}',
  '1e999',
  '{"a":1e999}',
]

/** Mostly valid by the contract, with an anomaly in one place. */
function bodyFor(endpoint: Endpoint, chance: Chance): string {
  if (chance.share() < 0.1) return chance.oneOf(RAW)
  const schema =
    endpoint.body && z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' })
  return JSON.stringify(valueFor(schema ?? {}, chance, 0))
}

type Shape = {
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
}

function valueFor(given: unknown, chance: Chance, depth: number): unknown {
  const shape = given as Shape
  if (depth > 6 || chance.share() < 0.08) return chance.oneOf(STRANGE)
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return chance.oneOf(shape.enum)
  if (shape.anyOf) return valueFor(chance.oneOf(shape.anyOf), chance, depth)
  if (shape.properties) {
    const kept = Object.entries(shape.properties).filter(() => chance.share() > 0.1)
    return Object.fromEntries(kept.map(([name, it]) => [name, valueFor(it, chance, depth + 1)]))
  }
  if (shape.items)
    return Array.from({ length: chance.upTo(4) }, () => valueFor(shape.items, chance, depth + 1))
  if (shape.type === 'integer') return chance.oneOf([1, -1, -5, 7, 3])
  if (shape.type === 'number') return chance.share()
  if (shape.type === 'boolean') return chance.share() < 0.5
  return chance.oneOf([
    'people',
    'My sister',
    'My boss took my idea and sold it as his own.',
    'ada@example.test',
  ])
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Returns the number of faults. */
export async function attack(count: number, seed: number): Promise<number> {
  const chance = chanceFrom(seed)
  const world = await startTestApp()
  const statuses = new Map<number, number>()
  const faults: string[] = []
  let isLost = false
  let longest = 0
  const isSignedIn = async () => (await world.send(person, signIn.user, {})).status === 200
  let person = await world.addPerson('Ada')

  for (let at = 0; at < count; at += 1) {
    if (at % 200 === 0 || isLost) {
      isLost = false
      person = await world.addPerson('Ada', {
        createdAt: chance.share() < 0.5 ? 0 : world.clock.now,
      })
      await world.db.deleteFrom('rateCounter').execute()
    }
    const endpoint = chance.oneOf(everyEndpoint())
    const id = chance.oneOf(IDS)
    const userId = chance.share() < 0.9 ? String(person.id) : id
    const path = hrefOf(endpoint, { userId, id }).replace(/%25/g, '%')
    const body = endpoint.method === 'GET' ? undefined : bodyFor(endpoint, chance)
    const query =
      chance.share() < 0.2
        ? `?q=${encodeURIComponent(String(chance.oneOf(['', 'x', '%', '_', 'é'])))}&limit=${id}`
        : ''
    const before = process.threadCpuUsage()
    const reply = await world.sendRaw(chance.share() < 0.9 ? person : null, path + query, {
      method: endpoint.method,
      headers: { 'content-type': chance.share() < 0.95 ? 'application/json' : 'text/plain' },
      ...(body !== undefined && { body }),
    })
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
    const text = await reply.text()
    const { user, system } = process.threadCpuUsage(before)
    // CPU time, because wall time includes the machine's load.
    const worked = (user + system) / 1000
    const heldUp = worked > longest
    if (heldUp) longest = worked
    // Some calls end the session or the account, so sign in again.
    if (reply.status === 401 || endpoint.method === 'DELETE') isLost = !(await isSignedIn())
    const said = reply.status >= 400 ? Refusal.safeParse(readable(text)) : null
    const isFault = reply.status >= 500 && reply.status !== 503
    const isSilent = said && (!said.success || said.data.message.trim() === '')
    if (
      isFault ||
      isSilent ||
      (heldUp && longest > TOO_LONG) ||
      /\n\s+at |sqlite|kysely|node_modules/i.test(text)
    )
      faults.push(
        `${endpoint.method} ${path}${query} ${body?.slice(0, 300) ?? ''} -> ${reply.status} ${text.slice(0, 200)}`,
      )
  }

  await world.db.deleteFrom('rateCounter').execute()
  const delays = await holdUps(world)
  await world.stop()
  console.log(
    'Longest wait of everybody else during one call with its largest input, in milliseconds:',
  )
  console.table(delays)
  console.log(`${count} requests on ${world.dialect}, seed ${seed}:`)
  console.table(Object.fromEntries([...statuses].sort(([one], [other]) => one - other)))
  for (const fault of faults.slice(0, 20)) console.error(fault)
  console.log(`${faults.length} faults; one call took ${Math.round(longest)} ms of work at most`)
  return faults.length
}
