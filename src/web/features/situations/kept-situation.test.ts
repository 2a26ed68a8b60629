import { expect, it } from 'vitest'
import type { Said } from '#domain/situation/said.ts'
import { type KeptSituation, saidAgain, toldAgain } from './kept-situation.ts'

const ITEM = { itemId: -1005, name: 'My everyday life', category: 'ideas', attachmentPower: 0.5 }
const kept = (said?: Said): KeptSituation => ({
  title: 'Two cups',
  description: 'I set out two cups this morning.',
  items: [ITEM],
  createdAt: '2025-03-05T10:00:00.000Z',
  analysis: {
    id: 1,
    situationId: null,
    createdAt: '2025-03-05T10:00:00.000Z',
    engine: 'embedded',
    reading: '',
    emotions: [],
    perceptions: [],
    expectations: [],
    recommendations: [],
    questions: [],
    equations: [],
    fits: 'yes',
    ...(said && { said }),
  },
})

it('takes along what a visitor said about the reading, and their answer', () => {
  const said = {
    feelings: [{ category: 'sadness' as const, level: 4 }],
    saw: 'his cup is too many',
  }
  expect(saidAgain(kept(said), [{ itemId: 7, name: ITEM.name }])).toEqual({ said, fits: 'yes' })
  expect(saidAgain(kept(), [])).toEqual({ fits: 'yes' })
  expect(saidAgain({ ...kept(), analysis: null }, [])).toBeNull()
})

it('speaks of the same part, as it is on the own map', () => {
  const said = { feelings: [{ category: 'sadness' as const, itemId: ITEM.itemId }] }
  expect(saidAgain(kept(said), [{ itemId: 7, name: ITEM.name }])?.said).toEqual({
    feelings: [{ category: 'sadness', itemId: 7 }],
  })
})

it('puts on the map what the visitor said it is about, and not what was taken for it', () => {
  const about = kept({ about: -1, feelings: [{ category: 'sadness' }] })
  expect(toldAgain(about).proposals.map(({ name }) => name)).not.toContain(ITEM.name)
  expect(saidAgain(about, [])?.said).toEqual({ feelings: [{ category: 'sadness' }] })
})
