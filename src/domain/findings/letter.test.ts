import { describe, expect, it } from 'vitest'
import { icsOf } from '../steps/calendar.ts'
import { momentAt } from '../values/time-zone.ts'
import { mondayOf, readyWeek, situationsInLetter, withoutDeleted } from './letter.ts'
import { type LivedWeek, writeLetter } from './write-letter.ts'

const worry = { name: 'worry', category: 'worry', intensity: 0.6 } as const
const gladness = { name: 'glad', category: 'happiness', intensity: 0.58 } as const
const told = (day: string, more: object = {}) => ({
  day,
  writtenAt: `${day}T10:00:00.000Z`,
  description: 'Nothing much.',
  emotions: [worry],
  items: ['your bakery'],
  ...more,
})
const week = (more: Partial<LivedWeek> = {}): LivedWeek => ({
  week: '2026-11-09',
  told: [],
  written: more.told?.length ?? 0,
  taken: [],
  came: { feared: 0, all: 0 },
  coming: null,
  mayQuote: () => true,
  grieved: new Set(),
  ...more,
})
const textOf = (lived: LivedWeek) =>
  (writeLetter(lived)?.paragraphs ?? []).map((pieces) => pieces.map(({ text }) => text).join(''))

describe('the letter', () => {
  it('counts everything that was written, and says what it leaves out', () => {
    const two = [told('2026-11-09'), told('2026-11-10', { items: ['Lea'] })]
    expect(textOf(week({ told: two, written: 3 }))[0]).toBe(
      'You wrote about three moments this week. This letter looks at two of them. Worry came twice.',
    )
  })

  it('is made of the week’s own words and numbers', () => {
    const lived = week({
      told: [
        told('2026-11-09'),
        told('2026-11-10', { emotions: [gladness], items: ['Lea'] }),
        told('2026-11-11', {
          description: 'They called. I slept once I had the numbers on paper.',
        }),
        told('2026-11-13'),
      ],
      taken: [
        {
          action: 'tell Tom I had counted on him',
          before: 8,
          after: 3,
          category: 'anger',
          writtenAt: '2026-11-10T10:00:00.000Z',
        },
      ],
      came: { feared: 1, all: 4 },
      coming: { day: '2026-11-19', title: 'The talk at the bank' },
    })
    expect(textOf(lived)).toEqual([
      'You wrote about four moments this week. Three of them were about your bakery. Worry came three times. ',
      'You had planned: “tell Tom I had counted on him”. It was 8, it is 3. Of the things you feared, one of four came.',
      'And on Tuesday you felt glad about Lea.',
    ])
    const letter = writeLetter(lived)!
    expect(letter.quote).toEqual({
      text: 'I slept once I had the numbers on paper.',
      day: '2026-11-11',
      writtenAt: '2026-11-11T10:00:00.000Z',
    })
    expect(letter.question).toBe('“The talk at the bank” comes on Thursday. What would be enough?')
    expect(letter.days.map(({ emotion }) => emotion)).toEqual([
      'worry',
      'happiness',
      'worry',
      null,
      'worry',
      null,
      null,
    ])
  })

  it('counts what a week was about from the second time on, and tells a tie as a tie', () => {
    const about = (...names: string[]) =>
      textOf(week({ told: names.map((name, at) => told(`2026-11-1${at}`, { items: [name] })) }))[0]
    expect(about('Lea', 'Tom')).not.toContain('were about')
    expect(about('Lea', 'Tom', 'Lea')).toContain('Two of them were about Lea.')
    expect(about('Lea', 'Tom', 'Lea', 'Tom')).toContain('Two of them were about Lea and Tom each.')
  })

  it('counts every feeling of a situation, as analytics does, and tells a tie as a tie', () => {
    const lived = week({
      told: [
        told('2026-11-09', { emotions: [worry, gladness] }),
        told('2026-11-10', { emotions: [gladness, worry] }),
      ],
    })
    expect(textOf(lived)[0]).toContain('Worry came twice and happiness came twice.')
  })

  it('holds nobody’s reproach up to them, and takes a bright sentence where there is one', () => {
    const quoted = (...all: object[]) =>
      writeLetter(
        week({ told: [told('2026-11-09'), ...all.map((it, at) => told(`2026-11-1${at}`, it))] }),
      )?.quote?.text
    const silent = { description: 'I sat there and said nothing.' }
    const slept = { description: 'I slept once it was on paper.' }
    const shame = { name: 'shame', category: 'shame', intensity: 0.5 }
    expect(quoted(silent)).toBeUndefined()
    expect(quoted(slept, silent)).toBe('I slept once it was on paper.')
    expect(quoted({ ...slept, emotions: [shame] })).toBeUndefined()
    const bright = { description: 'I had not laughed like that for weeks.', emotions: [gladness] }
    expect(quoted(bright, slept)).toBe('I had not laughed like that for weeks.')
  })

  it('loses what was deleted since, and keeps its counts and its question', () => {
    const letter = writeLetter(
      week({
        told: [
          told('2026-11-09', { description: 'I slept once it was on paper.' }),
          told('2026-11-10', { emotions: [gladness] }),
        ],
      }),
    )!
    expect(situationsInLetter(letter)).toHaveLength(2)
    expect(withoutDeleted(letter, new Set(situationsInLetter(letter)))).toEqual(letter)
    expect(withoutDeleted(letter, new Set(['2026-11-10T10:00:00.000Z']))).toEqual({
      ...letter,
      quote: null,
    })
    expect(withoutDeleted(letter, new Set()).paragraphs).toEqual(letter.paragraphs.slice(0, 1))
  })

  it('is silent about a week of which one story or none was written down', () => {
    expect(writeLetter(week())).toBeNull()
    const came = { feared: 0, all: 3 }
    expect(writeLetter(week({ told: [told('2026-11-09')], came }))).toBeNull()
  })

  it('repeats nothing that must not be repeated', () => {
    const lived = week({
      told: [
        told('2026-11-09', { description: 'I saw him one last time today.' }),
        told('2026-11-10'),
      ],
      mayQuote: () => false,
    })
    expect(writeLetter(lived)?.quote).toBeNull()
  })

  it('praises and counts no days in a row', () => {
    const all = textOf(week({ told: [told('2026-11-09'), told('2026-11-10')] })).join(' ')
    expect(all).not.toBe('')
    expect(all).not.toMatch(/great|well done|keep it up|streak|in a row|!/i)
  })
})

it('is ready on Sunday evening, also in the week in which clocks change', () => {
  expect(mondayOf('2026-11-15')).toBe('2026-11-09')
  for (const [sunday, monday, before] of [
    ['2026-03-29', '2026-03-23', '2026-03-16'],
    ['2026-10-25', '2026-10-19', '2026-10-12'],
  ] as const)
    for (const zone of ['Europe/Berlin', 'America/New_York', 'Pacific/Auckland']) {
      expect(readyWeek(momentAt(sunday, 18, zone) - 1, zone)).toBe(before)
      expect(readyWeek(momentAt(sunday, 18, zone), zone)).toBe(monday)
    }
})

it('writes a calendar that calendars can read', () => {
  const text = icsOf(
    [
      { uid: 'a@innermap', summary: 'Innermap: x, y; z', day: '2026-12-31' },
      { uid: 'b@innermap', summary: 'Innermap', at: Date.parse('2026-11-16T21:30:00Z') },
    ],
    `https://${'long-name.'.repeat(9)}example`,
    0,
  )
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101')
  expect(text).toContain('DTSTART:20261116T213000Z\r\nDTEND:20261116T214500Z')
  expect(text).toContain('SUMMARY:Innermap: x\\, y\\; z')
  expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(75)
  expect(text).not.toContain('VTIMEZONE')
  // RFC 5545, 3.6: a calendar holds at least one component.
  expect(icsOf([], 'https://example.test', 0)).toContain('END:VTIMEZONE\r\nEND:VCALENDAR\r\n')
})
