import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { everyEndpoint } from '#contract/all.ts'
import { hrefOf, isForDevelopers } from '#contract/endpoint.ts'
import { anyParams } from '#test/any-params.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { fillAnalyses } from '#test/fill.ts'
import { type FreshDatabase, freshDatabase } from '#test/fresh-database.ts'

/** Analysed situations of one person; a search at the tenth of it took half a second once. */
const LIFE = 3000
const FIRST_ID = 20_000

const onPostgres = Boolean(process.env.TEST_DATABASE_URL)
const asked = new Map<string, unknown[]>()
const failed: string[] = []

/** What the filters of a list ask for; a word that is nowhere walks through everything. */
const QUESTIONS: Record<string, readonly string[]> = {
  'GET /api/users/:userId/situations': [
    '?limit=30&q=zzzz',
    '?limit=30&q=zzzz%20yyyy',
    '?emotion=shame&limit=20',
    '?itemId=-3&limit=20',
    `?before=${FIRST_ID + LIFE / 2}&limit=20`,
    '?order=oldest&limit=20',
  ],
  'GET /api/users/:userId/analytics/situations': ['?emotion=anger&zone=UTC'],
  'GET /api/users/:userId/patterns/situations': ['?emotion=anger&side=with&zone=UTC'],
}

let database: FreshDatabase
let world: TestApp
let ada: TestPerson
beforeAll(async () => {
  database = await freshDatabase()
  world = await startTestApp({}, { database })
  ada = await world.addPerson('Ada', { isPremium: true })
  await fillAnalyses(world.db, ada.id, LIFE, FIRST_ID, world.clock.now)
  if (onPostgres) await sql`analyze`.execute(world.db)
  collect()
  const params = { ...anyParams(ada.id), id: FIRST_ID + 7 }
  for (const endpoint of everyEndpoint()) {
    if (endpoint.method !== 'GET' || isForDevelopers(endpoint)) continue
    const href = hrefOf(endpoint, params)
    const questions = QUESTIONS[`${endpoint.method} ${endpoint.path}`] ?? []
    for (const question of ['', ...questions]) {
      const { status } = await world.sendRaw(ada, href + question)
      if (status >= 500) failed.push(`${href}${question}: ${status}`)
    }
  }
  vi.restoreAllMocks()
})
afterAll(() => world.stop())

/** Every SQL statement sent to the database from here on. */
function collect(): void {
  const { prepare } = DatabaseSync.prototype
  vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (
    this: DatabaseSync,
    text: string,
  ) {
    asked.set(text, [])
    return prepare.call(this, text)
  })
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [text, values] = given
    if (typeof text === 'string') asked.set(text, (values as unknown[]) ?? [])
    return query.apply(this, given)
  } as never)
}

it('answers every question about a long life', () => expect(failed).toEqual([]))

const questions = () => [...asked].filter(([text]) => /^(with|select)\b/i.test(text))

it.skipIf(onPostgres)(
  'walks through no more than a few rows for each row of a person',
  async () => {
    const walks: string[] = []
    for (const [text] of questions())
      for (const walk of innerWalks(await planOf(text))) walks.push(`${walk} in: ${text}`)
    expect(questions().length).toBeGreaterThan(60)
    expect(walks).toEqual([])
  },
)

type Step = { id: number; parent: number; detail: string }

async function planOf(text: string): Promise<Step[]> {
  const numbered = text.replaceAll('?', 'null')
  return (await sql.raw<Step>(`explain query plan ${numbered}`).execute(world.db)).rows
}

/** Steps that run once for each row of another, and go through a whole table or everything of an owner. */
function innerWalks(plan: readonly Step[]): string[] {
  const isWalk = ({ detail }: Step) =>
    /^SCAN (?!CONSTANT|\(|\d)/.test(detail) || /\((user_id)=\?( AND \w+[<>]\?)*\)$/.test(detail)
  const isLoop = ({ detail }: Step) => /^(SEARCH|SCAN)/.test(detail)
  const isCorrelated = (step: Step): boolean => {
    const above = plan.find(({ id }) => id === step.parent)
    return above !== undefined && (/CORRELATED/.test(above.detail) || isCorrelated(above))
  }
  const isInner = (step: Step) =>
    isCorrelated(step) || plan.find((it) => it.parent === step.parent && isLoop(it)) !== step
  return plan.filter((it) => isLoop(it) && isWalk(it) && isInner(it)).map(({ detail }) => detail)
}

it.runIf(onPostgres)('reads no more than a few rows for each row of a person', async () => {
  const walks: string[] = []
  const client = new pg.Client(database.source)
  await client.connect()
  for (const [text, values] of questions()) {
    const { rows } = await client.query(`explain (analyze, format json) ${text}`, values)
    if (rowsRead(rows[0]['QUERY PLAN'][0].Plan) > 20 * LIFE) walks.push(text)
  }
  await client.end()
  expect(questions().length).toBeGreaterThan(60)
  expect(walks).toEqual([])
})

type Plan = {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

const rowsRead = (plan: Plan): number =>
  (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'] +
  (plan.Plans ?? []).reduce((sum, below) => sum + rowsRead(below), 0)
