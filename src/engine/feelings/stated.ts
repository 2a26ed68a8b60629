/**
 * Reads the feelings a writer states outright. They are shown in the writer's word and never questioned or replaced, so
 * in doubt nothing is read: a missed feeling takes one tap, a wrong one can't be taken back.
 */

import type { Side } from '#domain/situation/correction.ts'
import { PHRASES } from '../lexicon/phrases.ts'
import { any } from '../lexicon/words.ts'
import { settleAsked, takeOver } from './answers.ts'
import { type Detection, detectFeeling, type StatedFeeling } from './detect-feeling.ts'
import { findForms } from './forms.ts'
import { frameOf } from './frame.ts'
import { type SideWord, sideWordOf, toldSide } from './sides.ts'
import { resolveTurns } from './story-turns.ts'
import { type Token, tokensOf } from './tokens.ts'

/**
 * Ironic praise. Requires a pleasant word, a clearly bad event in the same or the next sentence, and a marker;
 * otherwise praise is taken literally.
 */

const OPENS =
  /^(?:(?:oh|wow|great|lovely|fantastic|brilliant|perfect|wonderful|yay|well|just|of course|sure|thanks)(?: |$)){1,3}/
const AGAIN = any('again, another, as usual, of course, once more, yet another')

/** The words of the sentences from one number to another. */
const wordsIn = (tokens: readonly Token[], first: number, last: number): string =>
  tokens
    .flatMap(({ sentence, word }) => (sentence >= first && sentence <= last ? word : []))
    .join(' ')

function isMeantOtherwise(tokens: readonly Token[], { found, feeling }: Detection): boolean {
  if (feeling?.side !== 'pleasant') return false
  const { sentence } = tokens[found.from]!
  const own = wordsIn(tokens, sentence, sentence)
  const isMarked = OPENS.test(own) || (AGAIN.isIn(own) && any('just, oh, so').opens(own))
  return isMarked && PHRASES.badEvent.isIn(wordsIn(tokens, sentence, sentence + 1))
}

export type { StatedFeeling } from './detect-feeling.ts'

export type Stated = {
  /** In the order written. */
  feelings: StatedFeeling[]
  /** Earlier in the story and over by its end. */
  before: StatedFeeling[]
  /** The side, if no feeling is stated. */
  side?: Side
  /** The writer's word for the side ("I feel awful"). The equation decides the feeling. */
  sideWord?: SideWord
  /** A word for the other side than all stated feelings: "over the moon, but I feel terrible about Dad". */
  contrary?: SideWord
}

/** Merges feelings of the same word, with the highest degree. */
const distinct = (feelings: readonly StatedFeeling[]): StatedFeeling[] =>
  [...Map.groupBy(feelings, ({ word }) => word).values()].map((same) => {
    const degrees = same.flatMap(({ degree }) => degree ?? [])
    return { ...same[0]!, degree: degrees.length > 0 ? Math.max(...degrees) : null }
  })

const STRONG = 7

export function readStated(text: string): Stated {
  const tokens = tokensOf(text)
  const heard: Detection[] = []
  for (const found of findForms(tokens))
    heard.push(detectFeeling(text, tokens, found, frameOf(tokens, found, heard)))
  settleAsked(text, tokens, heard)
  takeOver(text, tokens, heard)
  const mocked = new Set(heard.filter((it) => isMeantOtherwise(tokens, it)))
  const meant = heard.filter((it) => !mocked.has(it))
  const { over, side: turned } = resolveTurns(tokens, meant)
  const felt = meant.filter((it) => it.frame.held === 'felt' && !over.has(it))
  const feelings = distinct(felt.flatMap(({ feeling }) => feeling ?? []))
  const before = distinct([...over].flatMap(({ feeling }) => feeling ?? [])).filter(
    ({ word }) => !feelings.some((it) => it.word === word),
  )
  const sideWord = sideWordOf(text, tokens, meant)
  if (feelings.length > 0) {
    // "Fine" or "better" tells too little of a second feeling.
    const isContrary =
      sideWord && sideWord.usual >= STRONG && feelings.every(({ side }) => side !== sideWord.side)
    return { feelings, before, ...(isContrary && { contrary: sideWord }) }
  }
  const side = mocked.size > 0 ? 'unpleasant' : (turned ?? toldSide(meant) ?? sideWord?.side)
  return { feelings, before, ...(side && { side }), ...(sideWord && { sideWord }) }
}
