import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
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

const register = (address: string, email: string) =>
  fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Ada', email }),
  })

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

  it('shares its file with a second process, and neither loses a row', async () => {
    const env = { DATA_DIR: join(folder, 'shared') }
    const pair = [start(env), start(env)]
    const addresses = await Promise.all(pair.map(({ child }) => addressOf(child)))
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

  it('does not start where it would leave people unprotected, and says why', async () => {
    for (const [env, reason] of [
      [{ SIGN_IN: 'open', HOST: '0.0.0.0' }, 'SIGN_IN=open'],
      [{ DEV_MODE: '1', PUBLIC_URL: 'https://inner.example' }, 'DEV_MODE=1'],
      [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'SESSION_SECRET'],
      [
        { DATABASE_URL: 'postgres://127.0.0.1:1/none', SESSION_SECRET: 'x'.repeat(32) },
        'There is no database at 127.0.0.1:1.',
      ],
    ] as const) {
      const { child, ended } = start(env)
      let said = ''
      child.stderr?.on('data', (chunk) => {
        said += chunk
      })
      expect(await ended).toBe(1)
      expect(said).toContain(reason)
      expect(said).not.toMatch(/\n\s+at /)
    }
  })
})
