import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SECOND } from '#domain/values/duration.ts'
import { JOB_HANDLERS } from '#server/app/jobs-by-kind.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { startJobWorker } from './worker.ts'

let [world, gone]: TestApp[] = []
beforeEach(async () => {
  world = await startTestApp()
  gone = await startTestApp()
  await gone.stop()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await world!.stop()
})

it('says once that the database is away, and once more when that happens again', async () => {
  const said: string[] = []
  const looks = { away: 0, well: 0 }
  let isAway = true
  const instance = {
    ...world!,
    log: { ...world!.log, fault: (about: string) => said.push(about) },
    get db() {
      looks[isAway ? 'away' : 'well'] += 1
      return isAway ? gone!.db : world!.db
    },
  }
  const end = startJobWorker(instance, JOB_HANDLERS, async () => undefined)
  const untilLooked = (which: keyof typeof looks) => {
    const enough = looks[which] + 20
    return vi.waitUntil(async () => {
      await vi.advanceTimersByTimeAsync(SECOND)
      return looks[which] >= enough
    })
  }
  await untilLooked('away')
  expect(said).toEqual(['worker'])
  isAway = false
  await untilLooked('well')
  isAway = true
  await untilLooked('away')
  expect(said).toEqual(['worker', 'worker'])
  await end()
})
