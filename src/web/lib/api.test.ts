// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { selfMap } from '#contract/self-map.ts'
import { situations } from '#contract/situations.ts'
import { CallError, call, callWithQuery, OFFLINE, reasonOf } from './api.ts'
import { helpAbove } from './calls/help-above.ts'

type Asked = { path: string; method: string | undefined; body: unknown; headers: Headers }
let asked: Asked[] = []

function answer(status: number, text: string, statusText = '') {
  globalThis.fetch = async (input, init) => {
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const headers = new Headers(init?.headers)
    asked.push({ path: String(input), method: init?.method, body, headers })
    return new Response(status === 204 ? null : text, { status, statusText })
  }
}

const failure = async (promise: Promise<unknown>): Promise<CallError> => {
  const error = await promise.then(
    () => null,
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(CallError)
  return error as CallError
}

beforeEach(() => {
  asked = []
  history.replaceState(null, '', '/')
})
afterEach(() => {
  delete document.documentElement.dataset.development
})

const ITEM = { id: 3, userId: 1, category: 'people', name: 'Mama', attachmentPower: 0.9 }

it('sends what the contract says, and gives back what passed its schema', async () => {
  answer(200, JSON.stringify({ ...ITEM, secret: 'not in the contract' }))
  const saved = await call(selfMap.change, { id: 3 }, { name: 'Mama', attachmentPower: 0.9 })
  expect(saved).toEqual(ITEM)
  expect(asked).toMatchObject([
    { path: '/api/self-map/3', method: 'PUT', body: { name: 'Mama', attachmentPower: 0.9 } },
  ])
})

it('leaves out filters that are empty', async () => {
  answer(200, '[]')
  await callWithQuery(situations.list, { userId: 7 }, { q: '', emotion: undefined, limit: 30 })
  expect(asked[0]?.path).toBe('/api/users/7/situations?limit=30')
})

it('shows help above the page where a call answers with it, and says that nothing was stored', async () => {
  const refusal = { reason: 'storage_full', message: 'No room.' }
  answer(200, JSON.stringify({ crisis: true, refusal }))
  const error = await failure(call(selfMap.add, { userId: 1 }, ITEM))
  expect([error.reason, error.message, helpAbove.get()]).toEqual(['storage_full', 'No room.', true])
  helpAbove.set(false)
})

it('keeps a refusal with its reason and its words', async () => {
  answer(403, JSON.stringify({ reason: 'limit_reached', message: 'Enough.', limit: 'items' }))
  const error = await failure(call(selfMap.list, { userId: 1 }))
  expect([error.status, error.reason, error.message]).toEqual([403, 'limit_reached', 'Enough.'])
  expect(error.refusal?.limit).toBe('items')
  expect(reasonOf(error)).toBe('limit_reached')
})

it.each([
  [500, 'The cable is loose', '', '500: The cable is loose'],
  [502, '', 'Bad Gateway', '502: Bad Gateway'],
])('puts the number %d before words that are not ours', async (status, text, name, message) => {
  answer(status, text, name)
  const error = await failure(call(selfMap.list, { userId: 1 }))
  expect([error.message, error.reason]).toEqual([message, null])
})

it.each(['<html>', '{"neither":"a list"}', 'null'])(
  'says only that an answer like %s cannot be read',
  async (text) => {
    answer(200, text)
    const error = await failure(call(selfMap.list, { userId: 1 }))
    expect([error.status, error.message]).toEqual([200, 'Invalid response from server'])
  },
)

it('says that nothing is lost when there is no connection', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const error = await failure(call(selfMap.list, { userId: 1 }))
  expect([error.status, error.message]).toEqual([0, OFFLINE])
})

it('names the development user where there is one, and nowhere else', async () => {
  history.replaceState(null, '', '/?dev-user-id=5')
  answer(200, '[]')
  await call(selfMap.list, { userId: 5 })
  expect(asked[0]?.path).toBe('/api/users/5/self-map')
  expect(asked[0]?.headers.has('x-dev-user-id')).toBe(false)

  document.documentElement.dataset.development = ''
  await call(selfMap.list, { userId: 5 })
  expect(asked[1]?.path).toBe('/api/users/5/self-map?dev-user-id=5')
  expect(asked[1]?.headers.get('x-dev-user-id')).toBe('5')
})
