/** Ways to put what was wanted, what was seen and the feeling into one line; `{Seen}` begins a sentence, `{seen}` does not. */

type Ways = { loss: readonly string[]; gain: readonly string[] }

export const TOLD_BOTH: Ways = {
  loss: [
    '{Wish}. {Seen}. That is why you feel {emotion}.',
    '{Wish}. {Seen}. What lies between is {emotion}.',
    '{Wish}. {Seen}. That is {emotion}.',
  ],
  gain: [
    '{Wish}. {Seen}. That is why you feel {emotion}.',
    '{Wish}. {Seen}. That brought you {emotion}.',
    '{Wish}. {Seen}. That is {emotion}.',
  ],
}

export const REASONED = [
  '{Seen}. You feel {emotion}, because {reason}.',
  '{Seen}. {Reason}. That is why you feel {emotion}.',
  '{Seen}. {Emotion}, because {reason}.',
] as const

export const TWO = [
  'You feel {emotion}, because {seen}. And {other}, because {also}.',
  '{Emotion}, because {seen}. And {other}, because {also}.',
] as const

/** Where only one of the two says why. */
export const AT_ONCE = [
  '{Seen}. You feel {emotion}, and {other} too.',
  '{Seen}. That is {emotion} and {other} at once.',
] as const

export const BARE: Ways = {
  loss: [
    '{Seen}. That is why you feel {emotion}.',
    '{Seen}. That left you with {emotion}.',
    '{Seen}. That is {emotion}.',
  ],
  gain: [
    '{Seen}. That is why you feel {emotion}.',
    '{Seen}. That brought you {emotion}.',
    '{Seen}. That is {emotion}.',
  ],
}
