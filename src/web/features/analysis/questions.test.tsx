// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CORRECT, Questions } from './questions.tsx'

afterEach(cleanup)
const asked = () => screen.queryAllByRole('listitem').map((one) => one.textContent)

it('does not ask again whether it fits', () => {
  const again = CORRECT.map((one) => one.replace('{emotion}', 'deep regret'))
  render(<Questions entries={['Who could say so?', ...again]} />)
  expect(asked()).toEqual(['Who could say so?'])
})

it('is not there where nothing else is asked', () => {
  render(<Questions entries={[CORRECT[1]]} />)
  expect(screen.queryByText('Also worth asking yourself')).toBeNull()
})
