import { expect, it } from 'vitest'
import { NO_NOTES, NOT_A_JOURNAL } from '#domain/situation/journal.ts'
import type { HowToRead } from './found.ts'
import { readTable } from './table.ts'

const HOW: HowToRead = { zone: 'UTC', columns: {}, dayFirst: null }
const read = (lines: readonly string[], how: Partial<HowToRead> = {}) =>
  readTable(lines.join('\n'), { ...HOW, ...how })
const told = (lines: readonly string[], how: Partial<HowToRead> = {}) =>
  read(lines, how).notes.map(({ at, title, text }) => [
    new Date(at).toISOString().slice(0, 16),
    title,
    text,
  ])

it('reads a table of Daylio by its names, in any order and case', () => {
  const { source, notes, leftOut, table } = read([
    'Mood,NOTE,full_date,time,activities,note_title',
    'good,We <b>ran</b>.,2024-03-05,08:15,running | | tea,A start',
    'meh,,2024-03-06,,,',
    ',,2024-03-07,,,',
    'good,No date,never,,,',
  ])
  expect([source, leftOut, table]).toEqual(['daylio-csv', 2, undefined])
  expect(notes.map(({ title, text }) => [title, text])).toEqual([
    ['A start', 'We ran.\n\nMood: good. Activities: running, tea.'],
    ['', 'Mood: meh.'],
  ])
})

it('finds the columns of any table by their names', () => {
  const lines = [
    'Title,Datum,Uhrzeit,Notes,Stimmung,Else',
    'A,2024-03-05,9:30,Words.,glad,a much longer cell',
  ]
  expect(told(lines)).toEqual([['2024-03-05T09:30', 'A', 'Words.\n\nMood: glad.']])
  expect(read(lines).table).toEqual({
    names: ['Title', 'Datum', 'Uhrzeit', 'Notes', 'Stimmung', 'Else'],
    columns: { date: 1, text: 3, time: 2, title: 0, mood: 4 },
    isDayUnclear: false,
  })
})

it('finds them by what stands in them where they have no names', () => {
  const lines = ['x,2024-03-05,2024-01-01', 'some longer words,2024-03-06,no date']
  expect(read(lines).table).toMatchObject({
    names: ['Column 1', 'Column 2', 'Column 3'],
    columns: { date: 1, text: 0, time: null, title: null, mood: null },
  })
  expect(told(lines)).toEqual([
    ['2024-03-05T12:00', '', 'x'],
    ['2024-03-06T12:00', '', 'some longer words'],
  ])
})

it('reads it as the person says', () => {
  const lines = ['date,text,title', '3/4/2024,Words.,A', "3/5/2024,'=1,B"]
  expect(told(lines, { columns: { text: 2, title: null } })).toEqual([
    ['2024-03-04T12:00', '', 'A'],
    ['2024-03-05T12:00', '', 'B'],
  ])
  expect(told(lines, { dayFirst: true })[0]![0]).toBe('2024-04-03T12:00')
  expect(told(lines)[1]![2]).toBe('=1')
  expect(read(lines).table?.isDayUnclear).toBe(true)
  expect(read(lines, { dayFirst: false }).table?.isDayUnclear).toBe(false)
  expect(read(['date,text', '13/4/2024,Words.']).table?.isDayUnclear).toBe(false)
})

it('counts what it leaves out, and refuses what is no table of notes', () => {
  expect(read(['date,text', '2024-03-05,', 'x,Words.', '2024-03-06,Words.'])).toMatchObject({
    leftOut: 2,
    notes: [{ text: 'Words.' }],
  })
  expect(() => read(['date,text'])).toThrow(NO_NOTES)
  expect(() => read(['a,b', 'c,d'])).toThrow(NOT_A_JOURNAL)
  expect(() => read(['2024-03-05'])).toThrow(NOT_A_JOURNAL)
})
