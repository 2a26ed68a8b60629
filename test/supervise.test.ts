import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'

type Supervise = (
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  options: { processes?: number; pause?: number },
) => { stop: () => void; roll: () => Promise<void>; ended: Promise<number> }

const place = new URL('../scripts/supervise.mjs', import.meta.url).href
const { supervise } = (await import(place)) as { supervise: Supervise }

/** A server that notes each of its starts and then does what is said. */
function server(then: string) {
  const notes = join(mkdtempSync(join(tmpdir(), 'innermap-supervised-')), 'notes')
  writeFileSync(notes, '')
  const script = `
    const fs = require('node:fs')
    fs.appendFileSync(process.env.NOTES, 'x')
    const starts = fs.readFileSync(process.env.NOTES, 'utf8').length
    const serve = () => { process.send('serving'); setInterval(() => {}, 1000) }
    ${then}`
  const args = ['-e', script]
  const env = { PATH: process.env.PATH, NOTES: notes }
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  const starts = () => readFileSync(notes, 'utf8').length
  const run = (processes = 1) => supervise(process.execPath, args, env, { processes, pause: 10 })
  const port = () => (existsSync(`${notes}.port`) ? readFileSync(`${notes}.port`, 'utf8') : '')
  return { run, starts, said, port }
}

const PATIENT = { timeout: 120_000 }

it('starts a server that died again, and stops it when asked', async () => {
  const dying = server(
    `serve(); if (starts < 3) setTimeout(() => process.kill(process.pid, 'SIGKILL'), 50)`,
  )
  const { stop, ended } = dying.run()
  await expect.poll(dying.starts, PATIENT).toBe(3)
  await expect.poll(() => dying.said.mock.calls.flat().join(), PATIENT).toContain('SIGKILL')
  stop()
  expect(await ended).toBe(0)
  expect(dying.starts()).toBe(3)
})

it('does not try again what cannot start, and says so by its status', async () => {
  const broken = server('process.exit(1)')
  const { ended } = broken.run()
  expect(await ended).toBe(1)
  expect(broken.starts()).toBe(1)
})

it('keeps as many as it is told', async () => {
  const several = server('serve()')
  const { stop, ended } = several.run(3)
  await expect.poll(several.starts, PATIENT).toBe(3)
  stop()
  expect(await ended).toBe(0)
})

it('starts a server again that ended by itself while nobody stops the instance', async () => {
  const ending = server(
    `serve(); process.on('SIGTERM', () => process.exit(0))
     if (starts < 3) setTimeout(() => process.kill(process.pid, 'SIGTERM'), 50)`,
  )
  const { stop, ended } = ending.run()
  await expect.poll(ending.starts, PATIENT).toBe(3)
  stop()
  expect(await ended).toBe(0)
})

const ANSWERING = `
  const server = require('node:http').createServer((_, reply) => reply.end(String(starts)))
  const port = Number(process.env.TAKES_OVER ?? 0)
  server.listen({ port, host: '127.0.0.1', reusePort: true }, () => {
    const { port } = server.address()
    fs.writeFileSync(process.env.NOTES + '.port', String(port))
    process.send({ port })
  })
  process.on('SIGTERM', () => setImmediate(() => setImmediate(() => server.close(() => process.exit(0)))))`

it('lets each be followed by a new one that serves before it ends, and fails no request', async () => {
  const rolling = server(ANSWERING)
  const { stop, roll, ended } = rolling.run()
  const port = () => Number(rolling.port())
  await expect.poll(port, PATIENT).toBeGreaterThan(0)
  const answers: string[] = []
  let isDone = false
  const asking = (async () => {
    while (!isDone) {
      const reply = await fetch(`http://127.0.0.1:${port()}`, { headers: { connection: 'close' } })
      answers.push(await reply.text())
    }
  })()
  await roll()
  await expect.poll(() => answers.at(-1), PATIENT).toBe('2')
  isDone = true
  await asking
  expect(new Set(answers)).toEqual(new Set(['1', '2']))
  stop()
  expect(await ended).toBe(0)
  expect(rolling.starts()).toBe(2)
})

it('goes on with the old one where the new one does not start', async () => {
  const broken = server(`if (starts > 1) process.exit(1); serve()`)
  const { stop, roll, ended } = broken.run()
  await expect.poll(broken.starts, PATIENT).toBe(1)
  await roll()
  expect(broken.said.mock.calls.flat().join()).toContain('The old one goes on')
  stop()
  expect(await ended).toBe(0)
  expect(broken.starts()).toBe(2)
})
