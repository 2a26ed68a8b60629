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
  [
    'My granddaughter Lotte finished the little stool we built together in the shed.',
    'My granddaughter Lotte finished the little stool',
  ],
  [
    'My granddaughter Charlotte finished painting the little stool we built.',
    'My granddaughter Charlotte finished painting',
  ],
  [
    'Yesterday I asked Leo if he wanted to bake with me like we always used to.',
    'Yesterday I asked Leo',
  ],
  [
    'This morning in the team meeting Dr. Bauer presented my plan.',
    'This morning in the team meeting Dr. Bauer',
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

it('finds the parts of a map that a text names', () => {
  const items = [
    item(1, 'Quiet mornings'),
    item(2, 'Professional Success', 0.9),
    item(4, 'Jonas (my husband)'),
  ]
  const text = 'My boss gave the project away, and Jonas only laughed.'
  expect(rankItems(text, items).map(({ id }) => id)).toEqual([4])
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
  expect(found(['Tom', 'My work'])).toEqual([['Mama', 3]])
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

const firstIn = (text: string) => namedIn(text)[0]?.name

it.each([
  ['Our Katie rang at work. She passed her boards, first in the family.', 'Katie'],
  ['The lady at the till put a bun in and said it was Jean’s usual, on the house.', undefined],
  ['I never spoke to her before. She said Jean’s usual, on the house.', 'Jean'],
  ['Beata would not swap her Saturday. I did three nights when she was ill.', 'Beata'],
  ['I was late for Ola, and then I shouted at her about the wet shoes.', 'Ola'],
  ['My daughter came to the new flat after my night shift.', 'My daughter'],
  ['I met my mother at the office.', 'My mother'],
  ['My son ran the marathon and the doctor was proud.', 'My son'],
  ['Mrs Smith said at work that it was Smith’s turn, not hers.', 'Mrs Smith'],
  ['I am so tired of work. Sleep would help, and a week for Spain.', 'My work'],
])('names a person before a part of a life: %s', (text, first) => {
  expect(firstIn(text)).toBe(first)
})

it.each([
  'The drinks were on the house.',
  'What was said there hit home.',
  'I was told to make myself at home.',
  'I feel at home with them.',
  'I was home asleep when it rang.',
  'I could not go back in the house for ten minutes.',
  'They brought the house down.',
  'It was a moving speech.',
  'Tuesday works for me.',
  'It was hard work to listen.',
  'The museum shows a whole body of work.',
  'It just didn’t work.',
  'We tried to make it work.',
  'They did a really good job.',
  'I put my heart and soul into the song.',
  'I am sick of waiting.',
  'That queue is a pain in the neck.',
  'I was ill at ease.',
  'She was ill all week.',
  'I was running late again.',
  'It pays in the long run.',
  'That song lives rent free in my head.',
  'On the bank holiday it rained.',
  'The list is up to date.',
  'That waiter is a class act.',
  'I went to Ola’s school play.',
])('takes no part of a life from what only sounds like it: %s', (text) => {
  expect(namedIn(text).filter(({ category }) => category !== 'people')).toEqual([])
  expect(firstIn(text)?.startsWith('My ') ?? false).toBe(false)
})

it.each([
  ['The house is cold, and the heating broke.', 'My home'],
  ['Our flat was broken into.', 'My home'],
  ['There is mould in my kitchen.', 'My home'],
  ['I feel lost in the new house, my first home.', 'My home'],
  ['We are moving house on Friday.', 'My home'],
  ['I lost my job.', 'My work'],
  ['I have to work on Sunday again.', 'My work'],
  ['Another shift at the office.', 'My work'],
  ['Work was awful today.', 'My work'],
  ['Tomorrow’s exam frightens me.', 'My studies'],
  ['I failed the class.', 'My studies'],
  ['The rent went up and the bank said no.', 'Being safe with money'],
  ['I am ill again.', 'My health'],
  ['The pain came back.', 'My health'],
  ['The biopsy is on Monday.', 'My health'],
  ['I went for a run and it felt light.', 'What my body can do'],
  ['I scored the winning goal.', 'What my body can do'],
  ['We lost the match.', 'What my body can do'],
  ['The date went well.', 'My relationship'],
  ['Nobody came to the party.', 'My friends'],
  ['Christmas was quiet.', 'My family'],
])('takes the part of a life that is meant: %s', (text, part) => {
  expect(firstIn(text)).toBe(part)
})

it('puts the people of a map before its other parts where a text names both', () => {
  const katie = { ...item(2, 'Katie', 0.3), category: 'people' }
  const items = [item(1, 'My work', 0.9), katie, item(3, 'My home', 0.9)]
  const found = rankItems('Katie rang at work. A bun on the house.', items)
  expect(found.map(({ id }) => id)).toEqual([2, 1])
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
