/**
 * How Premium Analytics, and a map over time, grow with what is in them: `node bench/analytics.ts`, and again with
 * TEST_DATABASE_URL for PostgreSQL.
 */
import { analytics } from '#contract/analytics.ts'
import { hrefOf } from '#contract/endpoint.ts'
import { overTime } from '#contract/over-time.ts'
import { DAY } from '#domain/duration.ts'
import { startTestApp, type TestPerson } from '#test/app.ts'
import { fillAnalyses } from './fill-analyses.ts'

const ROUNDS = 60
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

const CALLS = { analytics: analytics.get, 'map over time': overTime.get }

async function timed(call: typeof analytics.get | typeof overTime.get, person: TestPerson) {
  const path = `${hrefOf(call, { userId: person.id })}?zone=Europe/Berlin`
  const start = performance.now()
  const reply = await world.sendRaw(person, path)
  await reply.text()
  if (reply.status !== 200) throw new Error(`${reply.status}`)
  return performance.now() - start
}

const at = (numbers: number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)]!
const shown = (numbers: number[]) => ({
  'median ms': Number(at(numbers, 0.5).toFixed(2)),
  'p95 ms': Number(at(numbers, 0.95).toFixed(2)),
})
console.log(world.dialect)
for (const [name, call] of Object.entries(CALLS)) {
  const times: Record<'few' | 'many', number[]> = { few: [], many: [] }
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const [one, other] = [await timed(call, few), await timed(call, many)]
    if (round < WARM_UP) continue
    times.few.push(one)
    times.many.push(other)
  }
  console.log(name)
  console.table({
    [`${FEW} analyses`]: shown(times.few),
    [`${MANY} analyses`]: shown(times.many),
  })
  console.log(`ratio of medians: ${(at(times.many, 0.5) / at(times.few, 0.5)).toFixed(1)}`)
}
await world.stop()
