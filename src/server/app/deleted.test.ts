import { spawn } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareDatabase } from '#server/base/db/prepare-database.ts'
import { startTestApp } from '#test/app.ts'
import { cookieJar } from '#test/cookie-jar.ts'
import { tidy } from './tidy.ts'

const CANARY = 'canaryxylophone'
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'innermap-deleted-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const filesUnder = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => join(root, name))
    .filter((file) => statSync(file).isFile())
const traces = (root: string) =>
  filesUnder(root).filter((file) => readFileSync(file).includes(CANARY))

async function startServer() {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, SIGN_IN: 'email-code' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { promise, resolve } = Promise.withResolvers<string>()
  const outbox = Promise.withResolvers<void>()
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
    const address = /^Innermap is at (\S+)$/m.exec(said)?.[1]
    if (address) resolve(address)
    if (said.includes('An email is waiting')) outbox.resolve()
  })
  const address = await promise
  const jar = cookieJar()
  return {
    hasMailed: outbox.promise,
    async send(method: string, path: string, body: unknown) {
      const reply = await fetch(`${address}${path}`, {
        method,
        headers: { 'content-type': 'application/json', cookie: jar.header() },
        body: JSON.stringify(body),
      })
      jar.keep(reply)
      if (reply.status >= 300) throw new Error(`${path} ${reply.status}`)
      return reply.status === 204 ? null : reply.json()
    },
    async stop() {
      child.kill('SIGTERM')
      await new Promise((done) => child.once('exit', done))
    },
  }
}

it('leaves no word of a deleted account in any file', async () => {
  const server = await startServer()
  const email = `${CANARY}@example.test`
  const { id } = await server.send('POST', '/api/auth/register', { firstName: CANARY, email })
  for (let n = 0; n < 20; n += 1)
    await server.send('POST', `/api/users/${id}/situations`, {
      title: `${CANARY} ${n}`,
      // Some are longer than a page of the file; all of them being so would only keep the engine busy.
      description: `${CANARY} took my idea and sold it as his own. `.repeat(n < 2 ? 90 : 1),
      selfMapItemIds: [-1],
    })
  await server.send('POST', `/api/users/${id}/self-map`, {
    category: 'people',
    name: CANARY,
    attachmentPower: 0.5,
  })
  await server.hasMailed
  expect(traces(folder).length).toBeGreaterThan(1)
  await server.send('DELETE', `/api/users/${id}`, { email })
  expect(traces(folder)).toEqual([])
  await server.stop()
  expect(traces(folder)).toEqual([])
})

it('writes a database of the first release anew, once, without what was deleted in it', async () => {
  const file = join(folder, 'old.sqlite')
  const db = await prepareDatabase(file)
  await db.destroy()
  const old = new DatabaseSync(file)
  old.exec('pragma secure_delete = off; pragma user_version = 0')
  old.exec('create table kept (words text)')
  for (let n = 0; n < 50; n += 1) old.exec(`insert into kept values ('${CANARY.repeat(20)}')`)
  old.exec('delete from kept; drop table kept')
  old.close()
  expect(traces(folder)).not.toEqual([])
  await (await prepareDatabase(file)).destroy()
  expect(traces(folder)).toEqual([])
})

it('removes copies on the disk after thirty days', async () => {
  const world = await startTestApp()
  const at = (days: number) => (world.clock.now - days * 24 * 60 * 60 * 1000) / 1000
  for (const name of ['backups', 'outbox']) {
    mkdirSync(join(folder, name), { recursive: true })
    for (const days of [1, 29, 31]) {
      const file = join(folder, name, `${days}`)
      writeFileSync(file, '')
      utimesSync(file, at(days), at(days))
    }
  }
  await tidy({ ...world, config: { ...world.config, dataDir: folder } })
  for (const name of ['backups', 'outbox'])
    expect(readdirSync(join(folder, name)).sort()).toEqual(['1', '29'])
  await world.stop()
})
