import { expect, it } from 'vitest'
import { comesUp, namedIn, proposeTitle, rankItems } from './propose.ts'

it.each([
  ['Mama fell last night. The doctor says she is fine.', 'Mama fell last night'],
  ['my sister forgot my birthday, and I waited all day', 'My sister forgot my birthday'],
  [
    'I have told him three times now that it is not fair to give me every single weekend shift.',
    'I have told him three times now',
  ],
  [
    'My boss presented my idea as his own in front of the whole team.',
    'My boss presented my idea as his own',
  ],
  ['Hm', ''],
  ['', ''],
])('proposes a title for: %s', (text, title) => expect(proposeTitle(text)).toBe(title))

const item = (id: number, name: string, attachmentPower = 0.5) => ({
  id,
  name,
  category: 'ideas',
  attachmentPower,
})

it('finds the parts of a map by name before those by meaning, the closer one first', () => {
  const items = [
    item(1, 'Quiet mornings'),
    item(2, 'Professional Success', 0.9),
    item(3, 'Career', 0.4),
    item(4, 'Jonas (my husband)'),
  ]
  const text = 'My boss gave the project away, and Jonas only laughed.'
  expect(rankItems(text, items).map(({ id }) => id)).toEqual([4, 2, 3])
  expect(rankItems('Nothing of it.', items)).toEqual([])
})

it('does not take somebody else’s friend, boss or mother for a part of one’s own life', () => {
  const items = [item(1, 'Friends'), item(2, 'My mother')]
  const found = (text: string) => rankItems(text, items).map(({ id }) => id)
  expect(found('My son’s friend broke the window.')).toEqual([])
  expect(found("Lea's best friend never called back.")).toEqual([])
  expect(found("My husband's mother came to stay.")).toEqual([])
  expect(found('It’s friends I miss, and that’s all.')).toEqual([1])
  expect(found('My mother’s house is sold.')).toEqual([2])
  expect(namedIn('My son’s friend broke the window.').map(({ name }) => name)).toEqual(['My son'])
  expect(namedIn('Two kids, and I packed while he was at work.').map(({ name }) => name)).toEqual([
    'My family',
  ])
  expect(namedIn('She lost her job.')).toEqual([])
})

it('knows who comes up in several texts and is not on the map', () => {
  const texts = [
    'Mama called about the garden.',
    'Mama, Mama, always Mama.',
    'I told Tom about the plan.',
    'My boss praised the project. Tom laughed.',
    'A long meeting at work. Tom was late.',
    'My boss was away; Mama came.',
  ]
  const found = (map: readonly string[]) =>
    comesUp(
      texts,
      map.map((name) => ({ name })),
    ).map(({ name, count }) => [name, count])
  expect(found([])).toEqual([
    ['Mama', 3],
    ['Tom', 3],
    ['My work', 3],
  ])
  expect(found(['Tom', 'Career'])).toEqual([['Mama', 3]])
})

it('names who and what is not on the map yet', () => {
  const names = (text: string, ...map: string[]) =>
    namedIn(
      text,
      map.map((name) => ({ name })),
    ).map(({ name }) => name)
  expect(names('Mama fell last night.')).toEqual(['Mama'])
  expect(names('My sister Lia called me at work.')).toEqual(['Lia', 'My work'])
  expect(names('My sister forgot my birthday.')).toEqual(['My sister'])
  expect(names('Mama fell last night.', 'Mama')).toEqual([])
  expect(names('The doctor called about the scan.')).toEqual(['My health'])
  expect(names('Grey all over.')).toEqual([])
})

it('takes less than a frame for a long text', () => {
  const text = 'My boss said on Friday that Maya would do it, and my mother called. '.repeat(70)
  const items = Array.from({ length: 60 }, (_, id) => item(id, `Something close ${id}`))
  const before = process.threadCpuUsage()
  for (let round = 0; round < 5; round++) {
    proposeTitle(text)
    rankItems(text, items)
    namedIn(text, items)
  }
  // What it costs the processor, whoever else keeps it busy. A phone is some four times slower, and a key may take 50 ms.
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000 / 5).toBeLessThan(50)
})

it('ranks thousands of items in a moment, because it takes the text apart once', () => {
  const items = Array.from({ length: 2000 }, (_, at) => item(at, `Friend number ${at}`))
  const text = 'I told friend number 7 what my brother said about it. '.repeat(90)
  const times = [1, 2, 3].map(() => {
    const began = performance.now()
    rankItems(text, items)
    return performance.now() - began
  })
  expect(Math.min(...times)).toBeLessThan(150)
})
