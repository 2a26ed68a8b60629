import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'innermap-main-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const MAIN = join(import.meta.dirname, 'main.ts')

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, ended }
}

/** The address from the one line that says where the server is. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk) => {
      said += chunk
      const address = /^Innermap is at (\S+)$/m.exec(said)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error(said)))
  })
}

async function expectRefusedStart(env: Record<string, string>, reason: string): Promise<void> {
  const { child, ended } = start(env)
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  expect(await ended).toBe(1)
  expect(said).toContain(reason)
  expect(said.trim().split('\n')).toHaveLength(1)
}

const register = (address: string, email: string) =>
  fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Ada', email }),
  })

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  return port
}

describe('the running server', () => {
  it('keeps what it acknowledged, stopped kindly or not', async () => {
    const kind = start({})
    const first = await addressOf(kind.child)
    expect((await register(first, 'kind@example.test')).status).toBe(201)
    kind.child.kill('SIGTERM')
    expect(await kind.ended).toBe(0)

    const rough = start({})
    const second = await addressOf(rough.child)
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, number) => register(second, `rough-${number}@example.test`)),
    )
    rough.child.kill('SIGKILL')
    await rough.ended
    expect(replies.map(({ status }) => status)).toEqual(Array(30).fill(201))

    const again = start({})
    const third = await addressOf(again.child)
    for (const email of ['kind@example.test', 'rough-0@example.test', 'rough-29@example.test'])
      expect((await register(third, email)).status).toBe(409)
    again.child.kill('SIGTERM')
    expect(await again.ended).toBe(0)
  })

  it('ends in its own time where a package listens for the end too', async () => {
    // As signal-exit does: whoever is the last to listen ends the process at once.
    const early = `const wait = setInterval(() => {
      if (process.listenerCount('SIGTERM') === 0) return
      clearInterval(wait)
      process.on('SIGTERM', function end() {
        if (process.listenerCount('SIGTERM') > 1) return
        process.off('SIGTERM', end)
        process.kill(process.pid, 'SIGTERM')
      })
      console.log('Somebody listens')
    }, 1)`
    const file = join(folder, 'early.mjs')
    writeFileSync(file, early)
    const { child, ended } = start({ NODE_OPTIONS: `--import=${file}` })
    const listens = new Promise<void>((resolve) =>
      child.stdout.on('data', (chunk) => String(chunk).includes('Somebody listens') && resolve()),
    )
    await Promise.all([addressOf(child), listens])
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  it('shares its file with the one that takes over alone, and neither loses a row', async () => {
    const env = { DATA_DIR: join(folder, 'shared') }
    const first = start(env)
    const address = await addressOf(first.child)
    const stranger = start(env)
    expect(await stranger.ended).toBe(1)
    const pair = [first, start({ ...env, TAKES_OVER: String(await freePort()) })]
    const addresses = [address, await addressOf(pair[1]!.child)]
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        register(addresses[number % 2] ?? '', `shared-${number}@example.test`),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array(40).fill(201))
    const races = await Promise.all(addresses.map((it) => register(it, 'race@example.test')))
    expect(races.map(({ status }) => status).sort()).toEqual([201, 409])
    for (const { child, ended } of pair) {
      child.kill('SIGTERM')
      expect(await ended).toBe(0)
    }
  })

  it('keeps its secret for its owner alone', () => {
    expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600)
  })

  it('keeps a folder that was open to others for its owner alone', async () => {
    const open = join(folder, 'open')
    mkdirSync(open)
    chmodSync(open, 0o755)
    const { child, ended } = start({ DATA_DIR: open })
    await addressOf(child)
    const modes = ['', 'innermap.sqlite', 'innermap.sqlite-wal', 'session-secret'].map(
      (name) => statSync(join(open, name)).mode & 0o777,
    )
    expect(modes).toEqual([0o700, 0o600, 0o600, 0o600])
    child.kill('SIGTERM')
    await ended
  })

  it('takes the next free port where nobody chose one', async () => {
    const taken = createServer()
    await new Promise<void>((done) =>
      taken.listen(5000, '127.0.0.1', done).once('error', () => done()),
    )
    const { child, ended } = start({ PORT: '' })
    expect(await addressOf(child)).toMatch(/^http:\/\/127\.0\.0\.1:50(0[1-9]|[1-4]\d)$/)
    child.kill('SIGTERM')
    await ended
    taken.close()
  })

  it('says in one line what an operator has to mend', async () => {
    const prepared = (name: string, prepare: (path: string) => void) => {
      const path = join(folder, name)
      mkdirSync(path)
      prepare(path)
      return path
    }
    const taken = createServer()
    const port = await new Promise<number>((done) =>
      taken.listen(0, '127.0.0.1', () => done((taken.address() as { port: number }).port)),
    )
    const damaged = prepared('damaged', (path) => {
      writeFileSync(join(path, 'innermap.sqlite'), 'This is no database at all. '.repeat(100))
    })
    const secretless = prepared('secretless', (path) => {
      writeFileSync(join(path, 'session-secret'), '')
    })
    const crowded = prepared('crowded', (path) => {
      writeFileSync(join(path, 'letters.txt'), '')
      chmodSync(path, 0o755)
    })
    const noFolder = join(folder, 'file')
    writeFileSync(noFolder, '')
    for (const [env, reason] of [
      [{ PORT: String(port) }, `Port ${port} is taken.`],
      [{ DATA_DIR: damaged }, 'isn’t an Innermap database'],
      [{ DATA_DIR: secretless }, 'empty or too short'],
      [{ DATA_DIR: crowded }, 'holds other files too'],
      [{ DATA_DIR: noFolder }, 'can’t be used'],
      [{ PUBLIC_URL: 'https://inner.example/map', BASE_PATH: '/life' }, 'BASE_PATH'],
    ] as const)
      await expectRefusedStart(env, reason)
    taken.close()
  })

  it('does not start where it would leave people unprotected, and says why', async () => {
    for (const [env, reason] of [
      [{ SIGN_IN: 'open', HOST: '0.0.0.0' }, 'SIGN_IN=open'],
      [{ DEV_MODE: '1', PUBLIC_URL: 'https://inner.example' }, 'DEV_MODE=1'],
      [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'SESSION_SECRET'],
    ] as const) {
      await expectRefusedStart(env, reason)
    }
  })
})
