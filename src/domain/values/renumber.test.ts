import { expect, it } from 'vitest'
import { renumberDeep } from './renumber.ts'

it('gives every item its new number, wherever it is named, and leaves everything else', () => {
  const found = {
    itemId: 1,
    itemIds: [1, 2],
    about: 2,
    id: 1,
    text: 'about 1',
    none: null,
    said: { about: 1, itemIds: 'none', equations: [{ itemId: 2, power: 1 }] },
    connections: [{ itemId: undefined }, { about: 'Tom' }],
  }
  expect(renumberDeep(found, (id) => id + 10)).toEqual({
    itemId: 11,
    itemIds: [11, 12],
    about: 12,
    id: 1,
    text: 'about 1',
    none: null,
    said: { about: 11, itemIds: 'none', equations: [{ itemId: 12, power: 1 }] },
    connections: [{ itemId: undefined }, { about: 'Tom' }],
  })
  expect([renumberDeep(7, (id) => id + 1), renumberDeep(null, (id) => id + 1)]).toEqual([7, null])
})
