// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { SAMPLE_NETWORK } from '#domain/content/examples/analytics-sample.ts'
import { NetworkPanel } from './network-panel.tsx'

afterEach(cleanup)

async function open() {
  render(<NetworkPanel network={SAMPLE_NETWORK} isSample />)
  return screen.findByRole('button', { name: /^People/ })
}
const placeOf = (node: HTMLElement) => node.style.transform

it('tells how strongly a category is connected, and with which', async () => {
  const people = await open()
  await userEvent.click(people)
  const tooltip = within(screen.getByRole('tooltip'))
  expect(tooltip.getByText('Connection strength')).toBeTruthy()
  expect(people.getAttribute('aria-pressed')).toBe('true')
  await userEvent.keyboard('{Escape}')
  expect(people.getAttribute('aria-pressed')).toBe('false')
})

it('moves the chosen circle with keys and with buttons, and arranges it again', async () => {
  const people = await open()
  const start = placeOf(people)
  await userEvent.keyboard('{ArrowLeft}')
  expect(placeOf(people)).toBe(start)
  await userEvent.click(people)
  await userEvent.keyboard('{ArrowLeft}')
  const moved = placeOf(people)
  expect(moved).not.toBe(start)
  await userEvent.click(screen.getByRole('button', { name: 'Move right' }))
  expect(placeOf(people)).toBe(start)
  await userEvent.click(screen.getByRole('button', { name: 'Move up' }))
  await userEvent.click(screen.getByRole('button', { name: 'Rearrange' }))
  expect(placeOf(people)).toBe(start)
})

it('follows the mouse, and does not take the drag for a choice', async () => {
  const people = await open()
  people.setPointerCapture = () => undefined
  const at = (x: number, y: number) => ({ pointerType: 'mouse', button: 0, clientX: x, clientY: y })
  fireEvent.pointerDown(people, at(0, 0))
  fireEvent.pointerMove(people, at(200, 180))
  fireEvent.pointerUp(people, at(200, 180))
  fireEvent.click(people)
  expect(placeOf(people)).toMatch(/^translate\(/)
  expect(people.getAttribute('aria-pressed')).toBe('false')
})

it('says the same as a table', async () => {
  await open()
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows).toHaveLength(SAMPLE_NETWORK.nodes.length + 1)
  expect(rows[1]?.textContent).toContain(SAMPLE_NETWORK.nodes[0]!.strength.toFixed(1))
})

it('says what is missing where there is no network yet', () => {
  render(<NetworkPanel network={{ nodes: [], links: [] }} />)
  expect(screen.getByRole('heading', { name: 'No network yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open your Self-Map' }).getAttribute('href')).toBe(
    '/self-map',
  )
})
