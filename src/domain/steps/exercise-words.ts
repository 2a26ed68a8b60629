/** The texts of the exercises. Read them aloud before changing them: nothing praises, hurries or corrects. */

import { EMOTION_LABELS } from '../emotion/emotion.ts'
import { inSentence, listed } from '../findings/analytics-words.ts'
import type { Exercise, ExerciseKind, ExerciseOffer } from './exercise.ts'

export const EXERCISE_TITLES: Record<ExerciseKind, string> = {
  anchor: 'What is still there',
  me: 'In the third person',
  witness: 'Through a friend’s eyes',
  savour: 'What was good about it',
}

/** The description on the card of each exercise. */
export const EXERCISE_LINES: Record<ExerciseKind, string> = {
  anchor: 'Look at what this didn’t change.',
  me: 'Tell it once more, as if it had happened to someone with your name.',
  witness: 'See it the way someone who likes you both would.',
  savour: 'Go back to it once more before you move on.',
}

/** A question on one page. */
export type Question = { title: string; text: string; label: string }

export function questionsOf(
  { kind, category, anchors, isGrief, other }: ExerciseOffer,
  firstName: string,
): Question[] {
  if (kind === 'savour') return savouring(category === 'positiveanticipation')
  if (kind === 'me')
    return [
      {
        title: `Tell it once more, as if it had happened to ${firstName}.`,
        text: `Use your name, or he, she or they. What did ${firstName} want? What would you say to ${firstName}?`,
        label: `What happened to ${firstName}`,
      },
    ]
  if (kind === 'witness') {
    const them = other ? inSentence(other) : 'the other person'
    return [
      {
        title: 'Imagine someone who likes you both was watching. What did they see?',
        text: 'Not who’s right, just what a friend would notice.',
        label: 'What they saw',
      },
      {
        title: 'What makes it hard to see it that way?',
        text: `When you are with ${them}, something may get in the way. Naming it is enough.`,
        label: 'What makes it hard',
      },
      {
        title: 'How could you see it that way anyway, just once?',
        text: 'A moment, a sentence, a breath: something small that would bring it back to mind.',
        label: 'How it could be',
      },
    ]
  }
  const names = listed(anchors.map(({ name }, at) => (at === 0 ? name : inSentence(name))))
  const isOne = anchors.length === 1
  const stand = `${names} ${isOne ? 'is' : 'are'}`
  return [
    {
      title: isGrief
        ? 'Nothing here needs fixing.'
        : 'This day didn’t affect everything on your map.',
      text: isGrief
        ? `${stand} still here, alongside what hurts. If you like, write why ${isOne ? 'that' : 'one of them'} matters to you.`
        : `${stand} still where ${isOne ? 'it was. Why does that' : 'they were. Why does one of them'} matter to you?`,
      label: 'Why it matters to you',
    },
  ]
}

/** Future events are pictured, past ones revisited. */
const savouring = (isAhead: boolean): Question[] => [
  isAhead
    ? {
        title: 'Picture the part you’re looking forward to most.',
        text: 'Where will you be, who’ll be there, and what will you see or hear?',
        label: 'What you’re looking forward to most',
      }
    : {
        title: 'Go back to the best part.',
        text: 'Where were you, who was there, what could you see or hear? Small things bring it back.',
        label: 'The best moment',
      },
  {
    title: 'What made it possible?',
    text: 'Something you did, something someone else did, or plain luck. All of them count.',
    label: 'What made it possible',
  },
  {
    title: 'Who would you like to tell?',
    text: 'A name and one sentence are enough.',
    label: 'Who you’d tell',
  },
]

export const strengthQuestion = ({ category }: Pick<ExerciseOffer, 'category'>): string =>
  `How strong is the ${EMOTION_LABELS[category].toLowerCase()} now?`

/** Describes the distance in the words of "the me". Null if there is nothing to say. */
export function formatDistance(
  { count, share }: { count: number; share: number },
  firstName: string,
): string | null {
  if (count === 0) return null
  const more = `${firstName}’s name gives a little more distance.`
  if (count === 1) return `You wrote “I” once. That’s fine. ${more}`
  return share <= A_FEW
    ? `You wrote “I” or “my” a few times. That’s fine. ${more}`
    : `Much of it still says “I” and “my”. That’s fine too. If you like, try ${firstName}’s name in one sentence.`
}

/** Up to one in twelve words in the first person is normal. */
const A_FEW = 1 / 12

/** The ratings before and after, shown with the words. */
export const formatAround = ({
  before,
  after,
}: Pick<Exercise, 'before' | 'after'>): string | null =>
  before === null || after === null ? null : `${before} of 10 before, ${after} after.`
