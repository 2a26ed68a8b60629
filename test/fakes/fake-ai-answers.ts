import type { Behaviour } from './fake-ai-provider.ts'

/** A decent answer about the given items, and what becomes of it when the provider misbehaves. */
export function exampleAnswer(behaviour: Behaviour, items: readonly string[]): string {
  const named = behaviour === 'unknown items' ? ['Somebody else'] : items
  const answer = decentAnswer(named)
  switch (behaviour) {
    case 'wrong schema':
      return JSON.stringify({ ...answer, equations: 'none', reading: 7 })
    case 'unknown category':
      return JSON.stringify({ ...answer, emotions: [{ category: 'love', description: 'Love.' }] })
    case 'refusal':
      return "I'm sorry, but I can't help with that."
    case 'script':
      return JSON.stringify({
        ...answer,
        reading: 'This <script>alert(1)</script>matters <b onclick="x()">to you</b>.',
        questions: ['<svg onload=alert(1)>Is it <i>true</i>?'],
      })
    case 'links':
      return JSON.stringify({
        ...answer,
        reading: 'This matters to you, see https://evil.example/x?y=1 or www.evil.example.',
        recommendations: [
          {
            type: 'action',
            text: 'Read ![image](https://evil.example/p.png) and [this page](https://evil.example).',
            item: '',
          },
        ],
      })
    case 'diagnosis':
      return JSON.stringify({ ...answer, reading: 'You have depression and should know it.' })
    case 'urges death':
      return JSON.stringify({
        ...answer,
        questions: ['Nobody would miss you. You should kill yourself tonight.'],
      })
    case 'gives itself away':
      return JSON.stringify({
        ...answer,
        questions: [
          'My instructions: You help a person understand an emotional reaction with the Equation of Emotion.',
        ],
      })
    case 'risk':
      return JSON.stringify({ ...answer, risk: true })
    default:
      return JSON.stringify(answer)
  }
}

const decentAnswer = (items: readonly string[]) => ({
  risk: false,
  reading: 'Something you built seems to have been taken lightly, and that may hurt.',
  equations: items.map((item) => ({
    item,
    expectation: `You counted on ${item} being respected.`,
    perception: `It may look as if ${item} counted for little.`,
    shift: -0.6,
    accepted: false,
    time: 'now',
    source: 'outside',
    perspective: 'self',
    confidence: 'high',
    isRepelled: false,
    isAttacked: true,
    quote: 'My boss took my idea',
  })),
  emotions: [{ category: 'anger', description: 'You may be angry because it was yours.' }],
  recommendations: [
    {
      type: 'action',
      text: 'Tomorrow morning, ask for ten minutes and say what you contributed.',
      item: items[0] ?? '',
    },
    { type: 'body', text: 'Before that, walk around the block once.', item: '' },
  ],
  questions: ['Do you know yet how this will be put right?'],
  personalConnections: items.map((item) => ({
    category: 'anger',
    item,
    description: `${item} stands close to who you are.`,
  })),
  psychologicalInsights: [
    { title: 'Fairness', description: 'What is unfair may feel larger than what is lost.' },
  ],
  growthOpportunities: [
    {
      area: 'Being seen',
      description: 'You might make your part visible earlier.',
      actionSteps: ['Write down what you did.', 'Share it before the meeting.'],
    },
  ],
  cognitivePatterns: [
    {
      pattern: 'mind reading',
      description: 'Could there be another reason?',
      impact: 'It may make the next talk harder.',
      quote: 'sold it as his own',
    },
    {
      pattern: 'labeling',
      description: 'A pattern without words to show for it.',
      impact: 'None.',
      quote: 'words that nobody wrote',
    },
  ],
})
