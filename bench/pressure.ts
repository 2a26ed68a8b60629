/**
 * Measures how long other requests wait during very large ones: `node bench/pressure.ts`. A real server answers `GET
 * /api/auth/user` and `GET /api/health` all the time and reports its event loop lag, because the clients' waits include
 * the machine's load. `node bench/pressure.ts imports` or `journals` runs only that part.
 */
import { connect } from 'node:net'
import { MAX_CHARACTERS, MAX_NOTES } from '#domain/situation/journal.ts'
import { HOUR } from '#domain/values/duration.ts'
import { freePortFrom } from '#server/http/listen.ts'
import { bytesOf, daylioBackup, dayOne, zipOf } from '#test/journal-files.ts'
import { startServer } from '../scripts/own-server.ts'

const moment = (at: number) => new Date(Date.UTC(2015, 0, 1) + at * HOUR).toISOString()
const words = 'Friend 7 came by and we talked about nothing at all. '.repeat(19).slice(0, 985)
const times = <Made>(count: number, make: (at: number) => Made) =>
  Array.from({ length: count }, (_, at) => make(at))

/** The largest and worst journal files that are still accepted. */
const JOURNAL_FILES: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
  '10,000 notes': () =>
    bytesOf(
      dayOne(times(MAX_NOTES, (at) => ({ creationDate: moment(at), text: `${at} ${words}` }))),
    ),
  '10,000 notes of one moment': () =>
    bytesOf(
      dayOne(times(MAX_NOTES, (at) => ({ creationDate: moment(1), text: `${at} ${words}` }))),
    ),
  'one note of 10 million letters in 10 rows': () =>
    bytesOf(
      dayOne(
        times(11, (at) => ({
          creationDate: moment(at),
          text: 'x'.repeat(MAX_CHARACTERS / 11 - 100),
        })),
      ),
    ),
  'a million pictures that never end': () =>
    bytesOf(dayOne([{ creationDate: moment(1), text: '!['.repeat(490_000) }])),
  'a Daylio backup of 10,000 days': () =>
    daylioBackup(
      times(MAX_NOTES, (at) => ({
        at: moment(at),
        note: `${at} ${words.slice(0, 900)}`,
        tags: [4, 5],
      })),
    ),
  '20,000 files in an archive': () =>
    zipOf(Object.fromEntries(times(20_000, (at) => [`${at}.md`, at % 2 ? '' : words]))),
  '63 MB in an archive': () => zipOf({ 'a.json': `{"entries":[${'{},'.repeat(21_000_000)}{}]}` }),
  'a table of 50,000 rows': () => bytesOf(`date,text\n${'2024-01-01,x\n'.repeat(49_000)}`),
}

const metricsPort = await freePortFrom(21_000 + (process.pid % 8000), '127.0.0.1')
const instance = await startServer({ METRICS_PORT: String(metricsPort) })
const { address } = instance
const { hostname, port, host } = new URL(address)
const ada = await instance.register('Ada')
const bo = await instance.register('Bo')
const MB = 1024 * 1024
const ONLY: Record<string, string> = { imports: 'import:', journals: 'journal:' }
const only = ONLY[process.argv[2] ?? ''] ?? null

const asAda = (path: string, init: RequestInit = {}) =>
  fetch(`${address}${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', cookie: ada.cookie },
  })

async function post(path: string, body: string): Promise<number> {
  const reply = await asAda(path, { method: 'POST', body })
  await reply.arrayBuffer()
  return reply.status
}

/** In milliseconds, since the last call. */
async function lateness(): Promise<Record<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const of = (name: string) =>
    Math.round(
      1000 *
        Number(new RegExp(`^nodejs_eventloop_delay_${name}_seconds (\\S+)`, 'm').exec(text)?.[1]),
    )
  return { 'loop p99 ms': of('p99'), 'loop longest ms': of('max') }
}

/** Sends requests of another client until the work is done. */
async function watch(name: string, work: () => Promise<number[]>) {
  if (only && !name.startsWith(only)) return
  await lateness()
  const waits: number[] = []
  const statuses = new Set<number>()
  let isDone = false
  const working = work().finally(() => {
    isDone = true
  })
  while (!isDone) {
    for (const path of ['/api/auth/user', '/api/health']) {
      const from = performance.now()
      const headers = { cookie: bo.cookie, connection: 'close' }
      const reply = await fetch(`${address}${path}`, { headers }).catch(() => null)
      await reply?.arrayBuffer()
      waits.push(performance.now() - from)
      statuses.add(reply?.status ?? 0)
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const answers = Map.groupBy(await working, (status) => status)
  const sorted = waits.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  rows[name] = {
    'its answers': [...answers].map(([status, all]) => `${all.length} x ${status}`).join(', '),
    'others asked': waits.length,
    'others got': [...statuses].join(', '),
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
    'longest ms': Math.round(sorted.at(-1) ?? 0),
    ...(await lateness()),
  }
}
const rows: Record<string, Record<string, string | number>> = {}

const long =
  'My boss took my idea and sold it as his own, and nobody said a word about it. '.repeat(64)
const story = { title: 'At work', description: long.slice(0, 5000), selfMapItemIds: [-1] }
const many = <Result>(count: number, act: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, at) => act(at)))

await watch('260 slow bodies', async () => {
  const head = `POST /api/auth/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`
  const sockets = await many(260, async () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.write(head)
    return socket
  })
  await new Promise((resolve) => setTimeout(resolve, 5000))
  for (const socket of sockets) socket.destroy()
  return []
})

const told: number[] = []
for (let n = 0; n < (only ? 0 : 270); n += 1) {
  const body = JSON.stringify(story)
  const reply = await asAda(`/api/users/${ada.id}/situations`, { method: 'POST', body })
  told.push(((await reply.json()) as { id: number }).id)
}
await watch('270 analyses of one person', () =>
  many(270, (at) => post(`/api/situations/${told[at]}/analyze`, '{}')),
)

const asVisitor = async () => {
  const reply = await fetch(`${address}/api/analyze-anonymous`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(story),
  })
  await reply.arrayBuffer()
  return reply.status
}
await watch('270 analyses of strangers', () => many(270, asVisitor))
await watch('270 more, after the cap', () => many(270, asVisitor))

const wrap = (rows: string) =>
  `{"format":"innermap-export","version":1,"exportedAt":"2026-01-01T00:00:00Z","data":{"items":${rows}}}`
const item = (id: number) =>
  `{"id":${id},"category":"people","name":"Friend ${id}","attachmentPower":0.5,"angle":null,"xOffset":null,"yOffset":null,"createdAt":"2026-01-01T00:00:00Z"}`
const files: Record<string, string> = {
  '4.5 million empty rows': wrap(`[${'{},'.repeat(4_500_000)}{}]`),
  '19 MB in one string': wrap(`["${'x'.repeat(19 * MB)}"]`),
  '18 MB nested': wrap(`${'['.repeat(9 * MB)}${']'.repeat(9 * MB)}`),
  '16 MB of keys': `{${Array.from({ length: 1_200_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
  '100,000 good items': wrap(
    `[${Array.from({ length: 100_000 }, (_, at) => item(at + 1)).join(',')}]`,
  ),
  '2,000 good items': wrap(`[${Array.from({ length: 2000 }, (_, at) => item(at + 1)).join(',')}]`),
}
for (const [name, file] of Object.entries(files)) {
  const cy = await instance.register(`Cy${name.length}${file.length}`)
  await watch(`import: ${name}`, async () => {
    const reply = await fetch(`${address}/api/users/${cy.id}/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cy.cookie },
      body: file,
    })
    await reply.arrayBuffer()
    return [reply.status]
  })
}

type Person = Awaited<ReturnType<typeof instance.register>>
async function as(person: Person, method: string, path: string, body?: string | Uint8Array) {
  const type = typeof body === 'string' ? 'application/json' : 'application/octet-stream'
  const reply = await fetch(`${address}/api/users/${person.id}${path}`, {
    method,
    headers: { cookie: person.cookie, ...(body && { 'content-type': type }) },
    ...(body && { body: body as BodyInit }),
  })
  const text = await reply.text()
  return { status: reply.status, text }
}
const statusOf = async (asked: ReturnType<typeof as>) => [(await asked).status]

for (const [name, make] of Object.entries(JOURNAL_FILES)) {
  if (only && only !== 'journal:') break
  const file = await make()
  const di = await instance.register(`Di${name.length}${file.byteLength}`)
  const names = wrap(`[${Array.from({ length: 2000 }, (_, at) => item(at + 1)).join(',')}]`)
  await as(di, 'POST', '/import', names)
  await watch(`journal: ${name}, looked at`, () =>
    statusOf(as(di, 'POST', '/journal-preview', file)),
  )
  await watch(`journal: ${name}`, () => statusOf(as(di, 'POST', '/journals', file)))
  const [kept] = JSON.parse((await as(di, 'GET', '/journals')).text) as { id: number }[]
  if (!kept) continue
  await watch(`journal: ${name}, looked at again`, () =>
    statusOf(as(di, 'POST', '/journal-preview', file)),
  )
  const wish = JSON.stringify({ importId: kept.id, selfMapItemIds: [-1] })
  await watch(`journal: ${name}, put in line`, () =>
    statusOf(as(di, 'POST', '/notes/analyses', wish)),
  )
  await watch(`journal: ${name}, taken along`, () => statusOf(as(di, 'GET', '/export')))
  await watch(`journal: ${name}, undone`, () => statusOf(as(di, 'DELETE', `/journals/${kept.id}`)))
}
await instance.stop()
console.table(rows)
