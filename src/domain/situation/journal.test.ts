import { expect, it } from 'vitest'
import { itemsNamedIn, MOST_IN_A_NOTE } from './journal.ts'

const named = (names: readonly string[], text: string) =>
  itemsNamedIn(names.map((name) => ({ name })))(text).map(({ name }) => name)

it('finds whole names, however they are written, and in the order of the map', () => {
  const names = ['Ann', 'Anna', 'My son', 'C++', '🏡', 'José', "Tom's job", 'a.b']
  expect(named(names, 'anna told MY SON about the C++ course.')).toEqual(['Anna', 'My son', 'C++'])
  expect(named(names, "Home 🏡 with jose\u0301, and tom’s job or Tom’s or Tom's job")).toEqual([
    '🏡',
    'José',
    "Tom's job",
  ])
  expect(named(names, 'Annabel, Annas, my sons, axb, 𝒜nn')).toEqual([])
  expect(named(names, '')).toEqual([])
  expect(named(names, 'Ann')).toEqual(['Ann'])
})

it('takes no more names out of one note than say what it is about', () => {
  const names = Array.from({ length: 2000 }, (_, at) => `Friend ${at}`)
  expect(named(names, names.join(', '))).toEqual(names.slice(0, MOST_IN_A_NOTE))
})
