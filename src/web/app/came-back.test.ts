// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { SESSION_KEY } from '#web/lib/session-key.ts'
import { checkWhoCameBack } from './came-back.ts'

const reload = vi.fn()
vi.stubGlobal('location', { reload })
performance.getEntriesByType = () => []
afterEach(() => reload.mockClear())

async function comeBack(before: object | null, now: object | null, persisted = true) {
  const client = new QueryClient()
  const queryFn = vi.fn(async () => now)
  client.setQueryDefaults(SESSION_KEY, { queryFn, retry: false })
  client.setQueryData(SESSION_KEY, before)
  checkWhoCameBack(client)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  return queryFn
}

it('opens a page anew that was brought back to somebody else', async () => {
  await comeBack({ id: 7 }, null)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

it('leaves a page alone whose person is still here', async () => {
  const asked = await comeBack({ id: 7 }, { id: 7 })
  expect(asked).toHaveBeenCalledTimes(1)
  expect(reload).not.toHaveBeenCalled()
})

it('asks nothing where a page was simply opened', async () => {
  expect(await comeBack({ id: 7 }, null, false)).not.toHaveBeenCalled()
})
