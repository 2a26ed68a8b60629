import { describe, expect, it } from 'vitest'
import { biasOf, calibration, formatBias, formatForecasts } from '../findings/forecast-stats.ts'
import {
  type Forecast,
  foreseen,
  foreseenStrength,
  formatFelt,
  formatLikely,
  hasCome,
  isAsked,
  isDire,
  isGrave,
  nameOfComing,
  remindsAt,
  stateOf,
} from './forecast.ts'

const ahead = (more: object = {}) => ({ likely: 70, need: 8, power: 0.9, ...more })

describe('the feeling that is foreseen', () => {
  it('is worry where the fear is likelier than the wish, and hope where it is not', () => {
    expect(foreseen(ahead()).main).toMatchObject({ category: 'worry' })
    expect(foreseen(ahead({ likely: 20 })).main).toMatchObject({ category: 'positiveanticipation' })
    expect(foreseen(ahead({ likely: 95 })).main.category).toBe('negativeanticipation')
  })

  it('is no eagerness beside a fear of illness, death or loss that is more than faint', () => {
    const cancer = { title: 'The call from the clinic', feared: 'that it is cancer' }
    const left = { title: 'Dinner with Tom', feared: 'I will lose him' }
    for (const words of [cancer, left]) {
      const at = (likely: number) => foreseen(ahead({ likely, isDire: isDire(words) }))
      expect([30, 40].map((likely) => at(likely).main.category)).toEqual(['worry', 'worry'])
      expect(at(40).beside.category).toBe('positiveanticipation')
      expect(at(20).main.category).toBe('positiveanticipation')
    }
    expect(isDire({ title: 'Talk with the bank', feared: 'They say no.' })).toBe(false)
  })

  it('becomes smaller when less is needed or a part is held more loosely', () => {
    const first = foreseenStrength(foreseen(ahead()).main)
    for (const more of [{ need: 4 }, { power: 0.4 }, { need: 5, power: 0.8 }])
      expect(foreseenStrength(foreseen(ahead(more)).main)).toBeLessThan(first)
  })

  it('is as likely as a word and a number of ten say', () => {
    expect([0, 35, 50, 70, 100].map(formatLikely)).toEqual([
      'unlikely, 0 of 10',
      'less likely than not, 3.5 of 10',
      'about even, 5 of 10',
      'quite likely, 7 of 10',
      'almost certain, 10 of 10',
    ])
  })

  it('has words for every place of every slider', () => {
    for (let likely = 0; likely <= 100; likely += 5)
      for (let need = 0; need <= 10; need += 1)
        for (const power of [0, 0.5, 1]) {
          const { main, beside } = foreseen({ likely, need, power })
          expect([main.name, beside.name].every(Boolean)).toBe(true)
        }
  })
})

const came = (likely: number, outcome: Forecast['outcome'], more: object = {}) => ({
  id: 1,
  likely,
  outcome,
  title: 'A talk',
  wanted: 'Peace',
  feared: 'A quarrel',
  ownStrength: 7,
  felt: 5,
  ...more,
})

describe('said against came', () => {
  it('draws nothing below eight, and only counts', () => {
    const seven = Array.from({ length: 7 }, () => came(70, 'not'))
    expect(calibration(seven)).toBeNull()
    expect(biasOf(seven)).toBeNull()
    const { before, count, after } = formatForecasts(seven)
    expect(before + count + after).toBe(
      'It happened as you feared 0 of 7 times. That’s too few to say how good your forecasts are.',
    )
  })

  it('puts each forecast into one of five columns', () => {
    const all = [0, 19, 20, 45, 60, 79, 80, 100].map((likely) => came(likely, 'feared'))
    const bins = calibration(all)!
    expect(bins.map((bin) => bin.all.length)).toEqual([2, 1, 1, 2, 2])
    expect(bins[0]).toMatchObject({ said: 9.5, came: 100 })
    const oneSided = calibration(Array.from({ length: 8 }, () => came(90, 'not')))!
    expect(oneSided[0]).toMatchObject({ said: 0, came: 0 })
    expect(oneSided[4]).toMatchObject({ said: 90, came: 0 })
  })

  it('says plainly which way saying and coming differ', () => {
    const many = (outcome: Forecast['outcome'], likely: number) =>
      formatForecasts(Array.from({ length: 9 }, () => came(likely, outcome))).after
    expect(many('not', 70)).toContain('You expected it more often.')
    expect(many('feared', 30)).toContain('You expected it less often.')
    expect(many('not', 5)).toContain('About as often as you said.')
    expect(many('milder', 70)).toContain('not as bad 9 times')
  })

  it('claims no leaning that somebody who foresees well would often show by chance', () => {
    const twelve = [...Array(3).fill('feared'), ...Array(9).fill('not')] as const
    expect(formatForecasts(twelve.map((outcome) => came(50, outcome))).after).toContain(
      'We can’t say yet whether that is more than chance.',
    )
  })

  it('says what was foreseen and felt only in the person’s own numbers, and never of grave things', () => {
    const own = (more: object = {}) =>
      Array.from({ length: 9 }, (_, id) => came(70, 'milder', { id, felt: 4, ...more }))
    const bias = biasOf(own())
    expect(bias && formatBias(bias)).toBe('You expected 7 and felt 4. It was milder 8 of 8 times.')
    expect(biasOf(own({ ownStrength: null }))).toBeNull()
    expect(biasOf(own({ title: 'The biopsy result' }))).toBeNull()
    expect(biasOf(own({ outcome: 'not' }))).toBeNull()
    expect(formatFelt({ ownStrength: null, strength: 2, felt: 4 })).not.toContain('foresaw')
    expect(formatFelt({ ownStrength: 7, strength: 2, felt: 4 })).toBe('You expected 7 and felt 4.')
  })

  it('says of a single one what came, without counting', () => {
    const { before, count, after } = formatForecasts([came(50, 'milder')])
    expect(before + count + after).toBe(
      'One of your forecasts has been answered: not as bad as you feared. One is too few to say how good your forecasts are.',
    )
  })
})

/** Things of which nobody is told to want less, or that they will not come. */
const GRAVE = [
  'My biopsy results come on Thursday',
  'The MRI is on Monday',
  'They will tell me if it is cancer',
  'Second round of chemo',
  'Waiting for the diagnosis',
  'My mother has surgery',
  'The operation on Friday',
  'Back to the hospital',
  'The test results of my son',
  'First ultrasound after the miscarriage',
  'The court date',
  'Custody hearing for the kids',
  'The judge decides',
  'My trial begins',
  'They read the verdict',
  'He gets his sentence',
  'The police want to see me',
  'Visiting him in prison',
  'Eviction on the first',
  'They may deport my husband',
  'My asylum interview',
  'The visa decision',
  'Immigration appointment',
  'He comes home and he hits me',
  'She will beat him again',
  'He hurts me when he drinks',
  'The violence starts at weekends',
  'My abuser gets out',
  'He keeps stalking me',
  'He threatened to come',
  'I have to tell them about the rape',
  'The assault case opens',
  'The restraining order ends',
  'The funeral is on Saturday',
  'My father is dying',
  'Grandma may die this week',
  'The anniversary of his death',
  'Moving dad to the hospice',
  'Bombs are falling near my sister',
  'The war comes closer to home',
] as const

describe('what is coming inside a sentence', () => {
  it.each([
    [
      'Tomorrow is Dad’s appointment at the memory clinic. I’m scared they’ll say he can’t be alone.',
      'Tomorrow is Dad’s appointment at the memory clinic',
    ],
    ['Talk with the bank', 'Talk with the bank'],
    ['Will he come?', 'Will he come?'],
    [
      'On Friday I have the review with my boss and I do not know what he will say about the launch',
      'On Friday I have the review with my boss',
    ],
    [
      'The long expected second meeting with all of the neighbours about the new fence behind the house',
      'The long expected second meeting with all of the neighbours',
    ],
    ['Wordswithoutanyspace'.repeat(5), `${'Wordswithoutanyspace'.repeat(3)}…`],
  ])('%s', (title, name) => {
    expect(nameOfComing({ title })).toBe(name)
  })
})

describe('grave things', () => {
  it.each(GRAVE)('%s', (text) => {
    expect(isGrave(text)).toBe(true)
  })

  it('are not everything that is hard', () => {
    for (const text of [
      'Talk with the bank',
      'First date',
      'Exam in maths',
      'Speech at the wedding',
    ])
      expect(isGrave(text)).toBe(false)
  })

  it('and nobody is ever told that something probably will not happen', () => {
    const said = [0, 1, 5, 8, 12].flatMap((count) =>
      (['feared', 'milder', 'not', 'better'] as const).map(
        (outcome) => formatForecasts(Array.from({ length: count }, () => came(90, outcome))).after,
      ),
    )
    for (const text of said) expect(text).not.toMatch(/probabl|unlikely|will not happen|91/i)
  })
})

describe('its limits', () => {
  it.each([
    [10, 'unlikely, 1 of 10'],
    [11, 'less likely than not, 1.1 of 10'],
    [40, 'less likely than not, 4 of 10'],
    [60, 'about even, 6 of 10'],
    [61, 'quite likely, 6.1 of 10'],
    [90, 'quite likely, 9 of 10'],
    [91, 'almost certain, 9.1 of 10'],
  ])('%d is %s', (likely, words) => {
    expect(formatLikely(likely)).toBe(words)
  })

  it('are those of the rule: what is feared by how likely it is, what is wished by how it is not', () => {
    // Of 0.8 times 0.9 the roots: 0.7 of it feared, 0.3 of it wished.
    const { main, beside } = foreseen(ahead())
    expect([main.intensity, beside.intensity]).toEqual([
      Number(Math.sqrt(0.9 * 0.56).toFixed(2)),
      Number(Math.sqrt(0.9 * 0.24).toFixed(2)),
    ])
    expect([main.category, beside.category]).toEqual(['worry', 'positiveanticipation'])
    expect(foreseen(ahead({ likely: 50 })).main.category).toBe('worry')
    expect(foreseen(ahead({ likely: 49 })).main.category).toBe('positiveanticipation')
    expect([89, 90].map((likely) => foreseen(ahead({ likely })).main.category)).toEqual([
      'worry',
      'negativeanticipation',
    ])
    // However little is needed, it is a loss that is feared.
    expect(foreseen({ likely: 100, need: 0, power: 0.9 }).main).toMatchObject({
      category: 'negativeanticipation',
      intensity: 0.21,
    })
    expect(foreseenStrength({ intensity: 0.75 })).toBe(8)
  })
})

describe('its day', () => {
  const [zone, day] = ['Europe/Berlin', '2026-03-10']
  const MIDNIGHT = Date.parse('2026-03-09T23:00:00Z')
  const timed = (more: object = {}) => ({
    day,
    asksAt: 0,
    putAwayAt: null,
    answeredAt: null,
    ...more,
  })

  it('is open for two weeks, unless it is answered or put away', () => {
    const fortnight = MIDNIGHT + 14 * 24 * 3_600_000
    expect([stateOf(timed(), zone, fortnight - 1), stateOf(timed(), zone, fortnight)]).toEqual([
      'open',
      'faded',
    ])
    expect(stateOf(timed({ putAwayAt: 1 }), zone, fortnight)).toBe('away')
    expect(stateOf(timed({ putAwayAt: 1, answeredAt: 1 }), zone, fortnight)).toBe('answered')
  })

  it('comes at midnight where the person is, and is asked about in the evening', () => {
    expect([hasCome({ day }, zone, MIDNIGHT - 1), hasCome({ day }, zone, MIDNIGHT)]).toEqual([
      false,
      true,
    ])
    const evening = MIDNIGHT + 18 * 3_600_000
    expect([isAsked(timed(), zone, evening - 1), isAsked(timed(), zone, evening)]).toEqual([
      false,
      true,
    ])
    const later = timed({ asksAt: evening + 1 })
    expect([isAsked(later, zone, evening), isAsked(later, zone, evening + 1)]).toEqual([
      false,
      true,
    ])
    expect(isAsked(timed({ answeredAt: 1 }), zone, evening)).toBe(false)
    expect(remindsAt(timed(), zone)).toBe(evening)
    expect(remindsAt(timed({ asksAt: evening + 3 * 3_600_000 }), zone)).toBe(
      evening + 14 * 3_600_000,
    )
  })
})
