import { expect, it } from 'vitest'
import { categoriesOf, colourOf, graphColourOf, ownCategoriesOf } from './map-categories.ts'
import {
  categoryLabel,
  isCustomCategory,
  isExample,
  isGivenExample,
  NewSelfMapItem,
  settleCategory,
} from './self-map.ts'

it.each([
  ['people', 'people'],
  ['PEOPLE', 'people'],
  ['life story', 'lifeStory'],
  ['LIFESTORY', 'lifeStory'],
  ['ideas/likes', 'ideas'],
  ['music', 'Music'],
  ['Musics', 'Musics'],
])('takes %s for %s', (typed, category) => {
  expect(settleCategory(typed, ['Sports', 'Music'])).toBe(category)
})

it('tells examples, what is only proposed, and own items apart', () => {
  const ids = [1, 0, -1, -999, -1000, -1001]
  expect(ids.map((id) => isExample({ id }))).toEqual([false, false, true, true, true, true])
  expect(ids.map((id) => isGivenExample({ id }))).toEqual([false, false, true, true, false, false])
})

it('has own categories after the given ones, in the order of their making', () => {
  const items = [
    { id: 7, category: 'Sports' },
    { id: 3, category: 'people' },
    { id: 5, category: 'Music' },
    { id: 9, category: 'Music' },
  ]
  expect(ownCategoriesOf(items)).toEqual(['Music', 'Sports'])
  expect(categoriesOf(items)).toEqual([
    ...['people', 'ideas', 'lifeStory', 'accomplishments', 'Music', 'Sports'],
  ])
  const own = Array.from({ length: 8 }, (_, at) => `Own ${at}`)
  expect(['people', 'Own 0', 'Own 6', 'Own 7', 'Unknown'].map((it) => colourOf(it, own))).toEqual([
    ...['people', 'custom1', 'custom7', 'custom1', 'custom1'],
  ])
  expect([graphColourOf('ideas'), graphColourOf('Music')]).toEqual(['ideas', 'custom'])
  expect([categoryLabel('lifeStory'), categoryLabel('Music')]).toEqual(['Life Story', 'Music'])
  expect([isCustomCategory('people'), isCustomCategory('Music')]).toEqual([false, true])
})

it('keeps a place within the page', () => {
  const item = { category: 'people', name: 'Tom', attachmentPower: 0.5 }
  const isTaken = (more: object) => NewSelfMapItem.safeParse({ ...item, ...more }).success
  for (const side of ['xOffset', 'yOffset'])
    expect([-10_001, -10_000, 10_000, 10_001].map((at) => isTaken({ [side]: at }))).toEqual([
      ...[false, true, true, false],
    ])
})
