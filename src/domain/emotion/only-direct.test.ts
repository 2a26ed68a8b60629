import { expect, it } from 'vitest'
import type { Emotion, Equation, Findings } from '../situation/analysis.ts'
import { onlyDirect } from './only-direct.ts'

type Group = Emotion['category']
const equation = (itemId: number, category: Group, more: Partial<Equation> = {}): Equation => ({
  itemId,
  itemName: `Item ${itemId}`,
  category,
  expectation: '',
  perception: '',
  evidence: [],
  power: 0.5,
  shift: -0.5,
  accepted: false,
  level: 3,
  name: 'x',
  intensity: 0.5,
  time: 'now',
  source: 'outside',
  perspective: 'self',
  confidence: 'high',
  ...more,
})
const emotion = (category: Group, itemIds?: number[]): Emotion => ({
  name: category,
  category,
  intensity: 0.5,
  description: '',
  ...(itemIds && { itemIds }),
})
const findings = (more: Partial<Findings>): Findings => ({
  engine: 'embedded',
  reading: '',
  emotions: [],
  equations: [],
  perceptions: [],
  expectations: [],
  recommendations: [],
  questions: [],
  ...more,
})

it('leaves an analysis as it is where nothing only reached an item', () => {
  const direct = findings({ equations: [equation(1, 'anger')], emotions: [emotion('fear')] })
  expect(onlyDirect(direct)).toBe(direct)
})

it('takes out what nobody wrote of, wherever it is named', () => {
  const cleaned = onlyDirect(
    findings({
      equations: [
        equation(1, 'anger'),
        equation(2, 'anger', { via: 'Tom' }),
        equation(3, 'worry', { through: true }),
      ],
      emotions: [emotion('anger', [1, 2]), emotion('worry', [3]), emotion('anger')],
      personalConnections: [
        { emotionName: 'x', selfMapItem: 'a', description: '', itemId: 1 },
        { emotionName: 'x', selfMapItem: 'b', description: '', itemId: 2 },
        { emotionName: 'x', selfMapItem: 'c', description: '' },
      ],
    }),
  )
  expect(cleaned.equations.map(({ itemId, through }) => [itemId, through])).toEqual([
    [1, undefined],
    [2, true],
    [3, true],
  ])
  expect(cleaned.emotions).toEqual([emotion('anger', [1]), emotion('anger')])
  expect(cleaned.personalConnections?.map(({ selfMapItem }) => selfMapItem)).toEqual(['a', 'c'])
  expect(
    onlyDirect(findings({ equations: [equation(2, 'anger', { via: 'Tom' })] })),
  ).not.toHaveProperty('personalConnections')
})
