import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HOUR } from '#domain/values/duration.ts'
import { createAnswerCache } from './language-reader.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const request = (message: string) => ({ name: 'say', instructions: 'Say it.', message }) as never

it('holds an answer for an hour, and lets it go then without being asked', () => {
  const cache = createAnswerCache('a model')
  cache.keep(request('one'), 'first')
  vi.advanceTimersByTime(HOUR / 2)
  cache.keep(request('two'), 'second')
  cache.keep(request('one'), 'again')
  vi.advanceTimersByTime(HOUR / 2)
  expect([cache.find(request('one')), cache.find(request('two'))]).toEqual(['again', 'second'])
  vi.advanceTimersByTime(HOUR / 2)
  expect(cache.find(request('one'))).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
})
