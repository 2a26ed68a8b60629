/**
 * Whether one person waits longer because others write: `node bench/growth.ts` on SQLite, and with
 * TEST_DATABASE_URL on PostgreSQL. Two databases, one with a hundred times as many people as the other, all with
 * equally many situations; the same calls for the same number of people in both, in turns.
 * `node bench/growth.ts 2000 50` takes how many people there are, and how many situations each has.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { dialectOf, openDatabase } from '#server/base/db/database.ts'
import { migrate } from '#server/base/db/migrate.ts'
import { openSession } from '#server/people/session.ts'
import { startTestApp } from '#test/app.ts'
import { cookieJar } from '#test/cookie-jar.ts'
import { freshDatabase } from '#test/fresh-database.ts'
import { fillPeople } from './fill-people.ts'

const onPostgres = Boolean(process.env.TEST_DATABASE_URL)
const PEOPLE = Number(process.argv[2] ?? (onPostgres ? 20_000 : 2000))
const EACH = Number(process.argv[3] ?? 50)
const TIMES = 100
const ASKED = 20
const ROUNDS = 12
const WARM_UP = 2
const MOST = 1.3

const folder = mkdtempSync(join(tmpdir(), 'innermap-growth-'))

/** On PostgreSQL a schema of its own; else a file, because what lies in memory never has to be fetched. */
async function open(name: string) {
  if (onPostgres) return freshDatabase()
  const source = join(folder, `${name}.sqlite`)
  const db = openDatabase(source)
  await migrate(db, dialectOf(source))
  return { db, dialect: dialectOf(source), source, stop: () => db.destroy() }
}

async function house(name: string, people: number) {
  const database = await open(name)
  const world = await startTestApp({}, { database })
  const patient = openDatabase(database.source, { isPatient: true })
  const began = performance.now()
  const filled = await fillPeople(patient, { people, each: EACH }, world.clock.now)
  if (onPostgres) await sql`vacuum analyze`.execute(patient)
  await patient.destroy()
  console.log(`${people * EACH} situations of ${people} people, ${since(began)} s to fill`)
  const asking = Array.from({ length: ASKED }, (_, n) => Math.floor((n * people) / ASKED))
  const persons = []
  for (const at of asking) {
    const userId = filled.userId(at)
    const jar = cookieJar()
    jar.set('sid', await openSession(world.db, userId, 'Test browser', world.clock.now))
    persons.push({ userId, jar, middle: filled.situationId(at, Math.floor(EACH / 2)) })
  }
  return { world, persons, database }
}
const since = (began: number) => ((performance.now() - began) / 1000).toFixed(1)

type House = Awaited<ReturnType<typeof house>>
type Asker = House['persons'][number]

const CALLS: Record<string, (asker: Asker) => string[]> = {
  list: ({ userId }) => [`/api/users/${userId}/situations?limit=20`],
  'list, next page': ({ userId, middle }) => [
    `/api/users/${userId}/situations?limit=20&before=${middle}`,
  ],
  'list, next page after a deletion': ({ userId, middle }) => [
    `/api/users/${userId}/situations?limit=20&before=${middle - 1}`,
  ],
  'list by emotion': ({ userId }) => [`/api/users/${userId}/situations?emotion=anger&limit=20`],
  search: ({ userId }) => [`/api/users/${userId}/situations?q=boss%20day&limit=20`],
  'search, nothing found': ({ userId }) => [`/api/users/${userId}/situations?q=xylophone`],
  dashboard: ({ userId }) => [
    '/api/auth/user',
    '/api/trial',
    `/api/users/${userId}/usage`,
    `/api/users/${userId}/subscription`,
    `/api/users/${userId}/self-map`,
    `/api/users/${userId}/self-map-relationships`,
    `/api/users/${userId}/situations?limit=5`,
  ],
  analytics: ({ userId }) => [`/api/users/${userId}/analytics?zone=Europe/Berlin`],
  'situations behind a figure': ({ userId }) => [
    `/api/users/${userId}/analytics/situations?emotion=anger&zone=Europe/Berlin`,
  ],
  patterns: ({ userId }) => [`/api/users/${userId}/patterns`],
  sentence: ({ userId }) => [`/api/users/${userId}/sentence`],
}

async function timed({ world }: House, asker: Asker, paths: readonly string[]): Promise<number> {
  const began = performance.now()
  for (const path of paths) {
    const reply = await world.sendRaw(asker, path)
    await reply.arrayBuffer()
    if (reply.status !== 200) throw new Error(`${path} ${reply.status}`)
  }
  return performance.now() - began
}

const at = (numbers: number[], share: number) =>
  numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) * share)]!
const rounded = (number: number) => Number(number.toFixed(2))

const small = await house('small', Math.max(ASKED, Math.round(PEOPLE / TIMES)))
const large = await house('large', PEOPLE)
const shown: Record<string, Record<string, number>> = {}
for (const [name, pathsOf] of Object.entries(CALLS)) {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
    for (let n = 0; n < ASKED; n += 1)
      for (const [which, of] of [small, large].entries()) {
        const asker = of.persons[n]!
        const took = await timed(of, asker, pathsOf(asker))
        if (round >= WARM_UP) times[which]!.push(took)
      }
  const [few, many] = times
  shown[name] = {
    'p50 ms, 1/100': rounded(at(few, 0.5)),
    'p50 ms': rounded(at(many, 0.5)),
    'p50 times': rounded(at(many, 0.5) / at(few, 0.5)),
    'p99 ms, 1/100': rounded(at(few, 0.99)),
    'p99 ms': rounded(at(many, 0.99)),
    'p99 times': rounded(at(many, 0.99) / at(few, 0.99)),
  }
  // Whoever stops it in the middle has seen the first of them.
  console.log(`${name}: ${shown[name]?.['p50 times']} times`)
}
console.log(large.world.dialect)
console.table(shown)
for (const { database } of [small, large]) await database.stop()
rmSync(folder, { recursive: true })
const isWell = Object.values(shown).every((it) => (it['p50 times'] ?? 0) <= MOST)
process.exit(isWell ? 0 : 1)
