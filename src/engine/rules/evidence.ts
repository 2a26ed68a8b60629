/** Finds the sentences an equation rests on: those about its item, and those about the event. */
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { sideShare } from '../model/opinion.ts'
import type { Context } from './reading.ts'
import { mention, type Touch } from './touched.ts'

const SENTENCES_AS_EVIDENCE = 2
const ABOUT_FROM = 0.35

const bestFirst = (scores: readonly number[]): number[] =>
  [...scores.keys()].sort((one, other) => scores[other]! - scores[one]! || one - other)

const feelingIn = ({ readings }: Context, at: number, category: EmotionCategory): number =>
  readings.sentences[at]?.emotion?.[category] ?? 0

export function evidenceFor(touch: Touch, category: EmotionCategory, context: Context): number[] {
  const { text, readings } = context
  const about = text.normalised.map((sentence, at) =>
    Math.max(readings.items[touch.at]?.about[at] ?? 0, mention(touch.item, sentence)),
  )
  return bestFirst(about.map((share, at) => share + feelingIn(context, at, category)))
    .filter((at, rank) => rank === 0 || about[at]! >= ABOUT_FROM)
    .slice(0, SENTENCES_AS_EVIDENCE)
}

/** Ranks sentences by the model's decisive score, weighted double, plus event, side and feeling. */
export const tellingSentences = (category: EmotionCategory, context: Context): number[] =>
  bestFirst(
    context.text.sentences.map((_, at) => {
      const { decisive, role, emotion } = context.readings.sentences[at] ?? {}
      const felt = sideShare(emotion ?? {}, category) + feelingIn(context, at, category)
      return 2 * (decisive?.decisive ?? 0) + (role?.event ?? 0) + felt
    }),
  )

/** The share from which a sentence alone supports a feeling. */
const SPEAKS_FOR_IT = 0.5

export const sentencesFor = (category: EmotionCategory, context: Context): number[] =>
  bestFirst(context.text.sentences.map((_, at) => feelingIn(context, at, category))).filter(
    (at) => feelingIn(context, at, category) >= SPEAKS_FOR_IT,
  )
