import { describe, expect, it } from 'vitest'
import sentences from '../../../test/feelings/stated.json' with { type: 'json' }
import further from '../../../test/feelings/stated-further.json' with { type: 'json' }
import { readStated } from './stated.ts'

type Wanted = {
  text: string
  rule: string
  feelings: { word: string; shown: string; group: string; second?: string; side: string }[]
  before?: string[]
  side?: string
}

describe('what is stated', () => {
  it.each([...sentences, ...further] as Wanted[])(
    '$text ($rule)',
    ({ text, feelings, before = [], side }) => {
      const stated = readStated(text)
      const short = stated.feelings.map(({ word, shown, group, second, side }) => ({
        word,
        shown,
        group,
        ...(second && { second }),
        side,
      }))
      expect({
        feelings: short,
        before: stated.before.map(({ word }) => word),
        side: stated.side,
      }).toEqual({
        feelings: feelings.map(({ word, shown, group, second, side }) => ({
          word,
          shown,
          group,
          ...(second && { second }),
          side,
        })),
        before,
        side,
      })
    },
  )

  it('keeps the place of the words', () => {
    const text = 'It rained. I’m a bit sad today.'
    const [felt] = readStated(text).feelings
    expect(text.slice(felt!.start, felt!.end)).toBe('sad')
  })

  it.each([
    "Piotr's over the moon.",
    'Marta was over the moon, I was not.',
    "You'd think from the photo I was delighted, they made me hold it up.",
    'Shame, it was going on the wall.',
    'I came down grinning.',
  ])('is not the writer’s in “%s”', (text) => expect(readStated(text).feelings).toEqual([]))
})
