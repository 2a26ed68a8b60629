import { describe, expect, it } from 'vitest'
import type { Question } from '#engine/question.ts'
import { type Fault, faultOf, groundsOf } from './check-wording.ts'

const question: Question = {
  title: 'The meeting',
  description:
    'My boss Karl took my idea in the meeting and sold it as his own. I sat there and said nothing. I had worked on it for 3 weeks. My sister Ana was furious when I told her. I am worthless.',
  chosen: [{ itemId: 1, name: 'Career', category: 'ideas', attachmentPower: 0.9 }],
  others: [{ itemId: 2, name: 'My son Ben', category: 'people', attachmentPower: 0.9 }],
  relationships: [],
  depth: 'basic',
}

const READING =
  'Your boss Karl took your idea in the meeting and sold it as his own. No wonder there is anger.'
const SAW = 'And this is what you see: you had worked on it for 3 weeks.'
const WANTED = 'You may have relied on this: honesty from your boss Karl about whose work it was.'
const STEP = 'Tonight, write down the one sentence that would be enough for you.'
const ASK = 'Who watched you make this, and could say so?'
const DENIED = 'Nobody in the meeting said that it was your idea, and you sat there.'
const QUOTE = 'You see something that hurts. You write: “I sat there and said nothing”.'
const MEANS = 'No wonder there is anger: it shows how much your sister means to you.'
const OURS = [READING, SAW, WANTED, STEP, ASK, DENIED, QUOTE, MEANS, 'anger']
const grounds = groundsOf(question, OURS)

const GOOD: [ours: string, said: string][] = [
  [READING, 'It was your idea, and your boss Karl sold it as his own. The anger makes sense.'],
  [READING, 'In the meeting, Karl took your idea and sold it as his own; the anger is no wonder.'],
  [SAW, 'What you see is that you had worked on it for 3 weeks.'],
  [WANTED, 'Perhaps you expected honesty from your boss Karl about whose work it was.'],
  [STEP, 'Write down tonight the one sentence that would be enough for you.'],
  [ASK, 'Who watched you make it, and could say that?'],
  [DENIED, 'You sat there in the meeting, and nobody said that it was your idea.'],
  [
    READING,
    'Karl “took my idea in the meeting”, and sold your idea as his own: so there is anger.',
  ],
]

const BAD: [fault: Fault, ours: string, said: string][] = [
  ['form', READING, 'Your boss Karl <b>took</b> your idea in the meeting and sold it as his own.'],
  ['form', READING, 'Your boss Karl took your idea, see https://evil.example, and sold it.'],
  ['form', READING, '{"reading": "Your boss Karl took your idea in the meeting."}'],
  ['form', READING, 'Your boss Karl took your idea, and you may have depression, clearly.'],
  ['length', STEP, ''],
  ['length', STEP, 'Write it down.'],
  ['length', STEP, `${STEP} ${STEP} ${STEP}`],
  ['length', ASK, 'You. You. You. You. You. Who?'],
  ['question', ASK, 'Somebody watched you make this, and could say so.'],
  ['question', STEP, 'Could you write down tonight the one sentence that would be enough?'],
  ['person', READING, 'My boss Karl took my idea in the meeting and sold it as his own.'],
  ['person', READING, 'Karl took the idea in the meeting and sold it as his own, hence the anger.'],
  ['person', SAW, 'We see that you had worked on it for 3 weeks.'],
  ['quote', READING, 'Your boss Karl said “it was my idea” in the meeting and sold it as his own.'],
  ['quote', QUOTE, 'You see something that hurts, and you write what it is.'],
  ['form', QUOTE, 'You see something that hurts. You write:'],
  ['role', MEANS, 'No wonder there is anger: it shows how much your sister cares about you.'],
  ['subject', STEP, 'In the meeting, your boss Karl took your idea; that is plain enough.'],
  ['number', SAW, 'And this is what you see: you had worked on it for 30 weeks.'],
  ['name', READING, 'Your boss Will took your idea in the meeting and sold it as his own.'],
  ['name', SAW, 'And this is what you and Grace see: you had worked on it for 3 weeks.'],
  ['name', WANTED, 'You may have relied on this: honesty from Ben about whose work it was.'],
  ['fact', READING, 'Karen took your idea in the meeting and sold it as his own. The anger fits.'],
  ['fact', READING, 'Your boss Karl stole your patent in the meeting and sold it as his own.'],
  ['fact', SAW, 'And this is what you see: you had worked on it for three weeks.'],
  ['fact', SAW, 'And this is what you see: you had worked on it for 3 weeks 你好.'],
  ['fact', STEP, 'Tomorrow, write down the one sentence that would be enough for you.'],
  ['feeling', READING, 'Your boss Karl took your idea and sold it as his own. You are furious.'],
  ['denial', DENIED, 'In the meeting it was said that it was your idea, and you sat there.'],
  ['denial', SAW, 'And this is what you see: you had not worked on it for 3 weeks.'],
  ['denial', SAW, "And this is what you see: you hadn't worked on it for 3 weeks."],
  ['certainty', WANTED, 'You relied on this: honesty from your boss Karl about whose work it was.'],
  ['role', READING, 'You took your idea in the meeting and sold it as his own. So the anger fits.'],
  ['role', READING, 'Your boss Karl took his idea in the meeting and sold it as your own. Anger.'],
  ['role', READING, 'Your idea was sold by you in the meeting, as his own. No wonder: anger.'],
  ['feeling', READING, 'You are worthless in the meeting, and Karl sold it as his own. Anger.'],
  ['role', READING, 'You are Karl: you took your idea in the meeting and sold it. Anger.'],
  ['role', SAW, 'And this is what you see: he had worked on it for 3 weeks.'],
  ['advice', STEP, 'Tonight, write the one sentence that would be enough, and tell your boss.'],
  ['advice', STEP, 'Tonight, you should write down the one sentence that would be enough.'],
  ['advice', READING, 'Your boss Karl took your idea in the meeting. At least it was your idea.'],
]

describe('a sentence in other words', () => {
  it.each(GOOD)('of “%s” may be “%s”', (ours, said) => {
    expect(faultOf(said, ours, grounds)).toBeNull()
  })

  it.each(BAD)('is refused for its %s: of “%s”, “%s”', (fault, ours, said) => {
    expect(faultOf(said, ours, grounds)).toBe(fault)
  })

  it('may not bring a step that ours does not take', () => {
    const ours = 'Give the rest of this evening to something warm and near you.'
    const words = 'call talk him her forgive apologize leave quit forget drink confront sister'
    const open = groundsOf({ ...question, description: words }, [ours])
    const steps = [
      'Call him this evening, with something warm near you.',
      'Talk to her this evening, with something warm near you.',
      'This evening, forgive him, with something warm near you.',
      'Leave this evening, with something warm near you.',
      'Forget the rest this evening: something warm is near you.',
      'Drink something warm this evening, and rest near you.',
      'Confront her this evening, with something warm near you.',
    ]
    expect(steps.map((said) => faultOf(said, ours, open))).toEqual(steps.map(() => 'advice'))
  })
})
