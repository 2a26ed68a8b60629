import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { all } from '#contract/all.ts'
import { analyses } from '#contract/analyses.ts'
import { type Endpoint, hrefOf, isForDevelopers } from '#contract/endpoint.ts'
import { freeTexts, type Path, pathsTo } from '#domain/values/free-text.ts'
import { openDatabase } from '#server/base/db/database.ts'
import { asEmbedded } from '#server/outside/engine/create-engines.ts'
import { anyParams } from './any-params.ts'
import { startTestApp, type TestApp } from './app.ts'
import type { cookieJar } from './cookie-jar.ts'
import { embeddedEngine } from './embedded-engine.ts'
import { valueFor } from './filled.ts'
import { freshDatabase } from './fresh-database.ts'
import { onlyReading } from './only-reading.ts'

const CRY = 'I want to kill myself tonight'

const nameOf = (noun: string, name: string) => `${noun}.${name}`
const calls = Object.entries<Record<string, Endpoint>>(all).flatMap(([noun, endpoints]) =>
  Object.entries(endpoints).flatMap(([name, endpoint]) =>
    endpoint.body && !isForDevelopers(endpoint)
      ? [{ name: nameOf(noun, name), endpoint, body: endpoint.body }]
      : [],
  ),
)

/** Checked before they come here: an export holds what was written long ago, a visitor's facts were made from the words. */
const CHECKED_BEFORE = /^ownership\.import |^analyses\.rereadAnonymous (?!said)/

const watched = calls
  .flatMap(({ name, endpoint, body }) =>
    freeTexts(body).map((path) => ({ at: `${name} ${path.join('.')}`, endpoint, body, path })),
  )
  .filter(({ at }) => !CHECKED_BEFORE.test(at))

const log = { line: () => {}, request: () => {}, fault: () => {} }
const engines = { embedded: asEmbedded(embeddedEngine, log), external: null }

/** Where nothing of the kind can be made from the schema. */
const story = {
  title: 'The birthday',
  description: 'My sister forgot my birthday this year.',
  selfMapItemIds: [-5],
  exampleSelfMapItems: [{ id: -5, name: 'My sister', category: 'people', attachmentPower: 0.8 }],
  items: [],
  round: 1,
  targetItemId: 7,
  scopes: ['read'],
  days: 30,
}
let facts: unknown

/** A fit body with these words in one place. */
function bodyWith(schema: z.core.$ZodType, [step, ...rest]: Path): unknown {
  if (step === undefined) return CRY
  if (schema instanceof z.ZodMiniUnion)
    return bodyWith(schema.def.options.find((one) => pathsOf(one).includes(step))!, [step, ...rest])
  if (schema instanceof z.ZodMiniPipe) return bodyWith(schema.def.in, [step, ...rest])
  if (schema instanceof z.ZodMiniArray) return [bodyWith(schema.def.element, rest)]
  if (!(schema instanceof z.ZodMiniObject))
    return bodyWith((schema as z.ZodMiniOptional).def.innerType, [step, ...rest])
  return Object.fromEntries(
    Object.entries(schema.shape as Record<string, z.ZodMiniType>).flatMap(([name, field]) => {
      if (name === step) return [[name, bodyWith(field, rest)]]
      if (name in story) return [[name, story[name as keyof typeof story]]]
      if (name === 'facts') return [[name, facts]]
      return field.safeParse(undefined).success ? [] : [[name, valueFor(field, name)]]
    }),
  )
}
const pathsOf = (schema: z.core.$ZodType) => freeTexts(schema).map(([first]) => first)

const send = async (world: TestApp, jar: ReturnType<typeof cookieJar>, id: number, at: At) => {
  const { endpoint, body, path } = at
  const sent = bodyWith(body, path)
  expect([at.at, body.safeParse(sent).error]).toEqual([at.at, undefined])
  const reply = await world.sendRaw({ jar }, hrefOf(endpoint, anyParams(id)), {
    method: endpoint.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  })
  const { crisis, isCrisis } = await reply.json()
  return { at: at.at, isFound: reply.ok, isHelp: crisis === true || isCrisis === true, crisis }
}
type At = (typeof watched)[number]

describe('a cry for help in any text of any call', () => {
  let world: TestApp
  let database: Awaited<ReturnType<typeof freshDatabase>>
  beforeAll(async () => {
    database = await freshDatabase()
    world = await startTestApp({}, { database, engines })
    const reply = await world.send(null, analyses.analyzeAnonymous, {}, story)
    facts = (await reply.json()).facts
  })
  afterAll(() => world.stop())

  it.each(watched.map((at) => [at.at, at] as const))('is answered with help: %s', async (_, at) => {
    const { id, jar } = await world.addPerson('Ada')
    expect(await send(world, jar, id, at)).toMatchObject({ isFound: true, isHelp: true })
  })

  it('is answered with help where the database is away', async () => {
    const db = openDatabase('postgres://nobody@127.0.0.1:1/nothing')
    const away = await startTestApp({}, { database: { ...database, db }, engines })
    const { id, jar } = await world.addPerson('Ada')
    for (const at of watched)
      expect(await send(away, jar, id, at)).toMatchObject({ isFound: true, crisis: true })
    const params = { name: 'add_situation', arguments: { ...story, description: CRY } }
    const reply = await away.sendRaw({ jar }, '/api/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer innermap_x' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    })
    expect((await reply.json()).result.structuredContent.help_first).toContain('Help comes first')
    await db.destroy()
  })

  it('is answered with help where nothing can be stored', async () => {
    const { id, jar } = await world.addPerson('Ada')
    const readOnly = await onlyReading(database)
    const still = await startTestApp({}, { database: { ...database, db: readOnly.db }, engines })
    for (const at of watched)
      expect(await send(still, jar, id, at)).toMatchObject({ isFound: true, crisis: true })
    await readOnly.end()
  })
})

/** Keys, codes, addresses, names of accounts, what a model wrote, and what only points at words that are here already. */
const NO_WORDS_OF_THEIRS = [
  'analyses.read answers.by',
  'analyses.read answers.given.*.text',
  'due.shown key',
  'due.shown zone',
  'exercises.restore undo',
  'forecasts.restore undo',
  'ownership.deleteAccount email',
  'patterns.rest item',
  'patterns.rest itemCategory',
  'selfMap.change category',
  'selfMap.change seen.name',
  'selfMap.restore undo',
  'sentence.deny key',
  'signIn.register firstName',
  'signIn.register invite',
  'signIn.login firstName',
  'signIn.login code',
  'signIn.confirm code',
  'signIn.prove code',
  'situations.restore undo',
  'subscription.checkout successUrl',
  'subscription.checkout cancelUrl',
  'subscription.portal returnUrl',
  'subscription.settleLocally order',
]

it('leaves no text unwatched that could hold a cry for help', () => {
  const isText = (field: z.core.$ZodType) =>
    field instanceof z.ZodMiniString && field.safeParse(CRY).success
  const open = calls.flatMap(({ name, body }) => {
    const free = new Set(freeTexts(body).map((path) => path.join('.')))
    return pathsTo(body, isText)
      .map((path) => path.join('.'))
      .filter((path) => !free.has(path) && name !== 'ownership.import')
      .map((path) => `${name} ${path}`)
  })
  expect(open).toEqual(NO_WORDS_OF_THEIRS)
})
