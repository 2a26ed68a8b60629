import { expect, it } from 'vitest'
import { FIRST_DAY, simulatedLife } from '#test/simulated-lives.ts'
import { formatStage, formatTie, formatWatched } from './format-finding.ts'
import type { AnalysedSituation } from './history.ts'
import type { Observation } from './observation.ts'
import { type Staged, stagesOf, UNWATCHED, watchOn } from './replicated-findings.ts'
import { watchedForecasts, watchedMoments } from './stages.ts'

/** Worry on every Sunday and on two other days, five situations a week. */
const worried: Observation[] = Array.from({ length: 84 }, (_, day) => day)
  .filter((day) => [0, 2, 3, 5, 6].includes(day % 7))
  .map((day, at) => ({
    id: at + 1,
    day: FIRST_DAY + day,
    hour: 19,
    isOpen: false,
    said: [],
    parts: [['Job', 'Mother', 'Partner'][(day * 5) % 3]!],
    groups: [
      day % 7 === 6 || day === 9 || day === 31
        ? 'worry'
        : (['anger', 'sadness', 'happiness', 'pride'] as const)[(day * 3 + (day >> 3)) % 4]!,
    ],
  }))

const onDay = (day: number): Staged[] => {
  const life = worried.filter((it) => it.day < FIRST_DAY + day)
  return stagesOf(life, watchOn(life, UNWATCHED))
}
const sayOf = ({ condition, group, stage, since, ...it }: Staged) => {
  const pattern = {
    ...it,
    parts: [],
    time: condition.time,
    emotion: group,
    since: since && { ...since, from: '2026-05-04' },
  }
  if (stage === 'sure') return [stage, formatTie(pattern)]
  const finding = { kind: 'tie', key: 'k', stage, pattern } as const
  return [stage, formatWatched(finding), formatStage(finding)]
}

it('goes from seen over holding to sure, with counts that move every week', () => {
  expect([28, 42, 56, 78].map((day) => onDay(day).map(sayOf))).toEqual([
    [],
    [
      [
        'seen',
        'On Sundays: worry 6 of 6 days, otherwise 2 of 24.',
        'We’re watching to see if it holds.',
      ],
    ],
    [
      [
        'holding',
        'On Sundays: worry 8 of 8 days, otherwise 2 of 32.',
        'Since we first saw it: 2 of 2.',
      ],
    ],
    [['sure', 'On Sundays: worry 11 of 11 days, otherwise 2 of 45.']],
  ])
})

it('shows a weekday or a part in at most one of five lives in which nothing goes together', () => {
  const shown = Array.from({ length: 40 }, (_, at) =>
    simulatedLife({ seed: at + 951, perWeek: 5, days: 60 }),
  ).filter((life) =>
    life.some((_, at) => {
      const seen = life.slice(0, at + 1)
      return stagesOf(seen, watchOn(seen, UNWATCHED)).some(({ condition: { parts, time } }) =>
        time === null ? parts.length === 1 : /days$|weekends/.test(time),
      )
    }),
  )
  // Leaves room for chance, because the sample is small.
  expect(shown.length).toBeLessThanOrEqual(0.2 * 40 + 2 * Math.sqrt(0.2 * 0.8 * 40))
})

const forecast = (id: number, ownStrength: number | null, felt: number | null) => ({
  id,
  title: 'The talk',
  wanted: '',
  feared: 'A no',
  likely: 50,
  outcome: 'feared' as const,
  ownStrength,
  felt,
})

it('counts forecasts with both numbers, from the third on', () => {
  const stageOf = (...felt: number[]) =>
    watchedForecasts(felt.map((it, at) => forecast(at, 5, it)))?.stage
  expect(stageOf(3, 4)).toBeUndefined()
  expect([stageOf(3, 4, 4), stageOf(3, 4, 4, 2), stageOf(3, 4, 4, 2, 3)]).toEqual([
    ...['seen', 'seen', 'holding'],
  ])
  expect(stageOf(3, 4, 4, 6, 7)).toBeUndefined()
  const found = watchedForecasts([1, 2, 3].map((id) => forecast(id, 7, 3)))
  expect(found && formatWatched(found)).toBe('You felt less than you’d expected: 3 of 3 times.')
  expect(watchedForecasts([1, 2, 3].map((id) => forecast(id, null, 3)))).toBeNull()
})

const THEN: Pick<AnalysedSituation['touches'][number], 'then'> = JSON.parse(
  '{"then":{"itemId":1,"itemName":"Ana","itemCategory":"people"}}',
)

it('counts a moment from its third time on, and names the part only where it was there each time', () => {
  const lived = (id: number, name: string, event = 'left-out'): AnalysedSituation => ({
    id,
    title: '',
    at: id * 864e5,
    writtenAt: id * 864e5,
    isCheckIn: false,
    isGrief: false,
    emotions: [],
    said: [],
    touches: [
      {
        key: name,
        itemId: 1,
        name,
        category: 'people',
        emotion: 'sadness',
        intensity: 0.5,
        isAccepted: null,
        event,
        wish: null,
        shift: -0.5,
        ...THEN,
      },
    ],
  })
  const now = 10 * 864e5
  expect(watchedMoments([lived(1, 'Ana'), lived(2, 'Ana')], now)).toEqual([])
  expect(
    watchedMoments(
      [lived(1, 'Ana'), lived(2, 'Ana'), lived(3, 'Bo', 'praise'), lived(4, 'Ana')],
      now,
    ),
  ).toMatchObject([{ kind: 'left-out', ids: [1, 2, 4], part: 'Ana' }])
  expect(watchedMoments([lived(1, 'Ana'), lived(2, 'Bo'), lived(4, 'Ana')], now)).toMatchObject([
    { part: null },
  ])
  const ana = { kind: 'moment', key: 'm', stage: 'seen', times: 3, part: 'Ana' } as const
  expect(formatWatched({ ...ana, moment: 'They met without me.' })).toBe(
    '“They met without me”: 3 times, each time with Ana.',
  )
})
