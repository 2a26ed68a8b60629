/**
 * How much of a bare `node:http` server's speed is left when `GET /api/auth/user` is answered for a
 * session, and how soon after its start the server answers: `node bench/server.ts`. With the folder of
 * another checkout behind it, that one is measured too, in turns with this one.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { load } from './load.ts'

const ROUNDS = 15
const ROUND = 1000
const PATH = '/api/auth/user'
const ROOT = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'innermap-bench-'))

async function start(file: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { child, pid: child.pid ?? 0, address: await addressOf(child) }
}

/** Afterwards the log is read and thrown away, so that nobody's load is counted as the server's. */
function addressOf({ stdout }: ChildProcess): Promise<string> {
  return new Promise((found) => {
    stdout?.on('data', function look(chunk) {
      const address = /at (http:\S+)/.exec(String(chunk))?.[1]
      if (!address) return
      stdout.off('data', look).resume()
      found(address)
    })
  })
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

const startHouse = (root: string, name: string) =>
  start(join(root, 'src/server/app/main.ts'), { DATA_DIR: join(folder, name) })

async function startTime(): Promise<number> {
  const began = performance.now()
  const { child, address } = await startHouse(ROOT, 'ours')
  await (await fetch(`${address}/api/health`)).text()
  const took = performance.now() - began
  child.kill('SIGTERM')
  await new Promise((done) => child.once('exit', done))
  return took
}

/** A server with somebody signed in, and what it answers to them. */
async function startSignedIn(root: string, name: string) {
  const house = await startHouse(root, name)
  const registered = await fetch(`${house.address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Ada', email: 'ada@example.test' }),
  })
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const sample = await fetch(`${house.address}${PATH}`, { headers: { cookie } })
  const headers = Object.fromEntries(
    [...sample.headers].filter(([header]) => !/^(date|connection|keep-alive)$/.test(header)),
  )
  return { ...house, cookie, answer: JSON.stringify({ headers, body: await sample.text() }) }
}

const ours = await startSignedIn(ROOT, 'ours')
const other = process.argv[2] && (await startSignedIn(resolve(process.argv[2]), 'other'))
const bare = await start(join(ROOT, 'bench/bare-server.ts'), { ANSWER: ours.answer })
const servers = { bare: { ...bare, cookie: ours.cookie }, ...(other && { other }), ours }

type Round = { perSecond: number; cpuMicroseconds: number; share: number }
const rounds: Record<string, Round[]> = { bare: [], other: [], ours: [] }
for (let round = 0; round < ROUNDS; round += 1) {
  let yardstick = 0
  for (const [name, { address, cookie, pid }] of Object.entries(servers)) {
    const seen = await load(address, PATH, cookie, ROUND, pid)
    yardstick ||= seen.perSecond
    rounds[name]?.push({ ...seen, share: seen.perSecond / yardstick })
  }
}
for (const { child } of Object.values(servers)) child.kill('SIGTERM')

const starts: number[] = []
for (let round = 0; round < 5; round += 1) starts.push(await startTime())
rmSync(folder, { recursive: true, force: true })

const row = (seen: Round[]) => ({
  'answers per second': Math.round(median(seen.map(({ perSecond }) => perSecond))),
  'share of bare': Number(median(seen.map(({ share }) => share)).toFixed(2)),
  'CPU per answer in µs': Math.round(median(seen.map(({ cpuMicroseconds }) => cpuMicroseconds))),
})
console.table(
  Object.fromEntries(Object.keys(servers).map((name) => [name, row(rounds[name] ?? [])])),
)
console.log(`Start to first answer: ${Math.round(median(starts))} ms`)
