/** What a feeling is about where the person ticked nothing, on the real reading of whole texts. */
import { describe, expect, it } from 'vitest'
import { embeddedEngine } from '#test/embedded-engine.ts'
import type { EngineItem } from '../input/situation-text.ts'

const ITEMS: readonly EngineItem[] = [
  { id: 1, name: 'My sister', category: 'people', power: 0.9, isChosen: false },
  { id: 2, name: 'My work', category: 'accomplishments', power: 0.6, isChosen: false },
]
const engine = await embeddedEngine()

async function aboutOf(description: string, items = ITEMS) {
  const input = { title: '', description, items, relationships: [], depth: 'premium' as const }
  const { equations } = await engine.analyse(input)
  return equations
    .filter(({ through }) => !through)
    .map(({ itemId, itemName, power }) => ({ itemId, itemName, power }))
}

const BIRTHDAY = 'My sister forgot my birthday. I waited all day for her to call.'

describe('a feeling nobody ticked a part for', () => {
  it('is about the item of the map that the text names, with its power', async () => {
    expect(await aboutOf(BIRTHDAY)).toEqual([{ itemId: 1, itemName: 'My sister', power: 0.9 }])
  })

  it('is about the words of the text where the map has nothing of that name', async () => {
    const [main] = await aboutOf(BIRTHDAY, ITEMS.slice(1))
    expect(main).toEqual({ itemId: null, itemName: 'My sister', power: 0.5 })
  })

  it('is never about an example', async () => {
    const examples = ITEMS.map((item) => ({ ...item, id: -item.id }))
    expect(await aboutOf(BIRTHDAY, examples)).toMatchObject([{ itemId: null }])
  })

  it('is not about the place where it happened', async () => {
    const [main] = await aboutOf('I cried in the toilet at work because Tom ended it by text.')
    expect(main).not.toMatchObject({ itemName: 'My work' })
  })

  it('can be about another part than the second feeling', async () => {
    const both = await aboutOf(
      'I am so happy about the new garden. But I am sad that my sister has not seen it yet.',
    )
    expect(both).toContainEqual(expect.objectContaining({ itemId: 1 }))
    expect(both.some(({ itemId }) => itemId !== 1)).toBe(true)
  })
})
