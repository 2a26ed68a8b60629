// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { collectPresses, pressAgain, stopCollecting } from './early-presses.ts'

const PAGE = `
  <button id="one"><svg></svg></button>
  <form><input id="field"><button id="send">Send</button></form>
  <form action="/there"><button id="works">Works</button><button id="aside" type="button"></button></form>
  <a id="link" href="#there">Link</a>
`
let heard: string[]
const note = ({ target }: Event) => void heard.push((target as Element).closest('[id]')?.id ?? '')
const press = (id: string) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.getElementById(id)!.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => {
  document.body.innerHTML = PAGE
  for (const form of document.querySelectorAll('form'))
    form.addEventListener('submit', (event) => event.preventDefault())
  heard = []
  collectPresses()
})
afterEach(() => {
  stopCollecting()
  document.body.removeEventListener('click', note)
})

/** As React marks what it has taken over. */
const takeOver = (id: string) =>
  Object.assign(document.getElementById(id) ?? {}, { __reactProps$test: {} })

const wake = () => {
  for (const id of ['one', 'send', 'works', 'aside']) takeOver(id)
  document.body.addEventListener('click', note)
  pressAgain()
  return heard
}

it('presses each button once when the page is awake, in the order of the presses', () => {
  expect(press('send')).toBe(true)
  expect(press('one')).toBe(true)
  press('send')
  document.querySelector('svg')!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(wake()).toEqual(['send', 'one'])
  pressAgain()
  expect(heard).toHaveLength(2)
})

it('leaves alone what works by itself', () => {
  expect([press('works'), press('link')]).toEqual([false, false])
  expect(press('aside')).toBe(true)
  expect(wake()).toEqual(['aside'])
})

it('presses nothing that is gone or cannot be pressed any more', () => {
  press('one')
  press('send')
  document.getElementById('one')!.remove()
  document.getElementById('send')!.setAttribute('disabled', '')
  expect(wake()).toEqual([])
})

it('leaves presses to the page once it can take them', () => {
  takeOver('one')
  pressAgain()
  expect(press('one')).toBe(false)
  expect(wake()).toEqual([])
})

it('keeps a press on what is taken over before it knows what was typed', () => {
  takeOver('send')
  expect(press('send')).toBe(true)
  expect(heard).toEqual([])
  expect(wake()).toEqual(['send'])
})

it('waits for a part that wakes up later than the page', () => {
  vi.useFakeTimers()
  document.documentElement.dataset.awake = ''
  document.body.addEventListener('click', note)
  expect(press('one')).toBe(true)
  vi.advanceTimersByTime(1000)
  expect(heard).toEqual([])
  takeOver('one')
  vi.advanceTimersByTime(1000)
  expect(heard).toEqual(['one'])
  delete document.documentElement.dataset.awake
  vi.useRealTimers()
})
