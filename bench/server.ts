/**
 * Compares `GET /api/auth/user` for a session with a bare `node:http` server, and measures the time from start to the
 * first answer: `node bench/server.ts`. With the folder of another checkout, measures that too, in turns.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { medianOf } from './harness.ts'

const ROUNDS = 15
const ROUND = 1000
const PATH = '/api/auth/user'
const ROOT = join(import.meta.dirname, '..')
const CONNECTIONS = 32
const folder = mkdtempSync(join(tmpdir(), 'innermap-bench-'))

/** The baseline: node:http alone, answering the given bytes. */
const BARE = `
  const { headers, body } = JSON.parse(process.env.ANSWER)
  const server = require('node:http').createServer((_, response) => {
    response.writeHead(200, headers)
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => console.log('at http://127.0.0.1:' + server.address().port))
`

async function start(file: string, env: Record<string, string>, ...more: string[]) {
  const child = spawn(process.execPath, [file, ...more], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { child, pid: child.pid ?? 0, address: await addressOf(child) }
}

/** Drains the log afterwards without processing it, so it doesn't add to the load. */
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

const startInstance = (root: string, name: string) =>
  start(join(root, 'src/server/app/main.ts'), { DATA_DIR: join(folder, name) })

async function startTime(): Promise<number> {
  const began = performance.now()
  const { child, address } = await startInstance(ROOT, 'ours')
  await (await fetch(`${address}/api/health`)).text()
  const took = performance.now() - began
  child.kill('SIGTERM')
  await new Promise((done) => child.once('exit', done))
  return took
}

/** A server with a signed-in person, and its answer to them. */
async function startSignedIn(root: string, name: string) {
  const instance = await startInstance(root, name)
  const registered = await fetch(`${instance.address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Ada', email: 'ada@example.test' }),
  })
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const sample = await fetch(`${instance.address}${PATH}`, { headers: { cookie } })
  const headers = Object.fromEntries(
    [...sample.headers].filter(([header]) => !/^(date|connection|keep-alive)$/.test(header)),
  )
  return { ...instance, cookie, answer: JSON.stringify({ headers, body: await sample.text() }) }
}

/**
 * Sends requests on open connections for `milliseconds`. Returns answers per second and the server's CPU per answer.
 */
async function load(
  address: string,
  path: string,
  cookie: string,
  milliseconds: number,
  pid: number,
) {
  const { host, hostname, port } = new URL(address)
  const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`
  const until = performance.now() + milliseconds
  const cpuBefore = cpuMilliseconds(pid)
  const started = performance.now()
  const counts = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => askUntil(hostname, Number(port), request, until)),
  )
  const answers = counts.reduce((sum, count) => sum + count, 0)
  const seconds = (performance.now() - started) / 1000
  return {
    perSecond: answers / seconds,
    cpuMicroseconds: ((cpuMilliseconds(pid) - cpuBefore) / answers) * 1000,
  }
}

/** Every answer has the length of the first, so bytes give the count. */
function askUntil(host: string, port: number, request: string, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => socket.write(request))
    let [answers, length, got, first] = [0, 0, 0, '']
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      got += chunk.length
      if (!length) {
        first += chunk.toString('latin1')
        const end = first.indexOf('\r\n\r\n')
        if (end < 0) return
        if (!first.startsWith('HTTP/1.1 200')) return reject(new Error(first))
        length = end + 4 + Number(/content-length: (\d+)/i.exec(first)?.[1])
      }
      if (got < length) return
      got -= length
      answers += 1
      if (performance.now() < until) return void socket.write(request)
      socket.destroy()
      resolve(answers)
    })
  })
}

/** Linux reports the CPU time of every process in hundredths of a second. */
function cpuMilliseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const ours = await startSignedIn(ROOT, 'ours')
const other = process.argv[2] && (await startSignedIn(resolve(process.argv[2]), 'other'))
const bare = await start('--eval', { ANSWER: ours.answer }, BARE)
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
  'answers per second': Math.round(medianOf(seen.map(({ perSecond }) => perSecond))),
  'share of bare': Number(medianOf(seen.map(({ share }) => share)).toFixed(2)),
  'CPU per answer in µs': Math.round(medianOf(seen.map(({ cpuMicroseconds }) => cpuMicroseconds))),
})
console.table(
  Object.fromEntries(Object.keys(servers).map((name) => [name, row(rounds[name] ?? [])])),
)
console.log(`Start to first answer: ${Math.round(medianOf(starts))} ms`)
