// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { dismissToast, latestToast, offerUndo, TOAST_CARD, ToastRegion, tell } from './toast.tsx'

beforeAll(async () => void (await TOAST_CARD.preload()))
beforeEach(() => {
  vi.useFakeTimers()
  dismissToast()
  render(<ToastRegion />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const said = () => screen.queryAllByRole('group').map((toast) => toast.getAttribute('aria-label'))
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

it('stays five seconds, one at a time', () => {
  act(() => tell({ title: 'Situation created' }))
  act(() => tell({ title: 'Analysis complete', text: 'It is ready.' }))
  expect(said()).toEqual(['Analysis complete'])
  expect(screen.getByText('It is ready.')).toBeTruthy()
  wait(4999)
  expect(said()).toEqual(['Analysis complete'])
  wait(1)
  expect(said()).toEqual([])
})

it('waits while somebody reads it', () => {
  act(() => tell({ title: 'Item deleted' }))
  const toast = screen.getByRole('group')
  fireEvent.pointerEnter(toast)
  wait(20_000)
  expect(said()).toEqual(['Item deleted'])
  fireEvent.pointerLeave(toast)
  wait(5000)
  expect(said()).toEqual([])
})

it('offers ten seconds to take something back, and longer while it has the focus', () => {
  act(() => offerUndo('Item deleted', () => undefined))
  wait(9999)
  expect(said()).toEqual(['Item deleted'])
  fireEvent.focus(screen.getByRole('button', { name: 'Undo' }))
  wait(30_000)
  expect(said()).toEqual(['Item deleted'])
  fireEvent.blur(screen.getByRole('button', { name: 'Undo' }))
  wait(9999)
  expect(said()).toEqual(['Item deleted'])
  wait(1)
  expect(said()).toEqual([])
})

it('does what it offers, once, and goes', () => {
  const undo = vi.fn()
  act(() => tell({ title: 'Item deleted', action: { label: 'Undo', run: undo } }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(said()).toEqual([])
})

it('can be sent away', () => {
  act(() => tell({ title: 'Error', isBad: true }))
  expect(screen.getByRole('group').className).toContain('toast-bad')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(said()).toEqual([])
})

it('is forgotten a million milliseconds after it was sent away', () => {
  act(() => tell({ title: 'Item deleted' }))
  wait(5000)
  expect(said()).toEqual([])
  wait(999_999)
  expect(latestToast.get()?.title).toBe('Item deleted')
  wait(1)
  expect(latestToast.get()).toBeNull()

  act(() => tell({ title: 'Item created' }))
  act(dismissToast)
  wait(999_999)
  act(() => tell({ title: 'Item updated' }))
  wait(4999)
  expect(said()).toEqual(['Item updated'])
})
