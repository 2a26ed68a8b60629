import { expect, it } from 'vitest'
import { NOT_AN_EXPORT, type Restorable, ROWS } from '#domain/sharing/export-file.ts'
import { refuseLooseEnds } from './loose-ends.ts'

const EMPTY = Object.fromEntries(Object.keys(ROWS).map((section) => [section, []]))
const check = (rows: Record<string, object[]>) => () =>
  refuseLooseEnds({ ...EMPTY, ...rows } as unknown as Restorable)
const situations = [
  { id: 1, draftId: null },
  { id: 2, draftId: 'a' },
]

it.each<[string, Record<string, object[]>]>([
  ['nothing', {}],
  [
    'what belongs to something that is there',
    { situations, situationAnswers: [{ situationId: 1, question: 'a' }] },
  ],
  [
    'what belongs to nothing',
    {
      situations,
      tosses: [
        { id: 1, situationId: null },
        { id: 2, situationId: null },
      ],
    },
  ],
  [
    'the same question of two situations',
    { situations, situationAnswers: [1, 2].map((situationId) => ({ situationId, question: 'a' })) },
  ],
  [
    'two items of one name in two categories',
    {
      items: [
        { id: 1, category: 'a', name: 'Tom' },
        { id: 2, category: 'b', name: 'Tom' },
      ],
    },
  ],
  [
    'a tie both ways',
    {
      relationships: [
        { id: 1, sourceItemId: 1, targetItemId: 2, relationshipType: 'supports' },
        { id: 2, sourceItemId: 2, targetItemId: 1, relationshipType: 'supports' },
      ],
    },
  ],
  [
    'a change of an item, and one of a tie',
    {
      mapChanges: [
        {
          kind: 'came',
          name: 'Tom',
          category: 'a',
          attachmentPower: 0,
          otherItemId: null,
          relationshipType: null,
        },
        {
          kind: 'untied',
          name: null,
          category: null,
          attachmentPower: null,
          otherItemId: 2,
          relationshipType: 'supports',
        },
      ],
    },
  ],
])('takes %s', (_, rows) => {
  expect(check(rows)).not.toThrow()
})

const item = {
  kind: 'left',
  name: 'Tom',
  category: 'a',
  attachmentPower: 0.5,
  otherItemId: null,
  relationshipType: null,
}
const tie = {
  kind: 'tied',
  name: null,
  category: null,
  attachmentPower: null,
  otherItemId: 2,
  relationshipType: 'supports',
}
it.each<[string, Record<string, object[]>]>([
  [
    'what belongs to something that is not there',
    { situations, situationAnswers: [{ situationId: 3, question: 'a' }] },
  ],
  [
    'two of one number',
    {
      situations: [
        { id: 1, draftId: 'a' },
        { id: 1, draftId: 'b' },
      ],
    },
  ],
  [
    'two of one draft',
    {
      situations: [
        { id: 1, draftId: 'a' },
        { id: 2, draftId: 'a' },
      ],
    },
  ],
  [
    'two items of one name',
    {
      items: [
        { id: 1, category: 'a', name: 'Tom' },
        { id: 2, category: 'a', name: 'TOM' },
      ],
    },
  ],
  [
    'two tosses of one situation',
    { situations, experiments: [{ id: 1 }], tosses: [1, 2].map((id) => ({ id, situationId: 1 })) },
  ],
  [
    'one word twice',
    {
      ownWords: [
        { id: 1, word: 'Meh' },
        { id: 2, word: 'meh' },
      ],
    },
  ],
  [
    'a tie to itself',
    { relationships: [{ id: 1, sourceItemId: 1, targetItemId: 1, relationshipType: 'supports' }] },
  ],
  ...(['name', 'category', 'attachmentPower'] as const).map(
    (part): [string, Record<string, object[]>] => [
      `an item without its ${part}`,
      { mapChanges: [{ ...item, [part]: null }] },
    ],
  ),
  ...(['otherItemId', 'relationshipType'] as const).map(
    (part): [string, Record<string, object[]>] => [
      `a tie without its ${part}`,
      { mapChanges: [{ ...tie, [part]: null }] },
    ],
  ),
])('refuses %s', (_, rows) => {
  expect(check(rows)).toThrow(NOT_AN_EXPORT)
})
