import { afterEach, expect, vi } from 'vitest'

/** A test that makes the program complain has found something: complaints fail it. */
const complain = vi.spyOn(console, 'error')

afterEach(() => {
  const complaints = complain.mock.calls.map((call) => call.join(' '))
  complain.mockClear()
  expect(complaints).toEqual([])
})
