import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, it } from 'vitest'

const MODULE = join(import.meta.dirname, 'sqlite.ts')
const ROUNDS = 120
const OPENERS = 6

/** Opens and closes the file it is told, and answers with what went wrong. */
const OPENER = `
  const { parentPort } = require('node:worker_threads')
  const opening = import(${JSON.stringify(MODULE)})
  parentPort.on('message', async (file) => {
    const { openFile } = await opening
    try {
      openFile(file).close()
      parentPort.postMessage('opened')
    } catch (error) {
      parentPort.postMessage(error.message)
    }
  })
`

let folder: string
let openers: Worker[]
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'innermap-sqlite-'))
  openers = Array.from({ length: OPENERS }, () => new Worker(OPENER, { eval: true }))
})
afterAll(async () => {
  await Promise.all(openers.map((opener) => opener.terminate()))
  rmSync(folder, { recursive: true })
})

const open = (opener: Worker, file: string) =>
  new Promise<string>((resolve) => {
    opener.once('message', resolve)
    opener.postMessage(file)
  })

it('lets several open a new file at the same moment', async () => {
  const answers: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const file = join(folder, `${round}.db`)
    answers.push(...(await Promise.all(openers.map((opener) => open(opener, file)))))
  }
  expect(answers.filter((answer) => answer !== 'opened')).toEqual([])
}, 60_000)
