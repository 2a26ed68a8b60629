// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { renderScreen } from '#test/render.tsx'
import { HelpScreen } from './help-screen.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

it('keeps the region somebody chose, and shows its numbers', async () => {
  renderScreen(<HelpScreen />)
  await userEvent.selectOptions(screen.getByLabelText('Numbers for'), 'United Kingdom')
  expect(screen.getByRole('link', { name: /^Call 999/ }).getAttribute('href')).toBe('tel:999')
  cleanup()
  renderScreen(<HelpScreen />)
  const lines = within(screen.getByRole('list', { name: 'People to talk to, United Kingdom' }))
  expect(lines.getByRole('link', { name: /^Call 116 123/ })).toBeTruthy()
})

it('leads through the exercise one step at a time', async () => {
  renderScreen(<HelpScreen />)
  const exercise = within(screen.getByRole('region', { name: 'A grounding exercise' }))
  expect(exercise.getByText('1 of 7')).toBeTruthy()
  await userEvent.click(exercise.getByRole('button', { name: 'Next' }))
  expect(exercise.getByText('Look around and name five things you can see.')).toBeTruthy()
  await userEvent.click(exercise.getByRole('button', { name: 'Back' }))
  expect(exercise.getByText(/^Put both feet on the floor/)).toBeTruthy()
})

it('prepares a first sentence for somebody close', async () => {
  renderScreen(<HelpScreen />)
  const words = screen.getByLabelText('What to send')
  await userEvent.clear(words)
  await userEvent.type(words, 'Please call me')
  const send = screen.getByRole('link', { name: 'Send as a text message' })
  expect(send.getAttribute('href')).toBe('sms:?&body=Please%20call%20me')
})
