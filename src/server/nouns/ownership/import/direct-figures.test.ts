import { expect, it } from 'vitest'
import type { Restorable } from '#domain/sharing/export-file.ts'
import { withDirectFigures } from './read-file.ts'

const equation = (itemId: number, category: string, shift: number, more: object = {}) => ({
  itemId,
  itemName: 'x',
  category,
  shift,
  power: 0.7,
  accepted: true,
  time: 'past',
  source: 'own',
  actor: 'me',
  ...more,
})
const row = (position: number, more: object = {}) => ({
  analysisId: 1,
  position,
  itemId: 1,
  category: 'anger',
  shift: -0.5,
  power: null,
  isAccepted: null,
  time: null,
  source: null,
  actor: null,
  event: null,
  ...more,
})
const file = (equations: object[], rows: object[], emotions: object[] = []) =>
  withDirectFigures({
    analyses: [
      { id: 1, findings: { equations, emotions: [{ category: 'anger' }, { category: 'worry' }] } },
    ],
    analysisEmotions: emotions,
    analysisEquations: rows,
  } as unknown as Restorable)

it('leaves out what only came through a relationship', () => {
  const equations = [equation(1, 'anger', -0.5), equation(2, 'worry', -0.2, { via: 'Tom' })]
  const felt = (category: string) => ({ analysisId: 1, category })
  const cleaned = file(equations, [row(0), row(1), row(2)], [felt('anger'), felt('worry')])
  expect(cleaned.analysisEquations.map(({ position }) => position)).toEqual([0, 2])
  expect(cleaned.analysisEmotions.map(({ category }) => category)).toEqual(['anger'])
})

const MOMENT = { is: '', insight: '', share: 0.9, whose: 'read' as const }

it('takes what decides an equation from the analysis, by item, group and shift', () => {
  const known = {
    power: 0.7,
    isAccepted: true,
    time: 'past',
    source: 'own',
    actor: 'me',
    event: null,
  }
  const filled = (more: object, equations = [equation(1, 'anger', -0.5)]) =>
    file(equations, [row(0, more)]).analysisEquations[0]
  expect(filled({})).toMatchObject(known)
  expect(filled({ shift: -0.5000001 })).toMatchObject(known)
  for (const other of [{ shift: -0.5001 }, { itemId: 2 }, { category: 'fear' }])
    expect(filled(other)).toMatchObject({ power: null, time: null })
  expect(filled({ power: 0.2, time: 'now' })).toMatchObject({ power: 0.2, time: 'now' })
  expect(filled({ power: 0 })).toMatchObject({ power: 0, time: null })
  const event = [
    equation(1, 'anger', -0.5, {
      moment: { ...MOMENT, name: 'breakup/i-was-left' },
      actor: undefined,
    }),
  ]
  expect(filled({}, event)).toMatchObject({ event: 'breakup', actor: null })
})
