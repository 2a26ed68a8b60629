import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'

type Supervise = (
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  options: { processes?: number; pause?: number },
) => { stop: () => void; ended: Promise<number> }

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
  return { run, starts, said }
}

const PATIENT = { timeout: 30_000 }

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
