/**
 * How the dashboard, Premium Analytics and a map over time grow with what is in them: `node bench/analytics.ts`, and again with
 * TEST_DATABASE_URL for PostgreSQL.
 */
import { analytics } from '#contract/analytics.ts'
import { hrefOf } from '#contract/endpoint.ts'
import { overTime } from '#contract/over-time.ts'
import { patterns } from '#contract/patterns.ts'
import { DAY } from '#domain/values/duration.ts'
import { startTestApp, type TestPerson } from '#test/app.ts'
import { fillAnalyses } from './fill-analyses.ts'

const ROUNDS = 40
const WARM_UP = 10
const FEW = 50
const MANY = 5000
/** People beside them, so that the tables are not theirs alone. */
const OTHERS = 10
const EACH = 500
/** Far above what is numbered by the database itself meanwhile. */
const FIRST_ID = 1_000_000

const world = await startTestApp()
let nextId = FIRST_ID

async function addPersonWith(count: number): Promise<TestPerson> {
  const person = await world.addPerson('Ada', { isPremium: true })
  await fillAnalyses(world.db, person.id, count, nextId, world.clock.now)
  nextId += count
  // A map as old as what was written, so that every month counts.
  const item = { category: 'people', name: 'Tom', nameKey: 'tom', attachmentPower: 0.5 }
  const place = { angle: null, xOffset: null, yOffset: null }
  const createdAt = world.clock.now - 730 * DAY
  await world.db
    .insertInto('selfMapItem')
    .values({ ...item, ...place, userId: person.id, createdAt })
    .execute()
  return person
}

for (let other = 0; other < OTHERS; other++) await addPersonWith(EACH)
const [few, many] = [await addPersonWith(FEW), await addPersonWith(MANY)]

/** How many situations a call shows: the dashboard always a handful, the analytics all there are. */
const CALLS: Record<string, { paths: (userId: number) => string[]; showsAll: boolean }> = {
  dashboard: {
    paths: (userId) => [
      `/api/users/${userId}/situations?limit=5`,
      `/api/users/${userId}/due?zone=Europe/Berlin`,
      `/api/users/${userId}/usage`,
    ],
    showsAll: false,
  },
  // Counts up every situation of the last weeks, and the longer life has a hundred times as many in them too.
  sentence: { paths: (userId) => [`/api/users/${userId}/sentence`], showsAll: true },
  analytics: {
    paths: (userId) => [`${hrefOf(analytics.get, { userId })}?zone=Europe/Berlin`],
    showsAll: true,
  },
  patterns: { paths: (userId) => [hrefOf(patterns.get, { userId })], showsAll: true },
  'map over time': {
    paths: (userId) => [`${hrefOf(overTime.get, { userId })}?zone=Europe/Berlin`],
    showsAll: true,
  },
}
/** Per situation shown, with a hundred times the analyses. */
const MOST = 1.5

async function timed(person: TestPerson, paths: readonly string[]): Promise<number> {
  const start = performance.now()
  for (const path of paths) {
    const reply = await world.sendRaw(person, path)
    await reply.text()
    if (reply.status !== 200) throw new Error(`${path} ${reply.status}`)
  }
  return performance.now() - start
}

const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)]!
const rounded = (number: number) => Number(number.toFixed(2))

const shown: Record<string, Record<string, number>> = {}
for (const [name, { paths, showsAll }] of Object.entries(CALLS)) {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
    for (const [which, person] of [few, many].entries()) {
      const took = await timed(person, paths(person.id))
      if (round >= WARM_UP) times[which]!.push(took)
    }
  const [one, other] = [median(times[0]), median(times[1])]
  shown[name] = {
    [`${FEW}, ms`]: rounded(one),
    [`${MANY}, ms`]: rounded(other),
    times: rounded(other / one),
    'times per situation shown': rounded(other / one / (showsAll ? MANY / FEW : 1)),
  }
}
console.log(world.dialect)
console.table(shown)
await world.stop()
const isWell = Object.values(shown).every((it) => it['times per situation shown']! <= MOST)
process.exit(isWell ? 0 : 1)
