/** Sixty days of a made-up person, for demo instances. No real person's words. */
import type { DemoName } from './map.ts'

/** The age in days, the event, and the items it touched. */
type DemoSituation = {
  daysAgo: number
  title: string
  description: string
  items: readonly DemoName[]
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
    daysAgo: 56,
    title: 'The flour is late',
    description:
      'The mill delivered four hours late without so much as a call, and I had to tell three cafés that there would be no bread. I was angry all morning: they know that people count on me.',
    items: ['My bakery', 'Being reliable'],
  },
  {
    daysAgo: 55,
    title: 'Tom forgot our dinner',
    description:
      'I had cooked and set the table. Tom came home at ten and said it had slipped his mind. He did not even apologize properly.',
    items: ['Tom', 'Being reliable'],
  },
  {
    daysAgo: 53,
    title: 'Lea waited in front of the music school',
    description:
      'Tom forgot to pick Lea up. She waited for an hour in the cold, and he laughed about it.',
    items: ['Tom', 'Lea'],
  },
  {
    daysAgo: 52,
    title: 'Mother praised the neighbour again',
    description:
      'My mother told me for the third time how well the neighbour’s daughter has done in her office. She has never said that about the bakery. I am hurt.',
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
      'The bank asked for three more years of figures before they decide about the loan. I am worried that they will refuse, and I lie awake and calculate what happens to the bakery then.',
    items: ['My bakery', 'Growing up poor'],
  },
  {
    daysAgo: 45,
    title: 'When will you find something safer',
    description:
      'On the phone my mother asked when I would look for something safer than a bakery. I am so angry that she still does not take my work seriously.',
    items: ['Mother', 'My bakery'],
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
      'I shouted at Jonas yesterday, and I am ashamed of it. I keep seeing how he looked at the floor. I do not want to be a boss like that.',
    items: ['Jonas', 'Fairness'],
  },
  {
    daysAgo: 37,
    title: 'A bad review',
    description:
      'Somebody wrote online that our rolls are dry and that we are unfriendly. I read it four times, and I know it is not true.',
    items: ['My bakery'],
  },
  {
    daysAgo: 36,
    title: 'A letter from a customer',
    description:
      'An old customer wrote that our rye bread tastes like the bread of her childhood. I read it aloud to the whole team.',
    items: ['My bakery', 'Bread prize'],
  },
  {
    daysAgo: 33,
    title: 'Tom said it would be fine',
    description:
      'I told Tom about the loan. I had expected that he would ask at least one question, but he said it would be fine and went on reading. It hurt me that he did not listen.',
    items: ['Tom', 'My bakery'],
  },
  {
    daysAgo: 31,
    title: 'The electricity bill',
    description:
      'The bill for electricity has doubled. If it stays like this I do not know how we will get through the winter. I am worried.',
    items: ['My bakery', 'Growing up poor'],
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
    daysAgo: 25,
    title: 'Tom left the kitchen as it was',
    description:
      'Tom had promised to clear the kitchen before my sister came, and he had not even begun. I was furious that I could not rely on him again.',
    items: ['Tom', 'Being reliable'],
  },
  {
    daysAgo: 24,
    title: 'Not invited to the reunion',
    description: 'I saw pictures of our college reunion. Nobody had told me about it.',
    items: ['College years'],
  },
  {
    daysAgo: 21,
    title: 'The loan is approved',
    description:
      'The bank called at noon: they approved the whole loan. I was so happy and relieved that I sat down on a sack of flour and laughed.',
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
    daysAgo: 16,
    title: 'An extra shift for nothing',
    description:
      'The café cancelled its order at six in the morning, when everything was baked. Nobody even said sorry.',
    items: ['My bakery', 'Fairness'],
  },
  {
    daysAgo: 15,
    title: 'Jonas apologized',
    description:
      'Jonas came to me before the shift and said he was sorry about the delays, his father is ill. I told him I was sorry about the shouting too, and we were both relieved.',
    items: ['Jonas', 'Fairness'],
  },
  {
    daysAgo: 12,
    title: 'Second place',
    description:
      'We only got second place at the bread prize. The winner uses bought dough, and everybody knows it. It is unfair, and it makes me angry.',
    items: ['Bread prize', 'Fairness'],
  },
  {
    daysAgo: 9,
    title: 'Tom cooked',
    description:
      'Tom surprised me: he had cooked, the candles were lit, and he had thought of everything. I was happy about it all evening.',
    items: ['Tom'],
  },
  {
    daysAgo: 8,
    title: 'The inspection is announced',
    description:
      'The food inspectors are coming next week. I am worried that they will find something, and I checked the cold room twice in the night.',
    items: ['My bakery'],
  },
  {
    daysAgo: 6,
    title: 'Lea goes on the exchange',
    description:
      'Lea will spend half a year in Lyon. I am happy for her, and I am sad that the house will be so quiet.',
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
      'The shop was closed, and I drank my coffee in the garden in the sun. For an hour nobody wanted anything from me, and I was content.',
    items: ['The garden'],
  },
]
