import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HOUR } from '#domain/values/duration.ts'
import { startReading } from './read-in-worker.ts'

const folder = mkdtempSync(join(tmpdir(), 'innermap-reading-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const reader = (program: string) => {
  const script = join(folder, `${program.length}.mjs`)
  writeFileSync(script, program)
  return { script, bytes: new Uint8Array(1), given: {}, tooMuch: 'Too much.' }
}

it('refuses a file that takes too long to read, in the same words as one that is too much', async () => {
  const reading = startReading(reader('for (;;);'))
  vi.advanceTimersByTime(HOUR)
  await expect(reading).rejects.toMatchObject({ reason: 'invalid', message: 'Too much.' })
})

it('gives what was read all the time that keeping it takes', async () => {
  const file = await startReading<number, { numbers: number[] }>(
    reader(`import { parentPort } from 'node:worker_threads'
      parentPort.on('message', ({ from }) => parentPort.postMessage({ rows: from < 2 ? [from] : [] }))
      parentPort.postMessage({ facts: 2 })`),
  )
  const rows: unknown[] = []
  for await (const some of file.rows('numbers')) {
    rows.push(...some)
    vi.advanceTimersByTime(HOUR)
  }
  expect(rows).toEqual([0, 1])
  await file.close()
})
