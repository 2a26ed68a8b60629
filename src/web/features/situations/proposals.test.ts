import { expect, it } from 'vitest'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import * as proposer from '#engine/rules/propose.ts'
import { proposalsForPerson } from './proposals.ts'

const item = (id: number, category: string, name: string): SelfMapItem => ({
  id,
  userId: 1,
  category,
  name,
  attachmentPower: 0.5,
})
const map = [item(1, 'accomplishments', 'My work'), item(2, 'people', 'Katie')]
const proposed = (description: string, items = map) =>
  proposalsForPerson(items)(proposer, { description }).items.map(({ name }) => name)

it.each([
  ['Our Katie rang at work. She passed her boards.', ['Katie', 'My work']],
  ['Beata would not swap her shift at work with me.', ['Beata', 'My work']],
  ['My daughter rang me at work.', ['My daughter', 'My work']],
  ['My boss gave my work to somebody else.', ['My work']],
  ['Work was long, and then a party.', ['My work']],
  ['Katie came, and Tom said nothing.', ['Katie']],
])('proposes who is named before a thing of the map: %s', (text, names) => {
  expect(proposed(text)).toEqual(names)
})
