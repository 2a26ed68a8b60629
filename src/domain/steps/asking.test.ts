import { expect, it } from 'vitest'
import { DAY, HOUR } from '../values/duration.ts'
import { chooseQuestion, isAskedAgain, isRested, type Question } from './asking.ts'

it('asks after half a day, when it is three times as old, and for sixty days', () => {
  const asked = (now: number, ...weighedAt: number[]) =>
    isAskedAgain(
      { createdAt: 10 * DAY, weighedAt: weighedAt.map((it) => 10 * DAY + it) },
      10 * DAY + now,
    )
  expect([asked(DAY / 2 - 1), asked(DAY / 2)]).toEqual([false, true])
  expect([asked(3 * DAY - 1, DAY), asked(3 * DAY, DAY)]).toEqual([false, true])
  expect([asked(3 * DAY, DAY, 2 * DAY), asked(6 * DAY, 2 * DAY, DAY)]).toEqual([false, true])
  expect([asked(60 * DAY - 1), asked(60 * DAY)]).toEqual([true, false])
})

/** On which days, from 0 on, each of these is shown to somebody who comes every morning and answers nothing. */
function shownTo(questions: readonly Question[], days: number) {
  const shown = new Map<string, number[]>()
  for (let day = 0; day < days; day += 1) {
    const now = day * DAY + 9 * HOUR
    const open = questions.filter(({ since }) => since <= now)
    const found = chooseQuestion(open, shown, day * DAY)
    if (found) shown.set(found.key, [...(shown.get(found.key) ?? []), now])
  }
  return new Map([...shown].map(([key, at]) => [key, at.map((it) => Math.floor(it / DAY))]))
}

it('shows each question on three days, and none behind another for more than a day', () => {
  const questions = [
    { key: 'plan', since: 0 },
    { key: 'forecast', since: DAY },
    { key: 'weigh', since: 4 * DAY },
  ]
  expect([...shownTo(questions, 20)]).toEqual([
    ['plan', [0, 2, 6]],
    ['forecast', [1, 3, 7]],
    ['weigh', [4, 5, 8]],
  ])
})

it('stays with what was shown today, unless something came up since', () => {
  const [plan, forecast] = [
    { key: 'plan', since: 0 },
    { key: 'forecast', since: 18 * HOUR },
  ]
  const shown = new Map([['plan', [9 * HOUR]]])
  expect(chooseQuestion([plan], shown, 0)).toBe(plan)
  expect(chooseQuestion([{ key: 'old', since: 0 }, plan], shown, 0)).toBe(plan)
  expect(chooseQuestion([plan, forecast], shown, 0)).toBe(forecast)
})

it('still shows on the third day what rests from the fourth on', () => {
  const shown = new Map([['plan', [9 * HOUR, DAY, 2 * DAY + 9 * HOUR]]])
  expect([2, 3].map((day) => isRested({ key: 'plan' }, shown, day * DAY))).toEqual([false, true])
})
