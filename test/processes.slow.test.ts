import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startPostgres } from '../scripts/postgres.mjs'

const PROCESSES = 4
const START = join(import.meta.dirname, '../scripts/start-built.mjs')
const folder = mkdtempSync(join(tmpdir(), 'innermap-processes-'))
const database = await startPostgres()
if (!database)
  throw new Error('Several processes share a PostgreSQL, and none can be found or installed.')
const port = await freePort()
const address = `http://127.0.0.1:${port}`

const instance = spawn(process.execPath, [START], {
  env: {
    PATH: process.env.PATH,
    PROCESSES: String(PROCESSES),
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    SESSION_SECRET: 'known to the four processes of this test alone',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const ended = new Promise<number | null>((resolve) => instance.once('exit', resolve))
let said = ''
const waiting = new Set<() => void>()
instance.stdout.on('data', (chunk) => {
  said += chunk
  for (const look of waiting) look()
})
afterAll(async () => {
  instance.kill('SIGTERM')
  await ended
  database.stop()
  rmSync(folder, { recursive: true })
})

/** Until the log has said it so many times. */
const untilSaid = (words: RegExp, times: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = () => {
      if ([...said.matchAll(words)].length < times) return
      waiting.delete(look)
      resolve()
    }
    waiting.add(look)
    void ended.then(() => reject(new Error(said)))
    look()
  })

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo
      probe.close(() => resolve(free))
    })
  })
}

/** Each call on a connection of its own, so that the system chooses anew who takes it. */
const call = (path: string, init: RequestInit = {}) =>
  fetch(`${address}${path}`, {
    ...init,
    headers: { ...init.headers, connection: 'close', 'content-type': 'application/json' },
  })

const register = (email: string) =>
  call('/api/auth/register', {
    method: 'POST',
    body: JSON.stringify({ firstName: 'Ada', email: `${email}@example.test` }),
  })

const servers = (): number[] =>
  readFileSync(`/proc/${instance.pid}/task/${instance.pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number)

const SERVES = /^Innermap is at /gm

it.runIf(process.platform === 'linux')(
  'serves with four processes as with one: all know who is signed in, and none is missed',
  async () => {
    await untilSaid(SERVES, PROCESSES)
    expect(servers()).toHaveLength(PROCESSES)

    const registered = await register('ada')
    expect(registered.status).toBe(201)
    const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const whoIs = async () => {
      const reply = await call('/api/auth/user', { headers: { cookie } })
      return [reply.status, ((await reply.json()) as { email?: string } | null)?.email]
    }
    const known = [200, 'ada@example.test']
    expect(await Promise.all(Array.from({ length: 40 }, whoIs))).toEqual(Array(40).fill(known))

    const races = await Promise.all(Array.from({ length: 8 }, () => register('race')))
    expect(races.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])

    const [first] = servers()
    process.kill(first!, 'SIGKILL')
    await untilSaid(/ended \(SIGKILL\) and is started again/g, 1)
    await untilSaid(SERVES, PROCESSES + 1)
    expect(servers()).toHaveLength(PROCESSES)
    expect((await register('ada')).status).toBe(409)

    let isRolled = false
    instance.kill('SIGHUP')
    const rolled = untilSaid(/was followed by a new one/g, PROCESSES).then(() => {
      isRolled = true
    })
    const before = servers()
    while (!isRolled) expect(await whoIs()).toEqual(known)
    await rolled
    expect(servers().filter((pid) => before.includes(pid))).toEqual([])
    expect(servers()).toHaveLength(PROCESSES)

    instance.kill('SIGTERM')
    expect(await ended).toBe(0)
  },
)
