// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { POWER_LIST_SLIDER, POWER_SLIDER } from '#domain/self-map/attachment-power.ts'
import { STRENGTH_FORM } from '#domain/self-map/relationship.ts'
import { Slider } from './slider.tsx'

afterEach(cleanup)

type Range = { min: number; max: number; step: number; fallback: number }

function show(range: Range, start: number) {
  function Field() {
    const [value, setValue] = useState(start)
    return (
      <>
        <Slider label="Power" value={value} onChange={setValue} {...range} />
        <output>{value}</output>
      </>
    )
  }
  render(<Field />)
  const field = screen.getByLabelText<HTMLInputElement>('Power, number')
  return { field, value: () => Number(screen.getByRole('status').textContent) }
}

it('can be emptied and typed into anew', async () => {
  const { field, value } = show(POWER_SLIDER, 5)
  await userEvent.clear(field)
  expect(field.value).toBe('')
  await userEvent.type(field, '8')
  expect([field.value, value()]).toEqual(['8', 8])
  await userEvent.tripleClick(field)
  await userEvent.keyboard('0.5')
  expect([field.value, value()]).toEqual(['0.5', 0.5])
})

it('takes small numbers digit by digit', async () => {
  const { field, value } = show(POWER_LIST_SLIDER, 0.95)
  await userEvent.clear(field)
  await userEvent.type(field, '0.3')
  await userEvent.tab()
  expect([field.value, value()]).toEqual(['0.3', 0.3])
})

it.each([
  [STRENGTH_FORM, 5],
  [POWER_SLIDER, 5],
  [POWER_LIST_SLIDER, 0.5],
])('falls back to the middle when it is left without a number: %o', async (range, fallback) => {
  const { field, value } = show(range, range.max)
  await userEvent.clear(field)
  await userEvent.tab()
  expect([Number(field.value), value()]).toEqual([fallback, fallback])
})

it('brings a number from outside the range back into it', async () => {
  const { field, value } = show(STRENGTH_FORM, 5)
  await userEvent.clear(field)
  await userEvent.type(field, '12')
  expect(value()).toBe(10)
  await userEvent.tab()
  expect(field.value).toBe('10')
})
