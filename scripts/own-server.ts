/** Starts a separate server for drills and benchmarks. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type RunningServer = Awaited<ReturnType<typeof startServer>>

const HERE = join(import.meta.dirname, '..')
/** The server's entry points, now and in earlier releases. */
const ENTRIES = ['src/server/app/main.ts', 'src/server/main.ts']

/** Starts a server on a free port with an empty folder. `stop` removes both. */
export async function startServer(env: Record<string, string> = {}, checkout = HERE) {
  const folder = mkdtempSync(join(tmpdir(), 'innermap-own-'))
  const program = ENTRIES.find((name) => existsSync(join(checkout, name))) ?? ''
  const child = spawn(process.execPath, [program], {
    cwd: checkout,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await addressOf(child)
  async function register(name: string) {
    const reply = await fetch(`${address}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ firstName: name, email: `${name.toLowerCase()}@example.test` }),
    })
    const cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return { id: ((await reply.json()) as { id: number }).id, cookie }
  }
  return {
    address,
    folder,
    child,
    register,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await new Promise((done) => child.once('exit', done))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Drains the log afterwards. */
function addressOf({ stdout }: ChildProcess): Promise<string> {
  return new Promise((found) => {
    stdout?.on('data', function look(chunk) {
      const address = / is at (http:\S+)/.exec(String(chunk))?.[1]
      if (!address) return
      stdout.off('data', look).resume()
      found(address)
    })
  })
}
