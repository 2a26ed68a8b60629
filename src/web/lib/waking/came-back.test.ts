// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { SESSION_KEY } from '#web/lib/calls/session-key.ts'
import { checkWhoCameBack } from './came-back.ts'

let stop = () => {}
const reload = vi.fn()
vi.stubGlobal('location', { reload })
performance.getEntriesByType = () => []
afterEach(() => {
  stop()
  reload.mockClear()
  delete document.documentElement.dataset.resting
})

const isHidden = () => 'resting' in document.documentElement.dataset

async function comeBack(before: object | null, now: object | null | Error, persisted = true) {
  const client = new QueryClient()
  const queryFn = vi.fn(async () => {
    if (now instanceof Error) throw now
    return now
  })
  client.setQueryDefaults(SESSION_KEY, { queryFn, retry: false })
  client.setQueryData(SESSION_KEY, before)
  stop = checkWhoCameBack(client)
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted }))
  const isHiddenAtRest = isHidden()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  return { asked: queryFn, isHiddenAtRest }
}

it('opens a page anew that was brought back to somebody else, and never shows it', async () => {
  const { isHiddenAtRest } = await comeBack({ id: 7 }, null)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(isHiddenAtRest).toBe(true)
  expect(isHidden()).toBe(true)
})

it('shows a page again whose person is still here', async () => {
  const { asked, isHiddenAtRest } = await comeBack({ id: 7 }, { id: 7 })
  expect(asked).toHaveBeenCalledTimes(1)
  expect(isHiddenAtRest).toBe(true)
  await vi.waitFor(() => expect(isHidden()).toBe(false))
  expect(reload).not.toHaveBeenCalled()
})

it('opens a page anew where nobody can say who is here', async () => {
  await comeBack({ id: 7 }, new Error('no connection'))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(isHidden()).toBe(true)
})

it("hides nothing of a visitor's page", async () => {
  const { isHiddenAtRest } = await comeBack(null, null)
  expect(isHiddenAtRest).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

it('asks nothing where a page was simply opened', async () => {
  const { asked, isHiddenAtRest } = await comeBack({ id: 7 }, null, false)
  expect(asked).not.toHaveBeenCalled()
  expect(isHiddenAtRest).toBe(false)
})
