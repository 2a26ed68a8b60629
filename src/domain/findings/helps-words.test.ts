import { expect, it } from 'vitest'
import { formatHelps, formatLane, formatTries } from './helps-words.ts'
import type { Try } from './tries.ts'
import { exerciseLanesOf, lanesOf } from './what-helps.ts'

const tried = (lever: Try['lever'], before: number, after: number, at = 1): Try => ({
  situationId: at,
  title: 'A day',
  action: lever && 'do it',
  lever,
  category: 'anger',
  before,
  after,
  at: `2026-01-${String(at).padStart(2, '0')}T00:00:00.000Z`,
})
const many = (count: number, lever: Try['lever'], before: number, after: number) =>
  Array.from({ length: count }, (_, at) => tried(lever, before, after, at + 1))
const whole = ({ before, count, after }: ReturnType<typeof formatHelps>) =>
  `${before}${count ?? ''}${after}`

const NO_HURRY =
  'We start comparing after 12 answers, once at least 5 are about the same kind of step. There’s no hurry.'
const FADES = 'Feelings fade on their own too. We don’t know yet how much yours do.'

it.each<[number, number, string]>([
  [1, 1, 'One try so far, lighter afterwards. That’s too few to say why.'],
  [1, 0, 'One try so far, not lighter afterwards. That’s too few to say why.'],
  [2, 0, 'Two tries so far, none of them lighter. That’s too few to say why.'],
  [2, 1, 'Two tries so far, one of them lighter. That’s too few to say why.'],
  [4, 3, 'Four tries so far, three of them lighter. That’s too few to say why.'],
])('counts %d tries, %d lighter', (count, lighter, words) => {
  const all = Array.from({ length: count }, (_, at) => tried('action', 6, at < lighter ? 5 : 6))
  expect(formatHelps([...all, ...many(9, null, 6, 2)], null)).toMatchObject({
    before: words,
    doubt: NO_HURRY,
  })
})

it('says how it begins where nothing was answered', () => {
  expect(formatHelps([], null)).toEqual({
    before: 'You haven’t answered for a step yet.',
    count: null,
    after: '',
    tries: [],
    doubt: `Every analysis suggests a step, and we’ll ask about it after a day. ${NO_HURRY}`,
  })
})

it('says that nothing stands out, and how feelings fade alone', () => {
  const level = many(5, 'action', 6, 4)
  const said = (all: readonly Try[], category: Try['category'] | null = null) =>
    formatHelps(all, category)
  expect(whole(said(level))).toBe('Nothing stands out from the rest yet.')
  expect(whole(said(level, 'anger'))).toBe('With anger, nothing stands out from the rest yet.')
  const doubt = (left: readonly Try[]) => said([...level, ...left]).doubt
  const alike = 'The steps are too much alike, or too few, to say that one helps you more.'
  expect(doubt(many(4, null, 6, 4))).toBe(`${alike} ${FADES}`)
  expect(doubt(many(5, null, 6, 4))).toBe(
    `${alike} Feelings fade on their own too. Without a step, yours went from 6 to 4.`,
  )
  expect(doubt(many(5, null, 6, 6))).toBe(`${alike} Without a step, yours went from 6 to 6.`)
})

it('names what helps most, with its numbers and its doubt', () => {
  const all = [...many(9, 'body', 8, 2), ...many(9, null, 8, 7)]
  const said = formatHelps(all, null)
  expect(whole(said)).toBe(
    'Calming your body helps you most: lighter 9 of 9 times, usually from 8 to 2.',
  )
  expect(said.doubt).toBe(
    'Feelings fade on their own too. Without a step, yours went from 8 to 7. It’s a pattern, not proof.',
  )
  expect(said.tries).toHaveLength(9)
  expect(whole(formatHelps(all, 'anger'))).toMatch(/^With anger, calming your body helps/)
  expect(whole(formatHelps(all, 'worry'))).toBe('You haven’t answered for a step yet.')
})

it('says each lane in numbers', () => {
  const said = (all: readonly Try[]) =>
    lanesOf(all).map((lane) => Object.values(formatLane(lane)).join(''))
  expect(said(many(1, 'body', 6, 4))).toEqual(['1 try. Too few to say.'])
  expect(said(many(4, 'body', 6, 4))).toEqual(['4 tries. Too few to say.'])
  expect(said([...many(4, 'body', 6, 4), tried('body', 3, 3)])).toEqual([
    'Lighter 4 of 5 times. From 6 to 4.',
  ])
  expect(said([tried(null, 7, 5)])).toEqual(['Once. From 7 to 5.'])
  expect(said(many(2, null, 7, 4.6))).toEqual(['2 times. From 7 to 5.'])
})

it('keeps what an exercise did apart, kind by kind', () => {
  const done = (kind: 'anchor' | 'me', after: number) => ({ ...tried(null, 6, after), kind })
  const lanes = exerciseLanesOf([done('me', 5), done('anchor', 6), done('me', 7)])
  expect(lanes.map(({ kind, lighter, tries }) => [kind, lighter, tries.length])).toEqual([
    ['anchor', 0, 1],
    ['me', 1, 2],
  ])
  expect(Object.values(formatTries(lanes[1]!)).join('')).toBe('2 tries. Too few to say.')
})
