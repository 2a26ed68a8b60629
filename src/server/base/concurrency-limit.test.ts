import { describe, expect, it } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

const RULES = { atOnce: 1, waiting: 3, perSubject: 2, atOncePerSubject: 1, timeout: 60_000 }
const here = new AbortController().signal

/** Work that ends when it is told to. */
function work(done: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  return {
    end: resolve,
    run: async () => {
      await promise
      done.push(name)
    },
  }
}

describe('a lane', () => {
  it('does one after the other, and those who have nothing under way first', async () => {
    const lane = createConcurrencyLimit(RULES)
    const done: string[] = []
    const [first, second, other] = ['ada 1', 'ada 2', 'bo'].map((name) => work(done, name))
    const all = [
      lane.run('ada', here, first!.run),
      lane.run('ada', here, second!.run),
      lane.run('bo', here, other!.run),
    ]
    for (const it of [second, other, first]) it!.end()
    await Promise.all(all)
    expect(done).toEqual(['ada 1', 'bo', 'ada 2'])
  })

  it('keeps a place for others, however much one person has under way', async () => {
    const lane = createConcurrencyLimit({ ...RULES, atOnce: 2 })
    const done: string[] = []
    const [first, second, other] = ['ada 1', 'ada 2', 'bo'].map((name) => work(done, name))
    const ofAda = [lane.run('ada', here, first!.run), lane.run('ada', here, second!.run)]
    second!.end()
    other!.end()
    await lane.run('bo', here, other!.run)
    first!.end()
    await Promise.all(ofAda)
    expect(done).toEqual(['bo', 'ada 1', 'ada 2'])
  })

  it('refuses what one person has too much of, and what would wait behind too many', async () => {
    const lane = createConcurrencyLimit(RULES)
    const held = work([], 'held')
    const running = [lane.run('ada', here, held.run), lane.run('ada', here, held.run)]
    await expect(lane.run('ada', here, held.run)).rejects.toMatchObject({ reason: 'unavailable' })
    running.push(lane.run('bo', here, held.run), lane.run('cy', here, held.run))
    await expect(lane.run('dee', here, held.run)).rejects.toMatchObject({
      details: { retryAfterSeconds: 5 },
    })
    held.end()
    await Promise.all(running)
    await expect(lane.run('dee', here, async () => 'served')).resolves.toBe('served')
  })

  it('lets nobody wait for ever, and forgets who has left', async () => {
    const lane = createConcurrencyLimit({ ...RULES, timeout: 1 })
    const held = work([], 'held')
    const first = lane.run('ada', here, held.run)
    await expect(lane.run('bo', here, held.run)).rejects.toMatchObject({ reason: 'unavailable' })

    const patient = createConcurrencyLimit(RULES)
    const leaving = new AbortController()
    const done: string[] = []
    const [one, left, last] = ['one', 'left', 'last'].map((name) => work(done, name))
    const running = [
      patient.run('ada', here, one!.run),
      patient.run('bo', leaving.signal, left!.run),
      patient.run('cy', here, last!.run),
    ]
    leaving.abort()
    await expect(running[1]).rejects.toMatchObject({ reason: 'unavailable' })
    await expect(patient.run('dee', leaving.signal, left!.run)).rejects.toThrow()
    for (const it of [one, left, last]) it!.end()
    await Promise.all([running[0], running[2]])
    expect(done).toEqual(['one', 'last'])
    held.end()
    await first
  })

  it('goes on after work that failed', async () => {
    const lane = createConcurrencyLimit(RULES)
    const failing = lane.run('ada', here, () => Promise.reject(new Error('broken')))
    await expect(failing).rejects.toThrow('broken')
    await expect(lane.run('ada', here, async () => 'fine')).resolves.toBe('fine')
  })
})
