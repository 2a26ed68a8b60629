import { EMOTION_LABELS, type EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Findings } from '#domain/situation/analysis.ts'
import { type Correction, isNothing } from '#domain/situation/correction.ts'
import type { ItemSnapshot } from '#domain/situation/situation.ts'
import type { Task } from './task.ts'

const ACTED = {
  me: 'I brought it about myself.',
  other: 'Somebody else brought it about.',
  both: 'Somebody else and I brought it about.',
  nobody: 'Nobody brought it about.',
} as const

const feltAs = ({ category }: { category: EmotionCategory }): string =>
  EMOTION_LABELS[category].toLowerCase()

/** The person's corrections in the first person, in the order given. */
function saidLines(said: Correction, nameOf: (itemId: number) => string | undefined): string[] {
  if (isNothing(said)) return []
  const { feelings = [], ownWord, side, actor, time, expected, saw, beside = [] } = said
  const felt = feelings.map(({ category, strength, itemId }) => {
    const about = itemId === undefined ? undefined : nameOf(itemId)
    return `I feel: ${feltAs({ category })}${strength ? `, ${strength} of 10` : ''}${about ? `, about ${about}` : ''}.`
  })
  return [
    ...felt,
    ownWord && `My word for it: ${ownWord}`,
    expected && `What I expected: ${expected}`,
    saw && `What I saw: ${saw}`,
    ...beside.flatMap((one) => [
      one.expected && `Where I feel ${feltAs(one)}, what I expected: ${one.expected}`,
      one.saw && `Where I feel ${feltAs(one)}, what I saw: ${one.saw}`,
    ]),
    side && `It is ${side}.`,
    actor && ACTED[actor],
    time && `It is ${time === 'now' ? 'fresh' : time === 'past' ? 'long past' : 'still to come'}.`,
  ].filter((line) => typeof line === 'string' && line !== '') as string[]
}

/** The corrections for the model's prompt, if there are any. */
export function saidOf(
  said: Correction | undefined,
  kept: Findings,
  items: readonly ItemSnapshot[],
): Pick<Task, 'said'> {
  if (!said || isNothing(said)) return {}
  const nameOf = (id: number) => items.find(({ itemId }) => itemId === id)?.name
  return { said: { lines: saidLines(said, nameOf), kept, own: said } }
}
