/** The sentences an equation rests on: which speak of its item, and which tell what happened. */
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

/** The turning point by the model comes first; beside it what tells an event, and what speaks of this feeling and its side. */
export const tellingSentences = (category: EmotionCategory, context: Context): number[] =>
  bestFirst(
    context.text.sentences.map((_, at) => {
      const { decisive, role, emotion } = context.readings.sentences[at] ?? {}
      const felt = sideShare(emotion ?? {}, category) + feelingIn(context, at, category)
      return 2 * (decisive?.decisive ?? 0) + (role?.event ?? 0) + felt
    }),
  )

/** From here on a sentence speaks for a feeling by itself, whatever stands around it. */
const SPEAKS_FOR_IT = 0.5

export const sentencesFor = (category: EmotionCategory, context: Context): number[] =>
  bestFirst(context.text.sentences.map((_, at) => feelingIn(context, at, category))).filter(
    (at) => feelingIn(context, at, category) >= SPEAKS_FOR_IT,
  )
