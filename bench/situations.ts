/**
 * How the history grows with what is in it, and how long analysing takes on the server:
 * `node bench/situations.ts`, and again with TEST_DATABASE_URL for PostgreSQL.
 */
import { analyses } from '#contract/analyses.ts'
import { hrefOf } from '#contract/endpoint.ts'
import { situations } from '#contract/situations.ts'
import { EXAMPLE_SITUATIONS } from '#domain/content/examples/situations.ts'
import { EMOTION_CATEGORIES, LADDERS } from '#domain/emotion/emotion.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { createLog } from '#server/base/log.ts'
import type { EmbeddedEngine, Question } from '#server/outside/engine/analysis-engine.ts'
import { asEmbedded } from '#server/outside/engine/create-engines.ts'
import { createEmbeddedEngine } from '#server/outside/engine/embedded-engine.ts'
import { startTestApp, type TestPerson } from '#test/app.ts'

const ROUNDS = 60
const ANALYSES = 40
const FEW = 100
const MANY = 10_000
const AT_ONCE = 500
const WARM_UP = 10
/** Far above what is numbered by the database itself meanwhile. */
const FIRST_ID = 1_000_000

const log = createLog((text) => void process.stderr.write(text))
const engine = asEmbedded(() => createEmbeddedEngine(process.argv[2]), log)
const asked: Question[] = []
const embedded: EmbeddedEngine = {
  ...engine,
  analyse(question) {
    asked.push(question)
    return engine.analyse(question)
  },
}
// Reading the model keeps the process busy; no database should have to wait for that.
await embedded.speaksOfDanger(['A quiet day.'])
const world = await startTestApp({}, { engines: { embedded, external: null } })

/** Situations with an analysis each, written straight into the tables. */
async function fill({ id: userId }: TestPerson, count: number, firstId: number): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, n) => from + n)
    const told = numbers.map((n) => ({ n, id: firstId + n, createdAt: n * 1000 }))
    await world.db
      .insertInto('situation')
      .values(
        told.map(({ n, id, createdAt }) => {
          const { title, description } = EXAMPLE_SITUATIONS[n % EXAMPLE_SITUATIONS.length]!
          const searchText = `${title} ${n}\n${description}`.toLowerCase()
          return { id, userId, title, description, searchText, createdAt, draftId: null }
        }),
      )
      .execute()
    await world.db
      .insertInto('situationItem')
      .values(
        told.map(({ n, id: situationId }) => ({
          situationId,
          userId,
          position: 0,
          itemId: -1 - (n % 9),
          name: 'Parents',
          category: 'people',
          attachmentPower: 0.9,
        })),
      )
      .execute()
    await world.db
      .insertInto('analysis')
      .values(
        told.map(({ id, createdAt }) => ({
          id,
          userId,
          situationId: id,
          engine: 'embedded' as const,
          findings: '{}',
          createdAt,
        })),
      )
      .execute()
    await world.db
      .insertInto('analysisEmotion')
      .values(
        told.map(({ n, id: analysisId, createdAt }) => {
          const category = EMOTION_CATEGORIES[n % EMOTION_CATEGORIES.length]!
          const name = LADDERS[category][2]
          return { analysisId, userId, position: 0, category, name, intensity: 0.5, createdAt }
        }),
      )
      .execute()
  }
}

async function timed(act: () => Promise<Response>, status: number): Promise<number> {
  const start = performance.now()
  const reply = await act()
  await reply.text()
  if (reply.status !== status) throw new Error(`${reply.status} instead of ${status}`)
  return performance.now() - start
}

const at = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)]!

const few = await world.addPerson('Few')
const many = await world.addPerson('Many')
await fill(few, FEW, FIRST_ID)
await fill(many, MANY, FIRST_ID + FEW)

/** A page further down starts in the middle of what there is. */
const QUERIES: Record<string, (count: number, firstId: number) => string> = {
  'first page of 50': () => '?limit=50',
  'page of 50 in the middle': (count, firstId) => `?limit=50&before=${firstId + count / 2}`,
  'by emotion': () => '?limit=50&emotion=regret',
  'by item': () => '?limit=50&itemId=-3',
  'a word many have': () => '?limit=50&q=friends',
  'a word nobody has': () => '?limit=50&q=xylophone',
}

const seen: Record<string, object> = {}
for (const [name, query] of Object.entries(QUERIES)) {
  const times: Record<'few' | 'many', number[]> = { few: [], many: [] }
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const ask = (person: TestPerson, count: number, firstId: number) =>
      timed(
        () =>
          world.sendRaw(
            person,
            hrefOf(situations.list, { userId: person.id }) + query(count, firstId),
          ),
        200,
      )
    const [small, large] = [await ask(few, FEW, FIRST_ID), await ask(many, MANY, FIRST_ID + FEW)]
    if (round < 0) continue
    times.few.push(small)
    times.many.push(large)
  }
  const [small, large] = [at(times.few, 0.5), at(times.many, 0.5)]
  seen[name] = {
    [`ms at ${FEW}`]: Number(small.toFixed(2)),
    [`ms at ${MANY}`]: Number(large.toFixed(2)),
    ratio: Number((large / small).toFixed(2)),
  }
}
console.log(`The history on ${world.dialect}, medians of ${ROUNDS} interleaved rounds`)
console.table(seen)

const example = EXAMPLE_SITUATIONS[0]!
const body = { ...example, selfMapItemIds: example.selfMapItemIds }
const told = await world.send(few, situations.add, { userId: few.id }, body)
const { id } = (await told.json()) as Situation
const analyse = () => world.send(few, analyses.analyze, { id })
const first = await timed(analyse, 201)
/** The engine by itself, asked the very same thing. */
const question = asked.at(-1)!
const alone = async () => {
  const start = performance.now()
  await engine.analyse(question)
  return performance.now() - start
}
const times: Record<'call' | 'engine', number[]> = { call: [], engine: [] }
for (let n = 0; n < ANALYSES; n++) {
  times.call.push(await timed(analyse, 201))
  times.engine.push(await alone())
}
console.log(`Analysing ${example.description.length} characters, ${ANALYSES} times, ms`)
console.table({
  'first call': { p50: Math.round(first) },
  'the call': { p50: Math.round(at(times.call, 0.5)), p95: Math.round(at(times.call, 0.95)) },
  'the engine alone': {
    p50: Math.round(at(times.engine, 0.5)),
    p95: Math.round(at(times.engine, 0.95)),
  },
})
await world.stop()
