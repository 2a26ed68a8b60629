/**
 * How much of a bare `node:http` server's speed is left when `GET /api/auth/user` is answered for a
 * session, and how soon after its start the server answers: `node bench/server.ts`.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from './load.ts'

const ROUNDS = 7
const ROUND = 2000
const PATH = '/api/auth/user'
const ROOT = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'innermap-bench-'))

async function start(file: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [join(ROOT, file)], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { child, pid: child.pid ?? 0, address: await addressOf(child) }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.stdout?.on('data', (chunk) => {
      const address = /at (http:\S+)/.exec(String(chunk))?.[1]
      if (address) resolve(address)
    })
  })
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

async function startTime(): Promise<number> {
  const began = performance.now()
  const { child, address } = await start('src/server/main.ts', {})
  await (await fetch(`${address}/api/health`)).text()
  const took = performance.now() - began
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('exit', resolve))
  return took
}

const house = await start('src/server/main.ts', {})
const registered = await fetch(`${house.address}/api/auth/register`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ firstName: 'Ada', email: 'ada@example.test' }),
})
const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
const sample = await fetch(`${house.address}${PATH}`, { headers: { cookie } })
const headers = Object.fromEntries(
  [...sample.headers].filter(([name]) => !/^(date|connection|keep-alive)$/.test(name)),
)
const bare = await start('bench/bare-server.ts', {
  ANSWER: JSON.stringify({ headers, body: await sample.text() }),
})

const rounds = { house: [] as number[], bare: [] as number[], share: [] as number[] }
const cpu = { house: [] as number[], bare: [] as number[] }
for (let round = 0; round < ROUNDS; round += 1) {
  const plain = await load(bare.address, PATH, cookie, ROUND, bare.pid)
  const ours = await load(house.address, PATH, cookie, ROUND, house.pid)
  rounds.bare.push(plain.perSecond)
  rounds.house.push(ours.perSecond)
  rounds.share.push(ours.perSecond / plain.perSecond)
  cpu.bare.push(plain.cpuMicroseconds)
  cpu.house.push(ours.cpuMicroseconds)
}
for (const { child } of [house, bare]) child.kill('SIGTERM')

const starts: number[] = []
for (let round = 0; round < 5; round += 1) starts.push(await startTime())
rmSync(folder, { recursive: true, force: true })

console.table({
  'answers per second, bare': { median: Math.round(median(rounds.bare)) },
  'answers per second, ours': { median: Math.round(median(rounds.house)) },
  'share of bare': { median: Number(median(rounds.share).toFixed(2)) },
  'CPU per answer in µs, bare': { median: Math.round(median(cpu.bare)) },
  'CPU per answer in µs, ours': { median: Math.round(median(cpu.house)) },
  'start to first answer in ms': { median: Math.round(median(starts)) },
})
