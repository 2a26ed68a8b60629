// @vitest-environment jsdom
import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { afterChange, DUE_KEY, FORECASTS, LETTER } from '../query-keys.ts'
import { CallError } from './call-error.ts'
import { createQueryClient } from './query-client.ts'

afterEach(cleanup)

const refusal = (status: number, reason: string, more: object = {}) =>
  new CallError(status, '', Refusal.parse({ reason, message: `Because of ${reason}`, ...more }))

function start() {
  const reactions = { tell: vi.fn(), offerUpgrade: vi.fn(), sessionEnded: vi.fn() }
  const client = createQueryClient(reactions)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return { ...reactions, wrapper }
}

type Meta = NonNullable<Parameters<typeof useMutation>[0]['meta']>

async function mutate(outcome: Error | string, meta?: Meta) {
  const { wrapper, ...reactions } = start()
  const mutationFn = async (_sent: string) => {
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  const { result } = renderHook(() => useMutation({ mutationFn, ...(meta && { meta }) }), {
    wrapper,
  })
  act(() => result.current.mutate('sent'))
  await waitFor(() => expect(result.current.isPending || result.current.isIdle).toBe(false))
  return reactions
}

it('tells what was done', async () => {
  const { tell } = await mutate('fine', { done: { title: 'Saved', text: 'It is kept.' } })
  expect(tell.mock.calls).toEqual([[{ title: 'Saved', text: 'It is kept.' }]])
})

it('says nothing where nothing was to be said', async () => {
  const { tell } = await mutate('fine')
  expect(tell).not.toHaveBeenCalled()
})

it('tells a failure in the words of the page, or else in those of the error', async () => {
  const fixed = await mutate(new Error('inside'), { failed: { title: 'Error', text: 'Not kept' } })
  expect(fixed.tell.mock.calls).toEqual([[{ title: 'Error', text: 'Not kept', isBad: true }]])
  const own = await mutate(new Error('The cable is loose'), { failed: 'Not kept' })
  expect(own.tell.mock.calls).toEqual([
    [{ title: 'Not kept', text: 'The cable is loose', isBad: true }],
  ])
  const mute = await mutate(new Error(''), { failed: 'Not kept' })
  expect(mute.tell.mock.calls[0]?.[0].text).toBe('Please try again')
})

it('lets what was sent and what went wrong decide the words', async () => {
  const failed = (sent: unknown, error: Error) => ({ title: String(sent), text: error.name })
  const { tell } = await mutate(new TypeError('x'), { failed })
  expect(tell.mock.calls).toEqual([[{ title: 'sent', text: 'TypeError', isBad: true }]])
})

it('offers the upgrade instead of a failure when a limit is reached', async () => {
  const { tell, offerUpgrade } = await mutate(refusal(403, 'limit_reached', { limit: 'items' }), {
    failed: 'Not kept',
  })
  expect(offerUpgrade.mock.calls).toEqual([['items']])
  expect(tell).not.toHaveBeenCalled()
})

it('notices that the session has ended, and what that means for what was tried', async () => {
  const plain = await mutate(refusal(401, 'signed_out'), { failed: 'Not kept' })
  expect(plain.sessionEnded.mock.calls).toEqual([[undefined]])
  const said = await mutate(refusal(401, 'signed_out'), { signedOut: 'Saving needs an account' })
  expect(said.sessionEnded.mock.calls).toEqual([['Saving needs an account']])
})

it('leaves refused input to the form that shows it', async () => {
  const meta = { failed: 'Not kept', isShownInForm: true }
  for (const reason of ['invalid', 'code_required']) {
    const { tell } = await mutate(refusal(400, reason), meta)
    expect(tell).not.toHaveBeenCalled()
  }
  const other = await mutate(refusal(409, 'conflict'), meta)
  expect(other.tell.mock.calls[0]?.[0]).toMatchObject({ text: 'Because of conflict' })
})

it.each([
  [['self-map'], 1],
  [['session'], 0],
])('takes a read of %s that is refused for an ended session: %d times', async (queryKey, times) => {
  const { wrapper, sessionEnded } = start()
  const queryFn = () => Promise.reject(refusal(401, 'signed_out'))
  const { result } = renderHook(() => useQuery({ queryKey, queryFn }), { wrapper })
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(sessionEnded).toHaveBeenCalledTimes(times)
})

it('looks again at what is due and at the letter after a forecast', async () => {
  const client = createQueryClient({ tell: vi.fn(), offerUpgrade: vi.fn(), sessionEnded: vi.fn() })
  const keys = [FORECASTS, DUE_KEY, LETTER]
  for (const key of keys) client.setQueryData(key, 'known')
  await afterChange(client, 'forecasts')
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, true])
})
