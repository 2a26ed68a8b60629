/** What a decent model answers to each call, about the items it was asked about. */
import type { ModelRequest } from '#engine/language/model-request.ts'

type Schema = { properties?: Record<string, { items?: Schema; enum?: string[] } & Schema> }

/** Which call it was, by the object that was asked for. */
export type Asked = { call: ModelRequest['name']; items: string[] }

export function askedFor(schema: Schema): Asked {
  const { touched, items, connections, wishes, quote } = schema.properties ?? {}
  const about = (part: { items?: Schema } | undefined) => part?.items?.properties?.item?.enum ?? []
  if (touched) return { call: 'understand', items: about(touched) }
  if (items) return { call: 'say', items: about(items) }
  if (connections) return { call: 'deepen', items: about(connections) }
  if (wishes) return { call: 'wishes', items: [] }
  if (quote) return { call: 'week', items: [] }
  return { call: 'repair', items: [] }
}

const QUOTE = 'My boss took my idea'

export const decentAnswer = ({ call, items }: Asked): Record<string, unknown> =>
  ({
    understand: understood(items),
    say: said(items),
    deepen: depth(items),
    repair: { sentences: [] },
    wishes: { wishes: ['to be named beside my idea', 'that he asks me first'] },
    week: line('Your idea came up on more than one day, and it was yours.'),
  })[call]

const understood = (items: readonly string[]) => ({
  touched: items.map((item) => ({
    item,
    quote: QUOTE,
    side: 'loss',
    shift: 3,
    settled: false,
    time: 'now',
    source: 'outside',
    others: false,
    attacked: true,
    repelled: false,
    sure: 3,
    feeling: 'anger',
    own: '',
  })),
  turn: QUOTE,
  unsure: { question: '', answers: [] },
  risk: 0,
})

const line = (text: string, basis = 'said') => ({
  text,
  basis,
  quote: basis === 'said' ? QUOTE : '',
})

const said = (items: readonly string[]) => ({
  items: items.map((item) => ({
    item,
    expected: line(`You counted on ${item} being safe with your boss.`),
    wishes: [],
    saw: line('You saw your boss take your idea.'),
    why: line('You may be angry because the idea was yours.', 'guess'),
  })),
  reading: line('Your boss took your idea, and it looks as if nobody knows whose it was.', 'guess'),
  steps: [
    {
      lever: 'action',
      item: items[0],
      ...line('Tomorrow morning, ask for ten minutes and say which part was yours.', 'general'),
    },
    { lever: 'body', item: items[0], ...line('Before that, walk for a while.', 'general') },
  ],
  question: 'What would you like your boss to say?',
})

const depth = (items: readonly string[]) => ({
  connections: items.map((item) => ({ item, ...line('The idea was part of your work.') })),
  insights: [
    { title: 'Whose it is', ...line('Anger tends to come where something is taken.', 'general') },
  ],
  growth: [
    {
      area: 'Being heard',
      ...line('You might say earlier which part is yours.', 'guess'),
      actions: ['Write down what you made.', 'Share it before the meeting.'],
    },
  ],
  patterns: [
    {
      pattern: 'mind reading',
      ...line('Could there be another reason?', 'guess'),
      quote: 'sold it as his own',
      impact: 'It may make the next talk harder.',
    },
    { pattern: 'labeling', ...line('None.'), quote: 'words that nobody wrote', impact: '' },
  ],
})
