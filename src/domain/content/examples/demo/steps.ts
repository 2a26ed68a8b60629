/** Steps of the demo person with their outcomes. Two feelings have no step and are only rated again. */
import type { Outcome, StepLever } from '../../../steps/step.ts'

type Answer = { outcome: Outcome; strength: number; note?: string }
type DemoStep = {
  /** The situation's title. */
  about: string
  lever: StepLever
  moment: string
  action: string
  before: number
  /** The answers after a day and after a week. */
  answers: readonly Answer[]
}
export const DEMO_STEPS: readonly DemoStep[] = [
  {
    about: 'Tom forgot our dinner',
    lever: 'action',
    moment: 'I next see Tom',
    action: 'tell him I waited, and how I’d like to hear next time',
    before: 7,
    answers: [
      { outcome: 'done', strength: 3, note: 'He listened.' },
      { outcome: 'done', strength: 2 },
    ],
  },
  {
    about: 'Lea waited outside the music school',
    lever: 'action',
    moment: 'Lea is in bed',
    action: 'ask Tom to put the days he picks her up on the fridge',
    before: 8,
    answers: [{ outcome: 'done', strength: 4, note: 'The list’s up.' }],
  },
  {
    about: 'Mum was singing the neighbour’s praises again',
    lever: 'perception',
    moment: 'it comes up again',
    action: 'tell myself I don’t know what she means by it',
    before: 6,
    answers: [{ outcome: 'partly', strength: 5 }],
  },
  {
    about: 'The bank wants more paperwork',
    lever: 'perception',
    moment: 'I lie awake tonight',
    action: 'write down the most likely answer, not the worst',
    before: 7,
    answers: [
      { outcome: 'done', strength: 6 },
      { outcome: 'done', strength: 5 },
    ],
  },
  {
    about: 'When will you look for something safer?',
    lever: 'body',
    moment: 'I get home',
    action: 'walk once around the park before I go in',
    before: 6,
    answers: [{ outcome: 'done', strength: 5 }],
  },
  {
    about: 'Lea wants to be left alone',
    lever: 'expectation',
    moment: 'she closes the door again',
    action: 'tell myself she doesn’t have to explain herself today',
    before: 8,
    answers: [
      { outcome: 'partly', strength: 6, note: 'Harder than it sounds.' },
      { outcome: 'done', strength: 4 },
    ],
  },
  {
    about: 'I shouldn’t have shouted',
    lever: 'action',
    moment: 'Jonas comes in on Monday',
    action: 'tell him in private that I’m sorry I shouted',
    before: 7,
    answers: [
      { outcome: 'none', strength: 6, note: 'He had the day off.' },
      { outcome: 'done', strength: 2 },
    ],
  },
  {
    about: 'A bad review',
    lever: 'perception',
    moment: 'the review comes to mind again',
    action: 'read the old customer’s letter instead',
    before: 6,
    answers: [{ outcome: 'done', strength: 5 }],
  },
  {
    about: 'Tom said it would be fine',
    lever: 'action',
    moment: 'we sit down tonight',
    action: 'ask him for ten minutes, and say what I need',
    before: 6,
    answers: [{ outcome: 'done', strength: 2, note: 'He asked three questions.' }],
  },
  {
    about: 'The electricity bill',
    lever: 'body',
    moment: 'the worry comes back tonight',
    action: 'put the bill away and breathe out slowly, ten times',
    before: 5,
    answers: [{ outcome: 'partly', strength: 5 }],
  },
  {
    about: 'Tom left the kitchen as it was',
    lever: 'action',
    moment: 'the kitchen is clean again',
    action: 'agree with Tom who does what when someone’s coming',
    before: 8,
    answers: [{ outcome: 'done', strength: 4 }],
  },
  {
    about: 'Not invited to the reunion',
    lever: 'perception',
    moment: 'I see the pictures again',
    action: 'note what I know about it, and what I only suspect',
    before: 4,
    answers: [{ outcome: 'done', strength: 4 }],
  },
  {
    about: 'An extra shift for nothing',
    lever: 'action',
    moment: 'the café orders again',
    action: 'say how late an order can be cancelled',
    before: 6,
    answers: [
      { outcome: 'done', strength: 2, note: 'They thought it was fair.' },
      { outcome: 'done', strength: 1 },
    ],
  },
  {
    about: 'Second place',
    lever: 'perception',
    moment: 'someone mentions the prize',
    action: 'remember what the jury wrote about our crust',
    before: 6,
    answers: [
      { outcome: 'no', strength: 5, note: 'I was still too angry.' },
      { outcome: 'partly', strength: 5 },
    ],
  },
  {
    about: 'They’ve announced an inspection',
    lever: 'action',
    moment: 'I get up tomorrow',
    action: 'go through the list once with Jonas, and then leave it',
    before: 6,
    answers: [
      { outcome: 'done', strength: 3 },
      { outcome: 'done', strength: 3 },
    ],
  },
  {
    about: 'My knee',
    lever: 'expectation',
    moment: 'I miss the run',
    action: 'swim instead, and call it a start',
    before: 5,
    answers: [],
  },
]

type DemoWeighing = { about: string; first: number; later: number }
export const DEMO_LEFT_ALONE: readonly DemoWeighing[] = [
  { about: 'The flour is late', first: 5, later: 4 },
  { about: 'Jonas was late for the third time', first: 6, later: 5 },
  { about: 'I’ve lost my tomatoes', first: 4, later: 3 },
]
