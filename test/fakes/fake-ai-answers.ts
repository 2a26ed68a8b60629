/** What a decent model answers to each call, about the items it was asked about. */
import type { ModelRequest } from '#engine/language/model-request.ts'

type Schema = { properties?: Record<string, { items?: Schema; enum?: string[] } & Schema> }

/** Which call it was, by the object that was asked for. */
export type Asked = { call: ModelRequest['name']; items: string[] }

export function askedFor(schema: Schema): Asked {
  const { touched, items, connections, wishes, text } = schema.properties ?? {}
  const about = (part: { items?: Schema } | undefined) => part?.items?.properties?.item?.enum ?? []
  if (touched) return { call: 'understand', items: about(touched) }
  if (items) return { call: 'say', items: about(items) }
  if (connections) return { call: 'deepen', items: about(connections) }
  if (wishes) return { call: 'wishes', items: [] }
  if (text) return { call: 'week', items: [] }
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
    week: { text: 'Your idea came up on more than one day, and it was yours.' },
  })[call]

const understood = (items: readonly string[]) => ({
  touched: items.map((item) => ({
    item,
    quote: QUOTE,
    side: 'loss',
    settled: false,
    time: 'now',
    source: 'outside',
    others: false,
    attacked: true,
    repelled: false,
    feeling: 'anger',
    own: '',
  })),
  unsure: { question: '', answers: [] },
  died: false,
  risk: 0,
})

const said = (items: readonly string[]) => ({
  items: items.map((item) => ({
    item,
    expected: `You counted on ${item} being safe with your boss.`,
    wishes: [],
    saw: 'You saw your boss take your idea.',
    why: 'You may be angry because the idea was yours.',
  })),
  reading: 'Your boss took your idea, and it looks as if nobody knows whose it was.',
  steps: [
    {
      lever: 'action',
      when: 'Tomorrow morning',
      act: 'ask for ten minutes and say which part was mine',
    },
    { lever: 'body', when: 'Before that', act: 'walk for a while' },
  ],
  other: { quote: '', text: '' },
  question: 'What would you like your boss to say?',
})

const depth = (items: readonly string[]) => ({
  connections: items.map((item) => ({ item, text: 'The idea was part of your work.' })),
  insights: [{ title: 'Whose it is', text: 'Anger tends to come where something is taken.' }],
  growth: [
    {
      area: 'Being heard',
      text: 'You might say earlier which part is yours.',
      actions: ['Write down what you made.', 'Share it before the meeting.'],
    },
  ],
  patterns: [
    {
      pattern: 'mind reading',
      text: 'Could there be another reason?',
      quote: 'sold it as his own',
      impact: 'It may make the next talk harder.',
    },
    { pattern: 'labeling', text: 'None.', quote: 'words that nobody wrote', impact: '' },
  ],
})
