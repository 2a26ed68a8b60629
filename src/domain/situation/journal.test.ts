import { expect, it } from 'vitest'
import {
  itemsNamedIn,
  MAX_IN_A_NOTE,
  moodLine,
  type Note,
  NoteColumns,
  toSituations,
} from './journal.ts'

const named = (names: readonly string[], text: string) =>
  itemsNamedIn(names.map((name) => ({ name })))(text).map(({ name }) => name)

it('finds whole names, however they are written, and in the order of the map', () => {
  const names = ['Ann', 'Anna', 'My son', 'C++', '🏡', 'José', "Tom's job", 'a.b']
  expect(named(names, 'anna told MY SON about the C++ course.')).toEqual(['Anna', 'My son', 'C++'])
  expect(named(names, "Home 🏡 with jose\u0301, and tom’s job or Tom’s or Tom's job")).toEqual([
    '🏡',
    'José',
    "Tom's job",
  ])
  expect(named(names, 'Annabel, Annas, my sons, axb, 𝒜nn')).toEqual([])
  expect(named(names, '')).toEqual([])
  expect(named(names, 'Ann')).toEqual(['Ann'])
})

it('takes no more names out of one note than say what it is about', () => {
  const names = Array.from({ length: 2000 }, (_, at) => `Friend ${at}`)
  expect(named(names, names.join(', '))).toEqual(names.slice(0, MAX_IN_A_NOTE))
})

const note = (title: string, text: string): Note => ({ at: 7, title, text })
const titles = (title: string, text: string) =>
  toSituations(note(title, text)).map((it) => it.title)
const LONG = 'It was a long day at work.'

it('keeps a title that says something, and makes one from the first sentence where there is none', () => {
  expect(toSituations(note(' A talk ', ` ${LONG} `))).toEqual([
    { at: 7, title: 'A talk', text: LONG },
  ])
  expect(titles('', `${LONG} Then I slept.`)).toEqual(['It was a long day at work'])
  expect(titles('ab', LONG)).toEqual(['It was a long day at work'])
  expect(titles('abc', LONG)).toEqual(['abc'])
  expect(titles('', 'No end of it\nand more of the same')).toEqual(['No end of it'])
  expect(titles('', 'Ok. I went home and slept.')).toEqual(['Note: Ok'])
  expect(toSituations(note('A title', ' \u200b\n'))).toEqual([])
})

it('cuts a first sentence between words after seventy letters', () => {
  const words = (count: number) => Array(count).fill('abcdefghi').join(' ')
  expect(titles('', `${words(7)}.`)).toEqual([words(7)])
  expect(titles('', `${words(8)}.`)).toEqual([`${words(7)}…`])
  expect(titles('', `${'x'.repeat(70)}.`)).toEqual(['x'.repeat(70)])
  expect(titles('', `${'x'.repeat(71)}.`)).toEqual([`${'x'.repeat(70)}…`])
})

it('says of short words that they were noted, and shortens a title that is too long', () => {
  expect(toSituations(note('A talk', 'Too tired'))).toMatchObject([{ text: 'I noted: Too tired' }])
  expect(toSituations(note('A talk', 'Too tired.'))).toMatchObject([{ text: 'Too tired.' }])
  expect(titles('x'.repeat(120), LONG)).toEqual(['x'.repeat(120)])
  expect(titles('x'.repeat(121), LONG)).toEqual([`${'x'.repeat(119)}…`])
})

it('comes in parts where it is too long, each at the end of a paragraph, a line or a word', () => {
  const parts = (text: string) => toSituations(note('A talk', text))
  expect(parts('x'.repeat(5000))).toHaveLength(1)
  const two = parts(`${'x'.repeat(4000)}\n\n${'y'.repeat(500)}\n${'z'.repeat(600)}`)
  expect(two.map(({ title, text }) => [title, text.length])).toEqual([
    ['A talk (1 of 2)', 4000],
    ['A talk (2 of 2)', 1101],
  ])
  const lines = parts(`${'x'.repeat(4000)}\n${'y'.repeat(500)} ${'z'.repeat(600)}`)
  expect(lines.map(({ text }) => text.length)).toEqual([4000, 1101])
  const words = parts(`${'x'.repeat(3000)} ${'y'.repeat(1500)} ${'z'.repeat(600)}`)
  expect(words.map(({ text }) => text.length)).toEqual([4501, 600])
  // A break in the first half is no place to part.
  const early = parts(`${'x'.repeat(100)}\n\n${'y'.repeat(6000)}`)
  expect(early.map(({ text }) => text.length)).toEqual([4990, 1112])
  const short = parts(`${'x'.repeat(4990)} ${'y'.repeat(12)}`)
  expect(short.map(({ text }) => text)).toEqual(['x'.repeat(4990), 'y'.repeat(12)])
  const homes = parts('🏡'.repeat(5001))
  expect(homes.map(({ text }) => [...text].length)).toEqual([4990, 11])
  expect(titles('x'.repeat(120), 'y'.repeat(6000))[0]).toBe(`${'x'.repeat(110)}… (1 of 2)`)
})

it('says mood and activities in one line', () => {
  expect(moodLine(' good ', ['running', 'friends'])).toBe(
    'Mood: good. Activities: running, friends.',
  )
  expect([moodLine('good', []), moodLine(' ', ['tea']), moodLine('', [])]).toEqual([
    'Mood: good.',
    'Activities: tea.',
    '',
  ])
})

it.each(['date', 'time', 'title', 'text', 'mood'])('takes a table of 200 columns: %s', (column) => {
  const columns = { date: 0, time: null, title: null, text: 1, mood: null }
  expect(
    [-1, 0, 199, 200].map((at) => NoteColumns.safeParse({ ...columns, [column]: at }).success),
  ).toEqual([...[false, true, true, false]])
})
