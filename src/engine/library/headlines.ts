/** Ways to put what was wanted, what was seen and the feeling into one line; `{Seen}` begins a sentence, `{seen}` does not. */

type Ways = { loss: readonly string[]; gain: readonly string[] }

export const TOLD_BOTH: Ways = {
  loss: [
    '{Wish}. {Seen}. Between the two lies {emotion}.',
    '{Wish}. {Seen}. Hence {emotion}.',
    '{Seen}. {Wish}. That is where the {emotion} comes from.',
    '{Seen}. {Wish}. So there is {emotion}.',
    '{Wish}. {Seen}. That is the {emotion}.',
  ],
  gain: [
    '{Wish}. {Seen}. That is your {emotion}.',
    '{Seen}. {Wish}. So there is {emotion}.',
    '{Wish}. {Seen}. Hence {emotion}.',
    '{Seen}. {Wish}. From there comes the {emotion}.',
  ],
}

export const REASONED: Ways = {
  loss: [
    '{Seen}. {Emotion}, because {reason}.',
    '{Seen}. {Reason}: that is the {emotion}.',
    '{Seen}. The {emotion} has its reason: {reason}.',
    '{Seen}. {Reason}. Hence {emotion}.',
  ],
  gain: [
    '{Seen}. {Emotion}, because {reason}.',
    '{Seen}. {Reason}: that is the {emotion}.',
    '{Seen}. Behind the {emotion} stands this: {reason}.',
    '{Seen}. {Reason}. Hence {emotion}.',
  ],
}

export const TWO = [
  '{Emotion}, because {seen}. And {other}, because {also}.',
  'There is {emotion}, because {seen}. There is also {other}, because {also}.',
  '{Emotion} and {other}: the one because {seen}, the other because {also}.',
] as const

/** Where only one of the two says why. */
export const AT_ONCE = [
  '{Seen}. That is {emotion} and {other} at once.',
  '{Seen}. There is {emotion} in it, and {other} too.',
] as const

export const BARE: Ways = {
  loss: [
    '{Seen}. That is where the {emotion} is.',
    '{Seen}. What it leaves is {emotion}.',
    '{Seen}. So there is {emotion}.',
    '{Seen}. Hence {emotion}.',
  ],
  gain: [
    '{Seen}. That is your {emotion}.',
    '{Seen}. So there is {emotion}.',
    '{Seen}. It brings {emotion}.',
    '{Seen}. Hence {emotion}.',
  ],
}
