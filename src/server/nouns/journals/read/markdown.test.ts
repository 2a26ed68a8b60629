import { expect, it } from 'vitest'
import { readMarkdown } from './read-journal.ts'

const titled = (name: string, text: string) => {
  const [note] = readMarkdown([{ name, text }], 'UTC').notes
  return note && [note.title, note.text]
}

it('takes a heading for the title, once, and without its hash', () => {
  expect(titled('2024-03-05.md', '# A first\n\nIt rained.')).toEqual(['A first', 'It rained.'])
  expect(titled('2024-03-05 Walk.md', '## A first\nIt rained.')).toEqual(['A first', 'It rained.'])
  expect(titled('2024-03-05 Walk.md', 'It rained.\n# Later')).toEqual([
    'Walk',
    'It rained.\n# Later',
  ])
  expect(titled('2024-03-05.md', '# Only this')).toEqual(['Only this', '# Only this'])
})

it('leaves the words alone where a title is given beside them', () => {
  const text = '---\ntitle: "Rain"\ndate: 2024-03-05\n---\n\n# Mine\nIt rained.'
  expect(titled('a.md', text)).toEqual(['Rain', '# Mine\nIt rained.'])
})
