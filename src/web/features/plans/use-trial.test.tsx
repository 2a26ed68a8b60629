// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Person } from '#domain/people/person.ts'
import { DAY } from '#domain/values/duration.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { goAs, goAsVisitor } from '#test/render.tsx'
import { useMayTry, useTrial } from './use-trial.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
afterAll(() => world.stop())

async function look(person: Person | null) {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => ({ trial: useTrial(person), mayTry: useMayTry() }), {
    wrapper,
  })
  await waitFor(() => expect(result.current.trial.isSuccess).toBe(true))
  return result
}

it('gives a visitor a day, and mirrors its start in the browser', async () => {
  goAsVisitor(world, '/')
  const seen = await look(null)
  const { status, startedAt } = seen.current.trial.data!
  expect(status).toBe('anonymous')
  expect(localStorage.getItem('innermap.anonymous-trial')).toBe(startedAt)
})

it('writes no visitor’s note beside the record of an account that is signed out', async () => {
  goAsVisitor(world, '/')
  const created = new Date().toISOString()
  localStorage.setItem('innermap.account-trial', JSON.stringify({ firstName: 'Ada', created }))
  const seen = await look(null)
  expect(seen.current.trial.data?.hasAccount).toBe(true)
  expect(localStorage.getItem('innermap.anonymous-trial')).toBeNull()
})

it('runs out while the page is open', async () => {
  goAsVisitor(world, '/')
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] })
  const seen = await look(null)
  expect(seen.current.mayTry.data).toBe(true)
  vi.setSystemTime(Date.now() + 1.1 * DAY)
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  expect(seen.current.trial.data?.status).toBe('expired')
  expect(seen.current.mayTry.data).toBe(false)
})

it('believes the server that a trial is over, whatever this clock says', async () => {
  const visitor = goAsVisitor(world, '/')
  await world.sendRaw(visitor, '/api/trial')
  world.clock.advance(1.1 * DAY)
  const seen = await look(null)
  expect(seen.current.trial.data?.status).toBe('expired')
})

it('forgets both notes once somebody subscribes', async () => {
  const ada = await goAs(world, await world.addPerson('Ada', { isPremium: true }), '/')
  localStorage.setItem('innermap.anonymous-trial', 'a day')
  localStorage.setItem('innermap.account-trial', '{}')
  const seen = await look(ada)
  expect(seen.current.trial.data?.status).toBe('subscribed')
  expect(localStorage.getItem('innermap.anonymous-trial')).toBeNull()
  expect(localStorage.getItem('innermap.account-trial')).toBeNull()
})
