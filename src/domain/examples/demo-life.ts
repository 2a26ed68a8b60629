/** Sixty days of somebody who does not exist, for houses that show themselves. Nobody's real words. */
import type { NewSelfMapItem } from '../self-map.ts'

export const DEMO_NAME = 'Mara'
export const DEMO_DAYS = 60

type DemoItem = Pick<NewSelfMapItem, 'category' | 'name' | 'attachmentPower'>
export const DEMO_ITEMS: readonly DemoItem[] = [
  { category: 'people', name: 'Lea', attachmentPower: 1 },
  { category: 'people', name: 'Tom', attachmentPower: 0.8 },
  { category: 'people', name: 'Mother', attachmentPower: 0.7 },
  { category: 'people', name: 'Jonas', attachmentPower: 0.5 },
  { category: 'accomplishments', name: 'My bakery', attachmentPower: 0.9 },
  { category: 'accomplishments', name: 'Bread prize', attachmentPower: 0.6 },
  { category: 'ideas', name: 'Being reliable', attachmentPower: 0.8 },
  { category: 'ideas', name: 'Fairness', attachmentPower: 0.7 },
  { category: 'ideas', name: 'Running', attachmentPower: 0.5 },
  { category: 'ideas', name: 'The garden', attachmentPower: 0.4 },
  { category: 'lifeStory', name: 'Growing up poor', attachmentPower: 0.6 },
  { category: 'lifeStory', name: 'College years', attachmentPower: 0.3 },
]

/** How many days ago, what happened, and what it touched. */
type DemoSituation = {
  daysAgo: number
  title: string
  description: string
  items: readonly string[]
}
export const DEMO_SITUATIONS: readonly DemoSituation[] = [
  {
    daysAgo: 58,
    title: 'The new oven is here',
    description:
      'After two years of saving the new oven stands in the bakery. The first loaves came out perfect and I could not stop smiling.',
    items: ['My bakery'],
  },
  {
    daysAgo: 55,
    title: 'Tom forgot our dinner',
    description:
      'I had cooked and set the table. Tom came home at ten and said it had slipped his mind. He did not even apologize properly.',
    items: ['Tom', 'Being reliable'],
  },
  {
    daysAgo: 52,
    title: 'Mother praised the neighbour again',
    description:
      'My mother told me for the third time how well the neighbour’s daughter has done in her office. She has never said that about the bakery.',
    items: ['Mother', 'My bakery'],
  },
  {
    daysAgo: 49,
    title: 'Ten kilometres without a break',
    description:
      'I ran ten kilometres for the first time since spring. It was raining and I did it anyway.',
    items: ['Running'],
  },
  {
    daysAgo: 46,
    title: 'The bank wants more papers',
    description:
      'The bank asked for three more years of figures before they decide about the loan. I lie awake and calculate what happens if they refuse.',
    items: ['My bakery', 'Growing up poor'],
  },
  {
    daysAgo: 43,
    title: 'Lea wants to be left alone',
    description:
      'My daughter Lea closed her door and said I would not understand anyway. I stood in the hallway and did not know what to do.',
    items: ['Lea'],
  },
  {
    daysAgo: 40,
    title: 'Jonas came late for the third time',
    description:
      'Jonas started his shift half an hour late again and the others had to carry his trays. I shouted at him in front of everybody.',
    items: ['Jonas', 'Fairness'],
  },
  {
    daysAgo: 39,
    title: 'I should not have shouted',
    description:
      'I keep seeing how Jonas looked at the floor when I shouted at him. I do not want to be a boss like that.',
    items: ['Jonas', 'Fairness'],
  },
  {
    daysAgo: 36,
    title: 'A letter from a customer',
    description:
      'An old customer wrote that our rye bread tastes like the one of her childhood. I read it aloud to the whole team.',
    items: ['My bakery', 'Bread prize'],
  },
  {
    daysAgo: 33,
    title: 'Tom said it would be fine',
    description:
      'I told Tom how worried I am about the loan and he said it would be fine and went on reading. I had expected that he would ask at least one question.',
    items: ['Tom', 'My bakery'],
  },
  {
    daysAgo: 30,
    title: 'Lea showed me her drawing',
    description:
      'Out of nowhere Lea showed me the drawing she had been working on all week. She let me sit beside her while she finished it.',
    items: ['Lea'],
  },
  {
    daysAgo: 27,
    title: 'The tomatoes are lost',
    description:
      'The frost came a week early and all my tomatoes are black. I had looked after them since April.',
    items: ['The garden'],
  },
  {
    daysAgo: 24,
    title: 'Not invited to the reunion',
    description: 'I saw pictures of the reunion of our college year. Nobody had told me about it.',
    items: ['College years'],
  },
  {
    daysAgo: 21,
    title: 'The loan is approved',
    description:
      'The bank called at noon. They approved the whole loan. I sat down on a sack of flour and laughed.',
    items: ['My bakery', 'Growing up poor'],
  },
  {
    daysAgo: 18,
    title: 'Mother asked for the recipe',
    description:
      'My mother asked me how I make the rye bread. She wrote it down word by word and said it was better than hers.',
    items: ['Mother', 'Bread prize'],
  },
  {
    daysAgo: 15,
    title: 'Jonas apologized',
    description:
      'Jonas came to me before the shift and said he was sorry about the delays, his father is ill. I told him I was sorry about the shouting too.',
    items: ['Jonas', 'Fairness'],
  },
  {
    daysAgo: 12,
    title: 'Second place',
    description:
      'We got second place at the bread prize. The winner uses bought dough, everybody knows it.',
    items: ['Bread prize', 'Fairness'],
  },
  {
    daysAgo: 9,
    title: 'Tom cooked',
    description:
      'I came home late and Tom had cooked, and the table was set. He said he remembered how I must have felt that evening.',
    items: ['Tom'],
  },
  {
    daysAgo: 6,
    title: 'Lea goes on the exchange',
    description:
      'Lea will spend half a year in Lyon. I am happy for her, and I do not know how quiet the house will be.',
    items: ['Lea'],
  },
  {
    daysAgo: 3,
    title: 'The knee',
    description:
      'My knee hurts after every run and the doctor says I must stop for six weeks. I had just found my rhythm.',
    items: ['Running'],
  },
  {
    daysAgo: 1,
    title: 'A quiet Sunday',
    description:
      'The shop was closed, the sun came into the kitchen, and for an hour nobody wanted anything from me. I drank my coffee in the garden.',
    items: ['The garden'],
  },
]
