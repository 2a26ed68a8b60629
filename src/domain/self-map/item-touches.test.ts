import { expect, it } from 'vitest'
import { itemTouches, type TouchCount } from './item-touches.ts'

const row = (itemId: number, itemName: string, more: Partial<TouchCount> = {}): TouchCount => ({
  itemId,
  itemName,
  itemCategory: 'people',
  category: 'worry',
  count: 1,
  intensity: 0.5,
  ...more,
})

it('puts the most touched first, with the emotions they met', () => {
  const rows = [
    row(1, 'Anna', { count: 2, intensity: 1.2 }),
    row(1, 'Anna', { category: 'anger', count: 3, intensity: 1.2 }),
    row(2, 'Work', { itemCategory: 'ideas', count: 4, intensity: 1 }),
  ]
  const items = [
    { id: 1, name: 'Anna', category: 'people' },
    { id: 2, name: 'Work', category: 'ideas' },
  ]
  expect(itemTouches(rows, items)).toEqual([
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
  const rows = [row(-2, 'My Spouse'), row(12, 'Spouse'), row(12, 'My spouse')]
  expect(itemTouches(rows, items)).toMatchObject([{ itemId: 12, name: 'My spouse', count: 3 }])
})

it('keeps the name of an item that is gone', () => {
  expect(itemTouches([row(7, 'Rex')], [])).toMatchObject([{ itemId: null, name: 'Rex' }])
})
