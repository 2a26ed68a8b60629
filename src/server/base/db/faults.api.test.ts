import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { health } from '#contract/health.ts'
import { ownership } from '#contract/ownership.ts'
import { signIn } from '#contract/sign-in.ts'
import { startTestApp } from '#test/app.ts'
import { startCable } from '#test/cable.ts'
import { fillAnalyses } from '#test/fill.ts'
import { freshDatabase } from '#test/fresh-database.ts'
import { onlyReading } from '#test/only-reading.ts'
import { openDatabase } from './database.ts'

const onPostgres = Boolean(process.env.TEST_DATABASE_URL)
/** For what comes back by itself. */
const WAIT = { timeout: 120_000 }
const ada = (number: number) => ({ firstName: 'Ada', email: `ada-${number}@example.test` })

describe.skipIf(onPostgres)('a full disk', () => {
  it('is said in so many words; reading goes on, and writing too once there is room', async () => {
    const world = await startTestApp()
    const reader = await world.addPerson('Reader')
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(world.db)
    await sql.raw(`pragma max_page_count = ${Object.values(rows[0] ?? {})[0]}`).execute(world.db)

    const statuses = new Set<number>()
    let refused: Response | undefined
    for (let number = 0; number < 200 && !refused; number += 1) {
      const reply = await world.send(world.addVisitor(), signIn.register, {}, ada(number))
      statuses.add(reply.status)
      if (reply.status === 503) refused = reply
    }
    expect(await refused?.json()).toEqual({
      reason: 'storage_full',
      message: 'There’s no room left to save this. Your text is still on this page.',
    })
    const everything = await world.send(reader, ownership.export, { userId: reader.id })
    expect(everything.status).toBe(200)
    expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([])
    expect((await world.send(reader, signIn.user, {})).status).toBe(200)
    world.clock.advance(2 * 60 * 60 * 1000)
    expect((await world.send(reader, signIn.user, {})).status).toBe(200)

    await sql.raw('pragma max_page_count = 1000000').execute(world.db)
    const reply = await world.send(world.addVisitor(), signIn.register, {}, ada(999))
    expect(reply.status).toBe(201)
    await world.stop()
  })
})

describe.skipIf(onPostgres)('a question that takes the embedded database too long', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('is given up, so that everyone else is heard again', async () => {
    const world = await startTestApp()
    const ada = await world.addPerson('Ada', { isPremium: true })
    await fillAnalyses(world.db, ada.id, 3000, 20_000, world.clock.now)
    const search = () => world.sendRaw(ada, `/api/users/${ada.id}/situations?limit=30&q=zzzz`)
    expect((await search()).status).toBe(200)

    let spent = 0
    vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => {
      spent += 1_200_000
      return { user: spent, system: 0 }
    })
    const reply = await search()
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5'])
    vi.restoreAllMocks()
    expect((await search()).status).toBe(200)
    await world.stop()
  })

  it('may be asked by work that nobody waits for', async () => {
    const endless = sql`with recursive n(x) as (select 1 union all select x + 1 from n where x < 100000) select count(*) from n`
    const spent = vi.spyOn(process, 'threadCpuUsage')
    spent.mockImplementation(() => ({ user: spent.mock.calls.length * 1_200_000, system: 0 }))
    const [hasty, patient] = [false, true].map((mayTakeLong) =>
      openDatabase(':memory:', { mayTakeLong }),
    )
    await expect(endless.execute(hasty!)).rejects.toThrow('A statement took too long.')
    expect((await endless.execute(patient!)).rows).toHaveLength(1)
    await hasty!.destroy()
    await patient!.destroy()
  })
})

describe('a database that is away', () => {
  it('is said at once, with when to try again', async () => {
    const database = await freshDatabase()
    const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing')
    const world = await startTestApp({}, { database: { ...database, db: away } })
    const reply = await world.send(null, health.ready, {})
    expect(reply.status).toBe(503)
    expect(reply.headers.get('retry-after')).toBe('5')
    expect((await reply.json()).reason).toBe('unavailable')
    expect((await world.send(null, health.alive, {})).status).toBe(200)
    await away.destroy()
    await database.stop()
  })
})

describe.runIf(onPostgres)('a connection that is cut', () => {
  it('loses nothing that was acknowledged, and comes back by itself', async () => {
    const database = await freshDatabase()
    const cable = await startCable(database.source)
    const db = openDatabase(cable.source)
    const world = await startTestApp({}, { database: { ...database, db } })
    const first = world.addVisitor()
    expect((await world.send(first, signIn.register, {}, ada(1))).status).toBe(201)

    const writing = Array.from({ length: 20 }, (_, number) =>
      world.send(world.addVisitor(), signIn.register, {}, ada(100 + number)),
    )
    cable.cut()
    const replies = await Promise.all(writing)
    expect(replies.filter(({ status }) => status !== 201 && status !== 503)).toEqual([])
    const down = await world.send(first, signIn.user, {})
    expect([down.status, down.headers.get('retry-after')]).toEqual([503, '5'])

    cable.mend()
    expect((await world.send(first, signIn.user, {})).status).toBe(200)
    const kept = await database.db
      .selectFrom('user')
      .leftJoin('session', 'session.userId', 'user.id')
      .select(['user.id', 'session.id as sessionId'])
      .execute()
    const acknowledged = replies.filter(({ status }) => status === 201).length + 1
    expect(kept.length).toBeGreaterThanOrEqual(acknowledged)
    expect(kept.filter(({ sessionId }) => sessionId === null)).toEqual([])
    await db.destroy()
    cable.stop()
    await database.stop()
  })
})

describe.runIf(onPostgres)('a database that falls silent', () => {
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['in the middle of a change', 'insert into "user"'],
    ['while a session is extended', 'update "session"'],
    ['before anything', 'session'],
  ])('is said within three seconds %s, then at once, until it speaks again', async (_, words) => {
    const database = await freshDatabase()
    const cable = await startCable(database.source)
    const db = openDatabase(cable.source)
    const world = await startTestApp({}, { database: { ...database, db } })
    const person = await world.addPerson('Ada')
    world.clock.advance(2 * 60 * 60 * 1000)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

    const hasHeard = cable.hushAt(words)
    const waiting = world.send(person, signIn.register, {}, ada(1))
    await hasHeard
    await vi.advanceTimersByTimeAsync(3000)
    const reply = await waiting
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await reply.json()).reason).toBe('unavailable')

    const others = Array.from({ length: 20 }, () => world.send(person, signIn.user, {}))
    for (const { status } of await Promise.all(others)) expect(status).toBe(503)

    vi.useRealTimers()
    cable.mend()
    await vi.waitUntil(async () => (await world.send(person, signIn.user, {})).status === 200, WAIT)
    await db.destroy()
    cable.stop()
    await database.stop()
  })

  it('is left for another server that is named beside it', async () => {
    const database = await freshDatabase()
    const [one, two] = [await startCable(database.source), await startCable(database.source)]
    const db = openDatabase(one.source.replace(one.host, `${one.host},${two.host}`))
    const world = await startTestApp({}, { database: { ...database, db } })
    const person = await world.addPerson('Ada')
    for (const [left, kept] of [[one, two] as const, [two, one] as const]) {
      left.cut()
      kept.mend()
      await vi.waitUntil(
        async () => (await world.send(person, signIn.user, {})).status === 200,
        WAIT,
      )
    }
    one.cut()
    expect((await world.send(person, signIn.user, {})).status).toBe(503)
    await db.destroy()
    one.stop()
    two.stop()
    await database.stop()
  })
})

describe.runIf(onPostgres)('a database that only lets read', () => {
  it('goes on showing everything, and says that changes have to wait', async () => {
    const database = await freshDatabase()
    const before = await startTestApp({}, { database })
    const person = await before.addPerson('Ada')
    const { db, end } = await onlyReading(database)
    const world = await startTestApp({}, { database: { ...database, db } })
    expect((await world.send(person, signIn.user, {})).status).toBe(200)
    const reply = await world.send(person, signIn.register, {}, ada(1))
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5'])
    await end()
    await database.stop()
  })
})
