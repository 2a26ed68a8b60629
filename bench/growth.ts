/**
 * Measures how requests scale with the data, on SQLite and, with TEST_DATABASE_URL, on PostgreSQL.
 * `node bench/growth.ts people [2000] [50] [search]`: whether other people's data slows one person down. Runs the same
 * requests in turns on two databases, one with a hundred times as many people, each with the same number of situations.
 * The numbers are people and situations per person (on PostgreSQL a million situations by default), the word filters
 * requests by name.
 * `node bench/growth.ts life [50] [5000] [search]`: dashboard, Premium Analytics, search, letters and map over time,
 * for a person with few and one with many analyses; the word filters as above.
 * `node bench/growth.ts history [models]`: the history with 100 and 10,000 situations, and the time of an analysis.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { analyses } from '#contract/analyses.ts'
import { analytics } from '#contract/analytics.ts'
import { hrefOf } from '#contract/endpoint.ts'
import { letters } from '#contract/letters.ts'
import { overTime } from '#contract/over-time.ts'
import { patterns } from '#contract/patterns.ts'
import { situations } from '#contract/situations.ts'
import { steps } from '#contract/steps.ts'
import { EXAMPLE_SITUATIONS } from '#domain/content/examples/situations.ts'
import { EMOTION_CATEGORIES, LADDERS } from '#domain/emotion/emotion.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { DAY } from '#domain/values/duration.ts'
import { dialectOf, openDatabase } from '#server/base/db/database.ts'
import { migrate } from '#server/base/db/prepare-database.ts'
import { createLog } from '#server/base/log.ts'
import type { EmbeddedEngine, Question } from '#server/outside/engine/analysis-engine.ts'
import { asEmbedded } from '#server/outside/engine/create-engines.ts'
import { createEmbeddedEngine } from '#server/outside/engine/embedded-engine.ts'
import { openSession } from '#server/people/session.ts'
import { startTestApp, type TestPerson } from '#test/app.ts'
import { cookieJar } from '#test/cookie-jar.ts'
import { fillAnalyses, fillPeople } from '#test/fill.ts'
import { freshDatabase } from '#test/fresh-database.ts'
import { medianOf, rounded, runPart, shareOf, timeOf } from './harness.ts'

async function people(): Promise<boolean> {
  const onPostgres = Boolean(process.env.TEST_DATABASE_URL)
  const PEOPLE = Number(process.argv[3] ?? (onPostgres ? 20_000 : 2000))
  const EACH = Number(process.argv[4] ?? 50)
  const ONLY = process.argv[5] ?? ''
  const TIMES = 100
  const ASKED = 20
  const ROUNDS = 12
  const WARM_UP = 2
  const MAX = 1.3

  const folder = mkdtempSync(join(tmpdir(), 'innermap-growth-'))

  /** On PostgreSQL a separate schema, else a file, because an in-memory database never reads from disk. */
  async function open(name: string) {
    if (onPostgres) return freshDatabase()
    const source = join(folder, `${name}.sqlite`)
    const db = openDatabase(source)
    await migrate(db, dialectOf(source))
    return { db, dialect: dialectOf(source), source, stop: () => db.destroy() }
  }

  async function instance(name: string, people: number) {
    const database = await open(name)
    const world = await startTestApp({}, { database })
    const patient = openDatabase(database.source, { mayTakeLong: true })
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

  type RunningInstance = Awaited<ReturnType<typeof instance>>
  type Requester = RunningInstance['persons'][number]

  const CALLS: Record<string, (asker: Requester) => string[]> = {
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

  const small = await instance('small', Math.max(ASKED, Math.round(PEOPLE / TIMES)))
  const large = await instance('large', PEOPLE)
  const shown: Record<string, Record<string, number>> = {}
  for (const [name, pathsOf] of Object.entries(CALLS).filter(([it]) => it.includes(ONLY))) {
    const times: [number[], number[]] = [[], []]
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
      for (let n = 0; n < ASKED; n += 1)
        for (const [which, of] of [small, large].entries()) {
          const asker = of.persons[n]!
          const took = await timeOf(
            ...pathsOf(asker).map((path) => () => of.world.sendRaw(asker, path)),
          )
          if (round >= WARM_UP) times[which]!.push(took)
        }
    const [few, many] = times
    shown[name] = {
      'p50 ms, 1/100': rounded(shareOf(few, 0.5)),
      'p50 ms': rounded(shareOf(many, 0.5)),
      'p50 times': rounded(shareOf(many, 0.5) / shareOf(few, 0.5)),
      'p99 ms, 1/100': rounded(shareOf(few, 0.99)),
      'p99 ms': rounded(shareOf(many, 0.99)),
      'p99 times': rounded(shareOf(many, 0.99) / shareOf(few, 0.99)),
    }
    // Printed at once, so results survive an interrupted run.
    console.log(`${name}: ${shown[name]?.['p50 times']} times`)
  }
  console.log(large.world.dialect)
  console.table(shown)
  for (const { database } of [small, large]) await database.stop()
  rmSync(folder, { recursive: true })
  const isWell = Object.values(shown).every((it) => (it['p50 times'] ?? 0) <= MAX)
  return isWell
}

async function life(): Promise<boolean> {
  const ROUNDS = 40
  const WARM_UP = 10
  const FEW = Number(process.argv[3] ?? 50)
  const MANY = Number(process.argv[4] ?? 5000)
  const ONLY = process.argv[5] ?? ''
  /** Other people, so the tables contain more than one person's rows. */
  const OTHERS = 10
  const EACH = 500
  /** Far above the ids the database assigns during the run. */
  const FIRST_ID = 1_000_000

  const world = await startTestApp()
  let nextId = FIRST_ID

  async function addPersonWith(count: number): Promise<TestPerson> {
    const person = await world.addPerson('Ada', { isPremium: true })
    await fillAnalyses(world.db, person.id, count, nextId, world.clock.now)
    nextId += count
    // A map as old as the entries, so every month counts.
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

  /** `showsAll` if a request covers all situations, unlike the dashboard, which shows a handful. */
  const CALLS: Record<string, { paths: (userId: number) => string[]; showsAll: boolean }> = {
    dashboard: {
      paths: (userId) => [
        `/api/users/${userId}/situations?limit=5`,
        `/api/users/${userId}/due?zone=Europe/Berlin`,
        `/api/users/${userId}/usage`,
      ],
      showsAll: false,
    },
    // Counts all situations of the last weeks, of which the longer life also has a hundred times as many.
    sentence: { paths: (userId) => [`/api/users/${userId}/sentence`], showsAll: true },
    analytics: {
      paths: (userId) => [`${hrefOf(analytics.get, { userId })}?zone=Europe/Berlin`],
      showsAll: true,
    },
    patterns: { paths: (userId) => [hrefOf(patterns.get, { userId })], showsAll: true },
    'what helps': { paths: (userId) => [hrefOf(steps.whatHelps, { userId })], showsAll: true },
    // A word without matches, so the search scans everything.
    search: {
      paths: (userId) => [`${hrefOf(situations.list, { userId })}?limit=30&q=zzzz`],
      showsAll: true,
    },
    letter: { paths: (userId) => [hrefOf(letters.get, { userId })], showsAll: true },
    'map over time': {
      paths: (userId) => [`${hrefOf(overTime.get, { userId })}?zone=Europe/Berlin`],
      showsAll: true,
    },
  }
  /** The maximum growth per situation shown, with a hundred times the analyses. */
  const MAX = 1.5

  const shown: Record<string, Record<string, number>> = {}
  for (const [name, { paths, showsAll }] of Object.entries(CALLS).filter(([it]) =>
    it.includes(ONLY),
  )) {
    const times: [number[], number[]] = [[], []]
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
      for (const [which, person] of [few, many].entries()) {
        const took = await timeOf(
          ...paths(person.id).map((path) => () => world.sendRaw(person, path)),
        )
        if (round >= WARM_UP) times[which]!.push(took)
      }
    const [one, other] = [medianOf(times[0]), medianOf(times[1])]
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
  const isWell = Object.values(shown).every((it) => it['times per situation shown']! <= MAX)
  return isWell
}

async function history(): Promise<void> {
  const ROUNDS = 60
  const ANALYSES = 40
  const FEW = 100
  const MANY = 10_000
  const AT_ONCE = 500
  const WARM_UP = 10
  /** Far above the ids the database assigns during the run. */
  const FIRST_ID = 1_000_000

  const log = createLog((text) => void process.stderr.write(text))
  const engine = asEmbedded(() => createEmbeddedEngine(process.argv[3]), log)
  const asked: Question[] = []
  const embedded: EmbeddedEngine = {
    ...engine,
    analyse(question) {
      asked.push(question)
      return engine.analyse(question)
    },
  }
  // Loads the model first, because that blocks the process.
  await embedded.speaksOfDanger(['A quiet day.'])
  const world = await startTestApp({}, { engines: { embedded, external: null } })

  /** Inserts situations with an analysis each directly into the tables. */
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
            const moments = { createdAt, happenedAt: createdAt }
            return { id, userId, title, description, searchText, ...moments, draftId: null }
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

  const few = await world.addPerson('Few')
  const many = await world.addPerson('Many')
  await fill(few, FEW, FIRST_ID)
  await fill(many, MANY, FIRST_ID + FEW)

  /** The page in the middle starts halfway through the history. */
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
        timeOf(() =>
          world.sendRaw(
            person,
            hrefOf(situations.list, { userId: person.id }) + query(count, firstId),
          ),
        )
      const [small, large] = [await ask(few, FEW, FIRST_ID), await ask(many, MANY, FIRST_ID + FEW)]
      if (round < 0) continue
      times.few.push(small)
      times.many.push(large)
    }
    const [small, large] = [shareOf(times.few, 0.5), shareOf(times.many, 0.5)]
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
  const first = await timeOf(analyse)
  /** The engine alone with the same question. */
  const question = asked.at(-1)!
  const alone = async () => {
    const start = performance.now()
    await engine.analyse(question)
    return performance.now() - start
  }
  const times: Record<'call' | 'engine', number[]> = { call: [], engine: [] }
  for (let n = 0; n < ANALYSES; n++) {
    times.call.push(await timeOf(analyse))
    times.engine.push(await alone())
  }
  console.log(`Analysing ${example.description.length} characters, ${ANALYSES} times, ms`)
  console.table({
    'first call': { p50: Math.round(first) },
    'the call': {
      p50: Math.round(shareOf(times.call, 0.5)),
      p95: Math.round(shareOf(times.call, 0.95)),
    },
    'the engine alone': {
      p50: Math.round(shareOf(times.engine, 0.5)),
      p95: Math.round(shareOf(times.engine, 0.95)),
    },
  })
  await world.stop()
}

const orFail = (part: () => Promise<boolean>) => async () => process.exit((await part()) ? 0 : 1)

await runPart({ people: orFail(people), life: orFail(life), history })
