import { emotionOf, isLoss, LOSS_FROM, roundShare } from '#domain/emotion/equation.ts'
import type { Variables, Verdict } from '#domain/situation/analysis.ts'

/** The inputs of the lab. Worth and attachment are out of ten. */
export type Lab = {
  expected: number
  perceived: number
  attachment: number
  time: Variables['time']
  isAccepted: boolean
  from: Origin
}

/** Labels for the framework's sources and its two special cases. */
export const ORIGINS = {
  event: 'An event',
  attack: 'Someone attacks it',
  own: 'Something I did or thought',
  standing: 'How good or bad it is on its own',
  repelled: 'Something I want to keep away from',
} as const
export type Origin = keyof typeof ORIGINS

export const TIMES: Record<Variables['time'], string> = {
  past: 'A while ago',
  now: 'Now',
  future: 'Later',
}

const SOURCES: Record<Origin, Pick<Variables, 'source' | 'isAttacked' | 'isRepelled'>> = {
  event: { source: 'outside' },
  attack: { source: 'outside', isAttacked: true },
  own: { source: 'own' },
  standing: { source: 'standing' },
  repelled: { source: 'outside', isRepelled: true },
}

export const shiftOf = ({ expected, perceived }: Lab): number =>
  roundShare((perceived - expected) / 10)

export const verdictOf = (lab: Lab): Verdict =>
  emotionOf({
    power: lab.attachment / 10,
    shift: shiftOf(lab),
    accepted: lab.isAccepted,
    time: lab.time,
    ...SOURCES[lab.from],
    perspective: 'self',
    confidence: 'high',
  })

/** Puts the comparison into one sentence. */
export function sayComparison(lab: Lab): string {
  const shift = shiftOf(lab)
  if (isLoss(shift)) return 'You see less than you expected.'
  if (shift >= LOSS_FROM) return 'You see more than you expected.'
  return 'You see what you expected. The two are in balance.'
}

export const EXAMPLES: readonly { title: string; lab: Lab }[] = [
  {
    title: 'A colleague takes the credit',
    lab: {
      expected: 8,
      perceived: 2,
      attachment: 8,
      time: 'now',
      isAccepted: false,
      from: 'attack',
    },
  },
  {
    title: 'An interview tomorrow',
    lab: {
      expected: 8,
      perceived: 3,
      attachment: 9,
      time: 'future',
      isAccepted: false,
      from: 'event',
    },
  },
  {
    title: 'A friend moves away',
    lab: { expected: 9, perceived: 4, attachment: 8, time: 'now', isAccepted: true, from: 'event' },
  },
  {
    title: 'I finished my degree',
    lab: {
      expected: 5,
      perceived: 10,
      attachment: 9,
      time: 'now',
      isAccepted: true,
      from: 'standing',
    },
  },
  {
    title: 'I booked two weeks off',
    lab: {
      expected: 4,
      perceived: 10,
      attachment: 8,
      time: 'future',
      isAccepted: true,
      from: 'event',
    },
  },
]
