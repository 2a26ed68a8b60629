import { expect, it } from 'vitest'
import {
  easedItem,
  type LookBack,
  type Meeting,
  mainMeeting,
  questionOf,
  sayMoved,
} from './look-back.ts'

const meeting = (change: Partial<Meeting>): Meeting => ({
  itemId: 1,
  itemName: 'Work',
  category: 'anger',
  isNow: true,
  count: 1,
  intensity: 0.5,
  gap: 0.5,
  power: 0.8,
  ...change,
})

const before = (change: Partial<Meeting> = {}) => meeting({ isNow: false, count: 2, ...change })

const QUIET: LookBack = {
  since: '2024-03-05T00:00:00.000Z',
  situations: { now: 0, before: 0, checkIns: 0, analysed: 0 },
  emotions: [],
  meeting: null,
  eased: null,
  weeks: [],
}

it('says how often the main emotion was there, beside the week before', () => {
  const moved = (now: number, count: number, before: number) =>
    sayMoved({
      ...QUIET,
      situations: { now, before: 0, checkIns: 0, analysed: now },
      emotions: [{ category: 'anger', count, before }],
    })
  expect(moved(1, 1, 0)).toBe(
    'You wrote down one situation in the last seven days. Anger was there once, not at all the week before.',
  )
  expect(sayMoved(QUIET)).toBe('You wrote nothing down in the last seven days.')
  expect(moved(4, 3, 2)).toContain('Anger was there 3 times, twice the week before.')
})

it('names what was a check-in, and how many of them the feelings rest on', () => {
  const said = (now: number, checkIns: number, analysed: number) =>
    sayMoved({ ...QUIET, situations: { now, before: 0, checkIns, analysed } })
  expect(said(5, 2, 5)).toBe(
    'You wrote down 5 situations in the last seven days, 2 of them by checking in.',
  )
  expect(said(1, 1, 1)).toBe('You wrote down one situation in the last seven days, by checking in.')
  expect(said(4, 0, 1)).toContain(' 1 of them has a reading.')
  expect(said(1, 0, 0)).toContain(' It has no reading yet.')
})

it('asks about the item and the emotion that met most often', () => {
  const main = mainMeeting([
    meeting({ count: 2 }),
    meeting({ itemId: 2, itemName: 'Mum', category: 'sadness', count: 3 }),
    before({ itemId: 3, itemName: 'Chess', count: 9 }),
  ])
  expect(main).toEqual({ itemName: 'Mum', category: 'sadness' })
  expect(questionOf({ ...QUIET, meeting: main })).toBe(
    'Who could you tell how much you care about Mum?',
  )
  expect(questionOf(QUIET)).toBeNull()
})

it('says that something became lighter only when it was hard before, and by more than chance', () => {
  const now = meeting({ intensity: 0.3 })
  expect(easedItem([now])).toBeNull()
  expect(easedItem([before({ intensity: 0.5, count: 1 }), now])).toBeNull()
  expect(easedItem([before({ intensity: 0.35 }), now])).toBeNull()
  expect(easedItem([before({ intensity: 0.5 }), now])).toMatchObject({ before: 0.5, now: 0.3 })
})

it('leaves pleasant emotions out of what became lighter', () => {
  const glad = { category: 'happiness' as const }
  expect(
    easedItem([before({ intensity: 0.9, ...glad }), meeting({ intensity: 0.1, ...glad })]),
  ).toBeNull()
})

it('names the lever that changed most', () => {
  const lever = (now: Partial<Meeting>) =>
    easedItem([before({ intensity: 0.6 }), meeting({ intensity: 0.3, ...now })])?.lever
  expect(lever({ power: 0.4 })).toBe('attachment')
  expect(lever({ gap: 0.2 })).toBe('gap')
})

it('picks the item that became lighter by the most', () => {
  const eased = easedItem([
    before({ intensity: 0.6 }),
    meeting({ intensity: 0.4 }),
    before({ itemId: 2, itemName: 'Mum', intensity: 0.8 }),
    meeting({ itemId: 2, itemName: 'Mum', intensity: 0.3 }),
  ])
  expect(eased?.itemName).toBe('Mum')
})
