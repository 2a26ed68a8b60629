/** Example situations for visitors. Ids are fixed and below all real ones. */
import type { Situation } from '#domain/situation/situation.ts'
import { EXAMPLE_ITEMS } from './self-map.ts'

type ExampleText = Pick<Situation, 'id' | 'title' | 'description' | 'createdAt'>

const example = (told: ExampleText, itemIds: readonly number[]): Situation => ({
  ...told,
  selfMapItemIds: itemIds.map(String),
  items: itemIds.map((itemId) => {
    const { name, category, attachmentPower } = EXAMPLE_ITEMS.find(({ id }) => id === itemId)!
    return { itemId, name, category, attachmentPower }
  }),
})

export const EXAMPLE_SITUATIONS: readonly Situation[] = [
  example(
    {
      id: 1001,
      title: 'Passed over for team lead',
      description:
        'My manager told me this morning that Daniel will lead the new team. I have worked towards this for two years and trained Daniel myself when he started. She said I was not visible enough. I nodded and said it was fine, but I have been angry all day and cannot look at my desk without thinking that none of the late evenings counted. It is simply not fair.',
      createdAt: '2025-03-05T18:20:00.000Z',
    },
    [-5, -8],
  ),
  example(
    {
      id: 1002,
      title: 'Waiting for the scan',
      description:
        'My mother has to go back to the hospital on Thursday for a second scan. The doctor did not say much, only that they want to be sure. I keep imagining the worst and I have called her four times today. My father makes jokes about it, as he always does. I live three hours away and I am afraid that I will not be there when they need me.',
      createdAt: '2025-04-14T21:05:00.000Z',
    },
    [-1],
  ),
  example(
    {
      id: 1003,
      title: 'They all came to my graduation',
      description:
        'Yesterday I finally got my degree. Six years of studying after work, and I passed every exam, the last one with a distinction. My friends drove down through the night and cheered louder than everyone else when my name was called. I did it. I am still smiling today.',
      createdAt: '2025-06-22T09:40:00.000Z',
    },
    [-3, -9],
  ),
]
