import { expect, it } from 'vitest'
import { loadOnce } from './load-once.ts'

it('fetches once, however often it is asked for', async () => {
  let fetched = 0
  const load = loadOnce(async () => ++fetched)
  expect(await Promise.all([load(), load()])).toEqual([1, 1])
  expect(await load()).toBe(1)
})

it('tries again after a failure', async () => {
  let fetched = 0
  const load = loadOnce(async () => {
    fetched += 1
    if (fetched === 1) throw new Error('no connection')
    return fetched
  })
  await expect(load()).rejects.toThrow('no connection')
  expect(await load()).toBe(2)
})
