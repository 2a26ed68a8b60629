import { expect, it } from 'vitest'
import { comingDay, isToCome, pastDay } from './named-day.ts'

const MONDAY = '2026-11-16'

it.each([
  ['it is Friday morning', '2026-11-20'],
  ['I see Tom tomorrow', '2026-11-17'],
  ['it is Monday evening', MONDAY],
  ['it is next Monday', '2026-11-23'],
  ['the weekend begins', '2026-11-22'],
  ['we talk about last Friday on Wednesday', '2026-11-18'],
])('knows the day of “%s”', (moment, day) => {
  expect(comingDay(moment, MONDAY)).toBe(day)
})

it.each(['the worry comes back', 'it is every Friday', 'one of my Mondays begins'])(
  'knows no day of “%s”',
  (moment) => {
    expect(comingDay(moment, MONDAY)).toBeNull()
  },
)

it.each([
  ['next Tuesday', '2026-11-24'],
  ['next Wednesday', '2026-11-18'],
  ['Sunday', '2026-11-22'],
  ['Tuesday', '2026-11-17'],
  ['this weekend', '2026-11-22'],
])('counts from Monday: %s', (moment, day) => {
  expect(comingDay(moment, MONDAY)).toBe(day)
})
it('counts from Sunday, which is the weekend itself', () => {
  expect(
    ['this weekend', 'Saturday', 'next Monday'].map((it) => comingDay(it, '2026-11-22')),
  ).toEqual([...['2026-11-22', '2026-11-28', '2026-11-30']])
})

/** It is Monday, the 16th. */
it.each([
  ['On Sunday Tom forgot my birthday.', '2026-11-15'],
  ['Tom was late on Friday night', '2026-11-13'],
  ['Last Friday we argued.', '2026-11-13'],
  ['Last Monday we argued.', '2026-11-09'],
  ['the Sunday before last', '2026-11-08'],
  ['We argued yesterday, and on Friday too.', '2026-11-15'],
  ['We argued on Friday, and yesterday too.', '2026-11-13'],
  ['The day before yesterday she called.', '2026-11-14'],
  ['Last night I could not sleep.', '2026-11-15'],
  ['It was two days ago', '2026-11-14'],
  ['3 days ago he left', '2026-11-13'],
  ['A week ago she moved out', '2026-11-09'],
  ['two weeks ago', '2026-11-02'],
  ['We saw them at the weekend.', '2026-11-15'],
  ['We saw them this weekend.', '2026-11-15'],
  ['My idea was taken by my boss on Friday, due to the next deadline.', '2026-11-13'],
  ['On 3 May he left.', '2026-05-03'],
  ['He left on May 3rd.', '2026-05-03'],
  ['on the 3rd of May 2024', '2024-05-03'],
  ['December 24, alone', '2025-12-24'],
  ['Sept 1, 2025', '2025-09-01'],
  ['The exam is next Friday. I quarrelled about it on Sunday.', '2026-11-15'],
  ['I am fuming about what he said on Sunday.', '2026-11-15'],
  ['He is late. On Sunday he was late, too.', '2026-11-15'],
  ['My new job started on Sunday.', '2026-11-15'],
  ['On Sunday my sister came, saw the mess and left.', '2026-11-15'],
  ['What happened on Friday still scares me.', '2026-11-13'],
  ['I have a headache since the party on Sunday was too loud.', '2026-11-15'],
])('proposes the day of “%s”', (text, day) => {
  expect(pastDay(text, MONDAY)).toBe(day)
})

it('takes this weekend for the one ahead, later in the week', () => {
  expect(pastDay('He can’t have the kids this weekend.', '2026-11-19')).toBeNull()
})

it.each([
  'My boss took my idea.',
  'On Monday my boss took my idea.',
  'Every Sunday he is late.',
  'I have seen what comes in on a Saturday night.',
  'Marek made me team lead. Monday already!',
  'I took the Saturday shifts because of the double pay.',
  'On Sundays he is late.',
  'I have to hand it in by Friday.',
  'She will come on Sunday.',
  'Next Friday is the exam.',
  'The exam is this coming Friday.',
  'We met on Black Friday.',
  'It began on 31 February.',
  'I may 3 times a day.',
  'A few days ago she called.',
  'Today was long.',
  'On 3 May 2031 it will end',
  'The release is on Friday.',
  'The exam is Friday.',
  'The talk’s on Friday and I am nervous.',
  'I am presenting the numbers on Friday.',
  'I have to present the numbers on Friday.',
  'I start my new position on Sunday.',
  'We have an exam on Friday, and I am not ready.',
  'My exam takes place on Friday.',
  'On Sunday I have my driving test.',
  'I have no present yet. He comes on Sunday.',
  'Maya gets married on Saturday.',
  'I see the doctor on Sunday.',
  'The hearing on Friday scares me.',
])('proposes no day of “%s”', (text) => {
  expect(pastDay(text, MONDAY)).toBeNull()
})

it.each([
  'Tomorrow at nine I have my review.',
  'I’m so nervous. Tomorrow I give the demo. The release is on Friday.',
  'The exam is on Friday and I need more time.',
  'I am scared of the talk with my boss next week.',
  'She will move out on Sunday.',
  'I start my new position on Sunday.',
])('knows that “%s” hasn’t happened yet', (text) => {
  expect(isToCome(text)).toBe(true)
})

it.each([
  'My boss took my idea.',
  'She told me that she is leaving tomorrow.',
  'My boss shouted at me. I do not want to go there tomorrow.',
  'On Sunday Tom forgot my birthday.',
  'I am afraid that she will leave me.',
  'Every Friday the report is due, and it is never ready.',
])('takes “%s” for something that was, or is', (text) => {
  expect(isToCome(text)).toBe(false)
})
