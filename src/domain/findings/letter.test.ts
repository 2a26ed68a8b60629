import { describe, expect, it } from 'vitest'
import { icsOf } from '../steps/calendar.ts'
import { momentOf } from '../values/time-zone.ts'
import { type LivedWeek, mondayOf, readyWeek, writeLetter } from './letter.ts'

const worry = { category: 'worry', name: 'worry', intensity: 0.6 } as const
const gladness = { category: 'happiness', name: 'gladness', intensity: 0.58 } as const
const told = (day: string, more: object = {}) => ({
  day,
  description: 'Nothing much.',
  emotion: worry,
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
  ...more,
})
const textOf = (lived: LivedWeek) =>
  (writeLetter(lived)?.paragraphs ?? []).map((pieces) => pieces.map(({ text }) => text).join(''))

describe('the letter', () => {
  it('counts everything that was written, and says what it leaves out', () => {
    expect(textOf(week({ told: [told('2026-11-09')], written: 3 }))[0]).toBe(
      'You wrote three times this week. This letter looks at one of them. Worry came once.',
    )
    expect(textOf(week({ written: 1, came: { feared: 0, all: 1 } }))[0]).toBe(
      'You wrote once this week. This letter leaves those words alone.',
    )
  })

  it('is made of the week’s own words and numbers', () => {
    const lived = week({
      told: [
        told('2026-11-09'),
        told('2026-11-10', { emotion: gladness, items: ['Lea'] }),
        told('2026-11-11', {
          description: 'They called. I slept once I had the numbers on paper.',
        }),
        told('2026-11-13'),
      ],
      taken: [{ action: 'tell Tom I had counted on him', before: 8, after: 3 }],
      came: { feared: 1, all: 4 },
      coming: { day: '2026-11-19' },
    })
    expect(textOf(lived)).toEqual([
      'You wrote four times this week. It was mostly about your bakery. Worry came three times. ',
      'You wanted to tell Tom I had counted on him. It was 8, it is 3. Of the things you feared, one of four came.',
      'And on Tuesday there was gladness about Lea, 6 of ten.',
    ])
    const letter = writeLetter(lived)!
    expect(letter.quote).toEqual({
      text: 'I slept once I had the numbers on paper.',
      day: '2026-11-11',
    })
    expect(letter.question).toBe('What would be enough, on Thursday?')
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

  it('says what a week was mostly about from the second time on', () => {
    const about = (...names: string[]) =>
      textOf(week({ told: names.map((name, at) => told(`2026-11-1${at}`, { items: [name] })) }))[0]
    expect(about('Lea', 'Tom')).not.toContain('mostly about')
    expect(about('Lea', 'Tom', 'Lea')).toContain('It was mostly about Lea.')
  })

  it('is silent about a week in which nothing was written', () => {
    expect(writeLetter(week())).toBeNull()
  })

  it('repeats nothing that must not be repeated', () => {
    const lived = week({
      told: [told('2026-11-09', { description: 'I saw him one last time today.' })],
      mayQuote: () => false,
    })
    expect(writeLetter(lived)?.quote).toBeNull()
  })

  it('praises and counts no days in a row', () => {
    const all = textOf(week({ told: [told('2026-11-09')], came: { feared: 0, all: 1 } })).join(' ')
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
      expect(readyWeek(momentOf(sunday, 18, zone) - 1, zone)).toBe(before)
      expect(readyWeek(momentOf(sunday, 18, zone), zone)).toBe(monday)
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
})
