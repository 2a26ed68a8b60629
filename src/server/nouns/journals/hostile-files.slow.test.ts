import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hrefOf } from '#contract/endpoint.ts'
import { health } from '#contract/health.ts'
import { journals } from '#contract/journals.ts'
import { situations } from '#contract/situations.ts'
import {
  JOURNAL_LIMIT,
  JOURNAL_TOO_LARGE,
  NO_NOTES,
  NOT_A_JOURNAL,
  NOT_IN_UTF8,
  TOO_MANY_NOTES,
  UNKNOWN_DAYLIO,
} from '#domain/situation/journal.ts'
import {
  ARCHIVE_TOO_MUCH,
  BROKEN_ARCHIVE,
  LOCKED_ARCHIVE,
  TRICKY_ARCHIVE,
} from '#server/base/zip/read-zip.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { bytesOf, daylioBackup, dayOne, zipOf } from '#test/journal-files.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

type Bytes = Uint8Array<ArrayBuffer>
const MB = 1024 * 1024

async function bringIn(person: TestPerson, file: Bytes) {
  await world.db.deleteFrom('rateCounter').execute()
  return world.sendRaw(person, hrefOf(journals.bringIn, { userId: person.id }), {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  })
}

/** How often a watcher was answered meanwhile. */
async function whileAnswering<Result>(work: Promise<Result>): Promise<[Result, number]> {
  let isDone = false
  const end = work.finally(() => {
    isDone = true
  })
  let answers = 0
  while (!isDone) {
    expect((await world.send(null, health.alive, {})).status).toBe(200)
    answers += 1
    await new Promise((resolve) => setImmediate(resolve))
  }
  return [await end, answers]
}

const note = (n: number) => ({
  creationDate: new Date(Date.UTC(2015, 0, 1) + n * 3_600_000).toISOString(),
  text: `Note number ${n}. ${'Something happened and I wrote it down. '.repeat(5)}`,
})
const manyNotes = (count: number) => dayOne(Array.from({ length: count }, (_, n) => note(n)))

/** Changes a number of the archive's list of files, found from its end. */
function withListed(file: Bytes, offset: number, value: number, size: 2 | 4): Bytes {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const list = view.getUint32(file.byteLength - 6, true)
  if (size === 2) view.setUint16(list + offset, value, true)
  else view.setUint32(list + offset, value, true)
  return file
}

const HOSTILE: Record<string, [make: () => Promise<Bytes> | Bytes, says: string]> = {
  'an empty file': [() => bytesOf(''), NO_NOTES],
  'random bytes': [() => new Uint8Array(5000).map((_, n) => (n * 7919) % 256), NOT_IN_UTF8],
  'text in Latin-1': [
    () => new Uint8Array([0x64, 0x61, 0x74, 0x65, 0x0a, 0xe4, 0xf6]),
    NOT_IN_UTF8,
  ],
  'JSON of something else': [() => bytesOf('{"something":"else"}'), NOT_A_JOURNAL],
  'JSON that ends too early': [() => bytesOf('{"entries":[{"creationDate":'), NOT_A_JOURNAL],
  'JSON that only opens': [() => bytesOf('['.repeat(10 * MB)), NOT_A_JOURNAL],
  'a quote that never ends': [() => bytesOf(`date,text\n"${'x'.repeat(MB)}`), NOT_A_JOURNAL],
  'a table of commas': [() => bytesOf(','.repeat(5 * MB)), NOT_A_JOURNAL],
  'a table without dates': [() => bytesOf('a,b\nx,y\nz,w'), NOT_A_JOURNAL],
  'half an archive': [async () => (await daylioBackup([])).slice(0, 60), BROKEN_ARCHIVE],
  'an archive whose bytes were changed': [
    async () => {
      const file = await zipOf({ 'a.md': 'x'.repeat(500) })
      file[45] = (file[45] ?? 0) ^ 255
      return file
    },
    BROKEN_ARCHIVE,
  ],
  'an archive with a password': [
    async () => withListed(await zipOf({ 'a.md': 'x' }), 8, 1, 2),
    LOCKED_ARCHIVE,
  ],
  'an archive that unpacks to more than it says': [
    async () => withListed(await zipOf({ 'a.md': 'x'.repeat(MB) }), 24, 100, 4),
    TRICKY_ARCHIVE,
  ],
  'an archive that points outside': [() => zipOf({ '../../etc/passwd.md': 'x' }), TRICKY_ARCHIVE],
  'an archive with an absolute path': [() => zipOf({ '/absolute/a.md': 'x' }), TRICKY_ARCHIVE],
  'an archive with a drive': [() => zipOf({ 'C:\\a.md': 'x' }), TRICKY_ARCHIVE],
  'an archive whose files share their bytes': [
    async () => {
      const file = await zipOf({ 'a.md': 'x'.repeat(5000), 'b.md': 'y'.repeat(5000) })
      const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
      const list = view.getUint32(file.byteLength - 6, true)
      const second = list + 46 + 4
      view.setUint32(second + 42, 0, true)
      return file
    },
    TRICKY_ARCHIVE,
  ],
  'a bomb that says what it is': [
    async () => zipOf({ 'a.md': 'x'.repeat(65 * MB) }),
    ARCHIVE_TOO_MUCH,
  ],
  'a bomb of many files': [
    async () => {
      const one = 'x'.repeat(5 * MB)
      return zipOf(Object.fromEntries(Array.from({ length: 14 }, (_, n) => [`${n}.md`, one])))
    },
    ARCHIVE_TOO_MUCH,
  ],
  'an archive of 30,000 files': [
    () => zipOf(Object.fromEntries(Array.from({ length: 30_000 }, (_, n) => [`${n}.md`, '']))),
    ARCHIVE_TOO_MUCH,
  ],
  'an archive of nothing we know': [() => zipOf({ 'a.exe': 'MZ' }), NOT_A_JOURNAL],
  'an archive within an archive': [
    async () =>
      zipOf({ 'inner.zip': Buffer.from(await zipOf({ 'a.md': 'x' })).toString('latin1') }),
    NOT_A_JOURNAL,
  ],
  'a Daylio backup of the future': [() => daylioBackup([], { version: 99 }), UNKNOWN_DAYLIO],
  'a Daylio backup that is no backup': [() => zipOf({ 'backup.daylio': '%%%%' }), UNKNOWN_DAYLIO],
  'a Daylio backup without notes we can read': [
    () => daylioBackup([], { dayEntries: [{ when: 'yesterday' }] }),
    UNKNOWN_DAYLIO,
  ],
  'more notes than an account takes': [() => bytesOf(manyNotes(10_001)), TOO_MANY_NOTES],
  'a note of 11 million letters': [
    () => bytesOf(dayOne([{ ...note(1), text: 'word '.repeat(2_200_000) }])),
    TOO_MANY_NOTES,
  ],
  'ten million lists in a list': [
    () => bytesOf(`{"entries":[${'[],'.repeat(10 * MB)}[]]}`),
    TOO_MANY_NOTES,
  ],
  'millions of small things in one entry': [
    () => bytesOf(`{"entries":[{"creationDate":[${'[],'.repeat(9 * MB)}[]]}]}`),
    TOO_MANY_NOTES,
  ],
  'a table of a million cells': [() => bytesOf(`date,text\n${'a,b\n'.repeat(MB)}`), TOO_MANY_NOTES],
  'a front matter that never ends': [
    () => zipOf({ 'a.md': `---\n${'\n'.repeat(30 * MB)}---\nwords` }),
    NO_NOTES,
  ],
  'notes of the wrong centuries': [
    () => bytesOf('date,text\n1200-01-01,Long ago.\n9000-01-01,Far ahead.'),
    NO_NOTES,
  ],
}

describe('a hostile file', () => {
  it.for(Object.entries(HOSTILE))('is refused in plain words: %s', async ([, [make, says]]) => {
    const file = await make()
    expect(file.byteLength).toBeLessThan(JOURNAL_LIMIT)
    const bo = await world.addPerson('Bo')
    const [reply, answers] = await whileAnswering(bringIn(bo, file))
    expect(await reply.json()).toEqual({ reason: 'invalid', message: says })
    expect(answers).toBeGreaterThan(5)
    const kept = await world.send(bo, situations.list, { userId: bo.id })
    expect(await kept.json()).toEqual([])
    expect(await world.db.selectFrom('journalImport').selectAll().execute()).toEqual([])
  })

  it('that is too large, compressed on the way or called JSON is not read at all', async () => {
    const bo = await world.addPerson('Bo')
    const large = await bringIn(bo, new Uint8Array(JOURNAL_LIMIT + 1))
    expect([large.status, await large.json()]).toMatchObject([413, { message: JOURNAL_TOO_LARGE }])
    for (const headers of [
      { 'content-type': 'application/json' },
      { 'content-type': 'application/octet-stream', 'content-encoding': 'gzip' },
    ]) {
      const path = hrefOf(journals.bringIn, { userId: bo.id })
      const packed = new Uint8Array(deflateRawSync('x'))
      const reply = await world.sendRaw(bo, path, {
        method: 'POST',
        headers: headers as Record<string, string>,
        body: packed,
      })
      expect(reply.status).toBe(415)
    }
  })
})

it('does not begin anew at each of half a million pictures that never end', async () => {
  const bo = await world.addPerson('Bo')
  const text = '!['.repeat(250_000) + '![](dayone-moment:'.repeat(25_000)
  const began = performance.now()
  const [reply] = await whileAnswering(bringIn(bo, bytesOf(dayOne([{ ...note(1), text }]))))
  expect(reply.status).toBe(201)
  expect(performance.now() - began).toBeLessThan(20_000)
  await world.db.deleteFrom('journalImport').execute()
}, 60_000)

it('keeps whole milliseconds, whatever a backup says', async () => {
  const bo = await world.addPerson('Bo')
  const dayEntries = [{ datetime: Date.UTC(2024, 1, 1) + 0.5, mood: 1, note: 'Half a moment.' }]
  const reply = await bringIn(bo, await daylioBackup([], { dayEntries }))
  expect([reply.status, await reply.json()]).toMatchObject([201, { kept: 1 }])
  const rows = await world.db.selectFrom('situation').select('createdAt').execute()
  expect(rows.map(({ createdAt }) => Number(createdAt))).toEqual([Date.UTC(2024, 1, 1)])
  await world.db.deleteFrom('journalImport').execute()
})

it('keeps notes of one moment once, however many there are', async () => {
  const bo = await world.addPerson('Bo')
  const file = () =>
    bytesOf(
      dayOne(Array.from({ length: 450 }, (_, n) => ({ ...note(1), text: `Note ${n % 400}.` }))),
    )
  expect(await (await bringIn(bo, file())).json()).toMatchObject({ kept: 400, alreadyHere: 50 })
  expect(await (await bringIn(bo, file())).json()).toMatchObject({ kept: 0, alreadyHere: 450 })
  await world.db.deleteFrom('journalImport').execute()
})

it('does not lose itself in endless blanks', async () => {
  const bo = await world.addPerson('Bo')
  const text = `before${' '.repeat(900_000)}after`
  const [reply] = await whileAnswering(bringIn(bo, bytesOf(dayOne([{ ...note(1), text }]))))
  expect(await reply.json()).toMatchObject({ kept: 1 })
  const kept = await world.send(bo, situations.list, { userId: bo.id })
  expect(await kept.json()).toMatchObject([{ description: 'before\n\nafter' }])
  await world.db.deleteFrom('journalImport').execute()
})

it('takes 10,000 notes in, whole and while everybody else is served', async () => {
  const ada = await world.addPerson('Ada')
  const [reply, answers] = await whileAnswering(bringIn(ada, bytesOf(manyNotes(10_000))))
  expect(await reply.json()).toMatchObject({ kept: 10_000, alreadyHere: 0 })
  expect(answers).toBeGreaterThan(100)
  const { count } = await world.db
    .selectFrom('situation')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('userId', '=', ada.id)
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(10_000)
}, 60_000)
