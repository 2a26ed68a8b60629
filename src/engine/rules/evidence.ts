/** The sentences an equation rests on: which speak of its item, and which tell what happened. */
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { PHRASES } from '../lexicon/phrases.ts'
import { isYearsAgo, TIME } from '../lexicon/time.ts'
import { sideShare } from '../model/opinion.ts'
import type { Context } from './reading.ts'
import type { Role } from './sentence-role.ts'
import { mention, type Touch } from './touched.ts'

const ROLE_VALUE: Record<Role, number> = {
  event: 0.25,
  reading: 0.15,
  feeling: 0.1,
  expectation: 0,
  other: -0.2,
}

const SENTENCES_AS_EVIDENCE = 2
const ABOUT_FROM = 0.35

export function evidenceFor(touch: Touch, category: EmotionCategory, context: Context): number[] {
  const { text, readings, roles } = context
  const scored = text.sentences.map((_, at) => {
    const about = Math.max(
      readings.items[touch.at]?.about[at] ?? 0,
      0.7 * mention(touch.item, text.normalised[at]!),
    )
    const feeling = readings.sentences[at]?.emotion?.[category] ?? 0
    return { at, about, score: about + 0.5 * feeling + ROLE_VALUE[roles[at]!] }
  })
  const best = [...scored].sort((a, b) => b.score - a.score || a.at - b.at)
  const meant = best.filter(({ about }, rank) => rank === 0 || about >= ABOUT_FROM)
  return meant.slice(0, SENTENCES_AS_EVIDENCE).map(({ at }) => at)
}

/** How much it counts that a sentence decides what is felt: it is the turning point, wherever it stands. */
const DECISIVE = 1.2
/** How much it counts that it speaks of this feeling, and not of another of the same side. */
const OF_THIS_FEELING = 0.5
/** How much it counts that it speaks of the part that is touched. */
const SPOKEN_OF = 0.3
/** A full sentence tells more than an exclamation, and what stands at the end is often an afterthought. */
const FULL = 0.25
const AT_THE_END = 0.3
/** How much later sentences, and those that only give the background, count less as the telling one. */
const LATER = 0.02
const BACKGROUND = 0.3
/** What one did upon it is not what it was: "I shouted at him in the yard". */
const UPON_IT = 0.5

export function tellingSentences(
  touch: Touch,
  category: EmotionCategory,
  context: Context,
): number[] {
  const { text, readings, roles } = context
  const score = (at: number) => {
    const opinion = readings.sentences[at]
    const sentence = text.normalised[at]!
    const isBackground =
      isYearsAgo(sentence) || TIME.longPast.isIn(sentence) || TIME.before.isIn(sentence)
    return (
      DECISIVE * (opinion?.decisive?.decisive ?? 0) +
      0.5 * (opinion?.role?.event ?? 0) +
      0.3 * sideShare(opinion?.emotion ?? {}, category) +
      OF_THIS_FEELING * (opinion?.emotion?.[category] ?? 0) +
      SPOKEN_OF * (readings.items[touch.at]?.about[at] ?? 0) +
      ROLE_VALUE[roles[at]!] +
      FULL * Math.log(sentence.split(' ').length) -
      LATER * at -
      (at > 0 && at === text.sentences.length - 1 ? AT_THE_END : 0) -
      (isBackground ? BACKGROUND : 0) -
      (PHRASES.reaction.opens(sentence) ? UPON_IT : 0)
    )
  }
  const scored = text.sentences.map((_, at) => ({ at, score: score(at) }))
  return scored.sort((a, b) => b.score - a.score || a.at - b.at).map(({ at }) => at)
}

/** From here on a sentence speaks for a feeling by itself, whatever stands around it. */
const SPEAKS_FOR_IT = 0.5

export function sentencesFor(category: EmotionCategory, { readings }: Context): number[] {
  const share = (at: number) => readings.sentences[at]?.emotion?.[category] ?? 0
  return [...readings.sentences.keys()]
    .filter((at) => share(at) >= SPEAKS_FOR_IT)
    .sort((one, other) => share(other) - share(one))
}
