/** What every measurement needs: a server of its own, a browser, and ways to sum up times. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { chromiumOptions } from '../scripts/chromium.mjs'

export type RunningServer = Awaited<ReturnType<typeof startServer>>

const HERE = join(import.meta.dirname, '..')
/** Where the server starts, now and in earlier releases. */
const ENTRIES = ['src/server/app/main.ts', 'src/server/main.ts']

/** A server of its own on a free port with an empty folder; both are gone when it is stopped. */
export async function startServer(env: Record<string, string> = {}, checkout = HERE) {
  const folder = mkdtempSync(join(tmpdir(), 'innermap-bench-'))
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

/** Afterwards the log is read and thrown away. */
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

export const launchChromium = (args: string[] = []): Promise<Browser> =>
  chromium.launch({ ...chromiumOptions(), args })

/** A window of its own, of somebody with this cookie or of nobody. */
export async function openContext(
  browser: Browser,
  { address }: Pick<RunningServer, 'address'>,
  cookie: string | null,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext(options)
  const [name = '', value = ''] = cookie?.split(/=(.*)/) ?? []
  if (cookie) await context.addCookies([{ name, value, url: address }])
  return context
}

export const medianOf = (values: readonly number[]): number => shareOf(values, 0.5)

export const shareOf = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)]!

export const summaryOf = (times: readonly number[]) => ({
  times: times.length,
  p50: rounded(shareOf(times, 0.5)),
  p95: rounded(shareOf(times, 0.95)),
  most: rounded(shareOf(times, 1)),
})

export const rounded = (number: number): number => Number(number.toFixed(2))

/** Milliseconds until all of these were answered as they should. */
export async function timeOf(...calls: readonly (() => Promise<Response>)[]): Promise<number> {
  const start = performance.now()
  for (const call of calls) {
    const reply = await call()
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${reply.url} answers ${reply.status}: ${text}`)
  }
  return performance.now() - start
}

/** Runs the part that is named first on the command line, or says which there are. */
export async function runPart(parts: Readonly<Record<string, () => Promise<void>>>): Promise<void> {
  const part = parts[process.argv[2] ?? '']
  if (!part) throw new Error(`Name one of: ${Object.keys(parts).join(', ')}`)
  await part()
}
