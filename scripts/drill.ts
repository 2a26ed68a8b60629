/**
 * npm run drill: tests data loss when the database dies. Runs two replicated PostgreSQL servers, two server processes
 * and continuous writers, and repeatedly kills the leader and promotes the follower. Counts acknowledged writes that
 * are lost, and the time without writes.
 * `npm run drill -- 5` takes the number of rounds.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { startPair } from './database-pair.ts'
import { type RunningServer, startServer } from './own-server.ts'

const ROUNDS = Number(process.argv[2] ?? 20)
const WRITERS = 8
const ACKNOWLEDGED_BEFORE_EACH = 100
/** In seconds. */
const WRITES_AGAIN_WITHIN = 5
const ANSWERS_WITHIN = 3

type Writer = { instance: RunningServer; id: number; cookie: string; acknowledgedAt: number }

const pair = await startPair()
const settings = { DATABASE_URL: pair.url, SESSION_SECRET: 'only for the drill, and long enough' }
const instances = [await startServer(settings), await startServer(settings)] as const
const acknowledged: string[] = []
const declined = new Map<number, number>()
let isOver = false

async function write({ instance, id, cookie }: Writer, title: string): Promise<number> {
  const reply = await fetch(`${instance.address}/api/users/${id}/situations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ title, description: 'Written in the drill.', selfMapItemIds: [-1] }),
    signal: AbortSignal.timeout(10_000),
  })
  await reply.arrayBuffer()
  return reply.status
}

async function goOnWriting(writer: Writer, number: number): Promise<void> {
  for (let at = 0; !isOver; at += 1) {
    const title = `Writer ${number}, ${at}`
    const status = await write(writer, title).catch(() => 0)
    if (status === 201) {
      acknowledged.push(title)
      writer.acknowledgedAt = performance.now()
    } else {
      declined.set(status, (declined.get(status) ?? 0) + 1)
      await pause(20)
    }
  }
}

const writers: Writer[] = []
for (let number = 0; number < WRITERS; number += 1) {
  const instance = instances[number % instances.length]!
  writers.push({ instance, ...(await instance.register(`Writer${number}`)), acknowledgedAt: 0 })
}
const writing = writers.map(goOnWriting)
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await pause(10)
}
const inSeconds = (from: number, to = performance.now()) => Math.round(to - from) / 1000

const gaps: number[] = []
for (let round = 1; round <= ROUNDS; round += 1) {
  const enough = acknowledged.length + ACKNOWLEDGED_BEFORE_EACH
  await until(() => acknowledged.length >= enough)
  pair.killLeader()
  await pair.promote()
  const promotedAt = performance.now()
  await until(() => writers.every((writer) => writer.acknowledgedAt > promotedAt))
  const gap = inSeconds(promotedAt, Math.max(...writers.map((writer) => writer.acknowledgedAt)))
  gaps.push(gap)
  console.log(`Round ${round}: everybody writes again ${gap} s after the promotion.`)
  await pair.joinFollower()
}

pair.pauseLeader()
const slowest = Math.max(
  ...(await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      const began = performance.now()
      await write(writers[at % WRITERS]!, `Paused ${at}`).catch(() => 0)
      return inSeconds(began)
    }),
  )),
)
pair.resumeLeader()
const resumedAt = performance.now()
await until(() => writers.every((writer) => writer.acknowledgedAt > resumedAt))

isOver = true
await Promise.all(writing)
const rows = await pair.askLeader('select title from situation')
const kept = new Map<string, number>()
for (const { title } of rows) kept.set(title, (kept.get(title) ?? 0) + 1)
const lost = acknowledged.filter((title) => !kept.has(title))
const doubled = acknowledged.filter((title) => (kept.get(title) ?? 0) > 1)
for (const instance of instances) await instance.stop()

gaps.sort((one, other) => one - other)
console.table({
  'times the leading server was killed': ROUNDS,
  'writes acknowledged': acknowledged.length,
  'acknowledged and lost': lost.length,
  'acknowledged and there twice': doubled.length,
  'declined with 503': declined.get(503) ?? 0,
  'declined otherwise': [...declined].reduce(
    (sum, [status, n]) => sum + (status === 503 ? 0 : n),
    0,
  ),
  'seconds until everybody writes again, middle': gaps[Math.floor(gaps.length / 2)] ?? 0,
  'seconds until everybody writes again, longest': gaps.at(-1) ?? 0,
  'seconds of the slowest answer while the server is paused': slowest,
})
const isWell =
  lost.length === 0 && (gaps.at(-1) ?? 0) <= WRITES_AGAIN_WITHIN && slowest <= ANSWERS_WITHIN
process.exit(isWell ? 0 : 1)
