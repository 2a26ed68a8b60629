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
      'After two years of saving, the new oven is in. The first loaves came out perfect and I couldn’t stop smiling.',
    items: ['My bakery'],
  },
  {
    daysAgo: 56,
    title: 'The flour is late',
    description:
      'The mill delivered four hours late without so much as a call, and I had to tell three cafés there’d be no bread. I was angry all morning. They know people count on me.',
    items: ['My bakery', 'Being reliable'],
  },
  {
    daysAgo: 55,
    title: 'Tom forgot our dinner',
    description:
      'I’d cooked and set the table. Tom came home at ten and said it had slipped his mind. He didn’t even apologise properly.',
    items: ['Tom', 'Being reliable'],
  },
  {
    daysAgo: 53,
    title: 'Lea waited outside the music school',
    description:
      'Tom forgot to pick Lea up. She waited for an hour in the cold, and he laughed about it.',
    items: ['Tom', 'Lea'],
  },
  {
    daysAgo: 52,
    title: 'Mum was singing the neighbour’s praises again',
    description:
      'My mother told me for the third time how well the neighbour’s daughter is doing at her office. She’s never said that about the bakery. I’m hurt.',
    items: ['Mum', 'My bakery'],
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
    title: 'The bank wants more paperwork',
    description:
      'The bank asked for three more years of figures before they decide about the loan. I’m worried they’ll refuse, and I lie awake working out what happens to the bakery then.',
    items: ['My bakery', 'Growing up poor'],
  },
  {
    daysAgo: 45,
    title: 'When will you look for something safer?',
    description:
      'On the phone my mother asked when I’d look for something safer than a bakery. I’m so angry that she still doesn’t take my work seriously.',
    items: ['Mum', 'My bakery'],
  },
  {
    daysAgo: 43,
    title: 'Lea wants to be left alone',
    description:
      'My daughter Lea closed her door and said I wouldn’t understand anyway. I stood in the hallway and didn’t know what to do.',
    items: ['Lea'],
  },
  {
    daysAgo: 40,
    title: 'Jonas was late for the third time',
    description:
      'Jonas started his shift half an hour late again and the others had to carry his trays. I shouted at him in front of everyone.',
    items: ['Jonas', 'Fairness'],
  },
  {
    daysAgo: 39,
    title: 'I shouldn’t have shouted',
    description:
      'I shouted at Jonas yesterday, and I’m ashamed of it. I keep seeing how he looked at the floor. I don’t want to be a boss like that.',
    items: ['Jonas', 'Fairness'],
  },
  {
    daysAgo: 37,
    title: 'A bad review',
    description:
      'Someone wrote online that our rolls are dry and that we’re unfriendly. I read it four times, and I know it isn’t true.',
    items: ['My bakery'],
  },
  {
    daysAgo: 36,
    title: 'A letter from a customer',
    description:
      'An old customer wrote that our rye bread tastes like the bread she had as a child. I read it aloud to the whole team.',
    items: ['My bakery', 'Bread prize'],
  },
  {
    daysAgo: 33,
    title: 'Tom said it would be fine',
    description:
      'I told Tom about the loan. I’d expected him to ask at least one question, but he said it would be fine and went on reading. It hurt me that he didn’t listen.',
    items: ['Tom', 'My bakery'],
  },
  {
    daysAgo: 31,
    title: 'The electricity bill',
    description:
      'The electricity bill has doubled. If it stays like this I don’t know how we’ll get through the winter. I’m worried.',
    items: ['My bakery', 'Growing up poor'],
  },
  {
    daysAgo: 30,
    title: 'Lea showed me her drawing',
    description:
      'Out of nowhere Lea showed me the drawing she’d been working on all week. She let me sit next to her while she finished it, and I was so happy.',
    items: ['Lea'],
  },
  {
    daysAgo: 27,
    title: 'I’ve lost my tomatoes',
    description:
      'The frost came a week early and all my tomatoes are black. I’d looked after them since April.',
    items: ['The garden'],
  },
  {
    daysAgo: 25,
    title: 'Tom left the kitchen as it was',
    description:
      'Tom had promised to clear the kitchen before my sister came, and he hadn’t even started. I was furious that I couldn’t rely on him again.',
    items: ['Tom', 'Being reliable'],
  },
  {
    daysAgo: 24,
    title: 'Not invited to the reunion',
    description: 'I saw pictures of our college reunion. No one had told me about it.',
    items: ['College years'],
  },
  {
    daysAgo: 21,
    title: 'The loan is approved',
    description:
      'The bank called at noon. They approved the whole loan. I was so happy and relieved that I sat down on a sack of flour and laughed.',
    items: ['My bakery', 'Growing up poor'],
  },
  {
    daysAgo: 18,
    title: 'Mum asked for the recipe',
    description:
      'My mother asked me how I make the rye bread. She wrote it down word for word and said it was better than hers.',
    items: ['Mum', 'Bread prize'],
  },
  {
    daysAgo: 16,
    title: 'An extra shift for nothing',
    description:
      'The café cancelled its order at six in the morning, when everything was baked. No one even said sorry.',
    items: ['My bakery', 'Fairness'],
  },
  {
    daysAgo: 15,
    title: 'Jonas apologised',
    description:
      'Jonas came to me before the shift and said he was sorry about being late, his father’s ill. I told him I was sorry about the shouting too, and we were both relieved.',
    items: ['Jonas', 'Fairness'],
  },
  {
    daysAgo: 12,
    title: 'Second place',
    description:
      'We only got second place at the bread prize. The winner uses bought dough, and everyone knows it. It’s unfair, and it makes me angry.',
    items: ['Bread prize', 'Fairness'],
  },
  {
    daysAgo: 9,
    title: 'Tom cooked',
    description:
      'Tom surprised me. He’d cooked, the candles were lit, and he’d thought of everything. I was happy about it all evening.',
    items: ['Tom'],
  },
  {
    daysAgo: 8,
    title: 'They’ve announced an inspection',
    description:
      'The food inspectors are coming next week. I’m worried they’ll find something, and I checked the cold room twice in the night.',
    items: ['My bakery'],
  },
  {
    daysAgo: 6,
    title: 'Lea is going on the exchange',
    description:
      'Lea’s going to Lyon for six months. I’m happy for her, and I’m sad that the house will be so quiet.',
    items: ['Lea'],
  },
  {
    daysAgo: 3,
    title: 'My knee',
    description:
      'My knee hurts after every run and the doctor says I have to stop for six weeks. I’d just found my rhythm.',
    items: ['Running'],
  },
  {
    daysAgo: 1,
    title: 'A quiet Sunday',
    description:
      'The shop was closed, and I drank my coffee in the garden in the sun. For an hour no one wanted anything from me, and I was content.',
    items: ['The garden'],
  },
]
