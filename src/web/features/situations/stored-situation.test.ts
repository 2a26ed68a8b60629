import { expect, it } from 'vitest'
import type { Correction } from '#domain/situation/correction.ts'
import { correctionOf, type StoredSituation, submissionOf } from './stored-situation.ts'

const ITEM = { itemId: -1005, name: 'My everyday life', category: 'ideas', attachmentPower: 0.5 }
const kept = (said?: Correction): StoredSituation => ({
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
  expect(correctionOf(kept(said), [{ itemId: 7, name: ITEM.name }])).toEqual({ said, fits: 'yes' })
  expect(correctionOf(kept(), [])).toEqual({ fits: 'yes' })
  expect(correctionOf({ ...kept(), analysis: null }, [])).toBeNull()
})

it('speaks of the same part, as it is on the own map', () => {
  const said = { feelings: [{ category: 'sadness' as const, itemId: ITEM.itemId }] }
  expect(correctionOf(kept(said), [{ itemId: 7, name: ITEM.name }])?.said).toEqual({
    feelings: [{ category: 'sadness', itemId: 7 }],
  })
})

it('puts on the map what the visitor said it is about, and not what was taken for it', () => {
  const about = kept({ about: -1, feelings: [{ category: 'sadness' }] })
  expect(submissionOf(about).proposals.map(({ name }) => name)).not.toContain(ITEM.name)
  expect(correctionOf(about, [])?.said).toEqual({ feelings: [{ category: 'sadness' }] })
})
