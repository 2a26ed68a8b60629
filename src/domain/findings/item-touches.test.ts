import { expect, it } from 'vitest'
import type { EmotionCategory } from '../emotion/emotion.ts'
import { itemTouches, knownNow } from './item-touches.ts'

type Row = { category?: string; emotion?: EmotionCategory; intensities?: number[] }

/** So many situations in which an item met an emotion, by what it is called now. */
const touches = (
  items: Parameters<typeof knownNow>[0],
  rows: [itemId: number, itemName: string, more?: Row][],
) =>
  rows.flatMap(([itemId, itemName, { category = 'people', emotion, intensities = [0.5] } = {}]) =>
    intensities.map((intensity) => ({
      touches: [
        {
          ...knownNow(items)({ itemId, itemName, itemCategory: category }),
          emotion: emotion ?? ('worry' as const),
          intensity,
        },
      ],
    })),
  )

it('puts the most touched first, with the emotions they met', () => {
  const items = [
    { id: 1, name: 'Anna', category: 'people' },
    { id: 2, name: 'Work', category: 'ideas' },
  ]
  const touched = touches(items, [
    [1, 'Anna', { intensities: [0.6, 0.6] }],
    [1, 'Anna', { emotion: 'anger', intensities: [0.3, 0.4, 0.5] }],
    [2, 'Work', { category: 'ideas', intensities: [0.1, 0.2, 0.3, 0.4] }],
  ])
  expect(itemTouches(touched)).toEqual([
    {
      itemId: 1,
      name: 'Anna',
      category: 'people',
      count: 5,
      intensity: 0.48,
      emotions: [
        { category: 'anger', count: 3 },
        { category: 'worry', count: 2 },
      ],
    },
    {
      itemId: 2,
      name: 'Work',
      category: 'ideas',
      count: 4,
      intensity: 0.25,
      emotions: [{ category: 'worry', count: 4 }],
    },
  ])
})

it('follows an example that was adopted, and a name that was changed', () => {
  const items = [{ id: 12, name: 'My spouse', category: 'people' }]
  const touched = touches(items, [
    [-2, 'My Spouse'],
    [12, 'Spouse'],
    [12, 'My spouse'],
  ])
  expect(itemTouches(touched)).toMatchObject([{ itemId: 12, name: 'My spouse', count: 3 }])
})

it('counts a situation once, also where an item met two emotions in it', () => {
  const both = touches(
    [],
    [
      [1, 'Lena'],
      [1, 'Lena', { emotion: 'anger' }],
    ],
  )
  const once = { touches: both.flatMap((life) => life.touches) }
  expect(itemTouches([once, both[0]!])).toMatchObject([
    {
      count: 2,
      emotions: [
        { category: 'worry', count: 2 },
        { category: 'anger', count: 1 },
      ],
    },
  ])
})

it('keeps the name of an item that is gone', () => {
  expect(itemTouches(touches([], [[7, 'Rex']]))).toMatchObject([{ itemId: null, name: 'Rex' }])
})
