/**
 * What a writer says of their own feeling outright. Whoever writes what they feel has answered: it is shown in their
 * word, never asked about, contradicted or replaced. In doubt nothing is heard: a feeling that was missed can be named
 * with one tap, one that was put into somebody's mouth cannot be taken back.
 */
import type { Side } from '#domain/situation/said.ts'
import { settleAsked, takeOver } from './answers.ts'
import { findForms } from './forms.ts'
import { frameOf } from './frame.ts'
import { type Heard, hear, type StatedFeeling } from './hear.ts'
import { isMeantOtherwise } from './sarcasm.ts'
import { type SideWord, sideWordOf, toldSide } from './sides.ts'
import { tokensOf } from './tokens.ts'
import { settleTurns } from './turns.ts'

export type { StatedFeeling } from './hear.ts'

export type Stated = {
  /** In the order written. */
  feelings: StatedFeeling[]
  /** Felt earlier in the story and over by its end. */
  before: StatedFeeling[]
  /** The side that is told where no feeling is. */
  side?: Side
  /** "I feel awful": the word is theirs, the feeling is left to the equation. */
  sideWord?: SideWord
}

/** Each word once, with its strongest degree. */
const distinct = (feelings: readonly StatedFeeling[]): StatedFeeling[] =>
  [...Map.groupBy(feelings, ({ word }) => word).values()].map((same) => {
    const degrees = same.flatMap(({ degree }) => degree ?? [])
    return { ...same[0]!, degree: degrees.length > 0 ? Math.max(...degrees) : null }
  })

export function readStated(text: string): Stated {
  const tokens = tokensOf(text)
  const heard: Heard[] = []
  for (const found of findForms(tokens))
    heard.push(hear(text, tokens, found, frameOf(tokens, found, heard)))
  settleAsked(text, tokens, heard)
  takeOver(text, tokens, heard)
  const mocked = new Set(heard.filter((it) => isMeantOtherwise(tokens, it)))
  const meant = heard.filter((it) => !mocked.has(it))
  const { over, side: turned } = settleTurns(tokens, meant)
  const felt = meant.filter((it) => it.frame.held === 'felt' && !over.has(it))
  const feelings = distinct(felt.flatMap(({ feeling }) => feeling ?? []))
  const before = distinct([...over].flatMap(({ feeling }) => feeling ?? [])).filter(
    ({ word }) => !feelings.some((it) => it.word === word),
  )
  if (feelings.length > 0) return { feelings, before }
  const sideWord = sideWordOf(text, tokens, meant)
  const side = mocked.size > 0 ? 'unpleasant' : (turned ?? toldSide(meant) ?? sideWord?.side)
  return { feelings, before, ...(side && { side }), ...(sideWord && { sideWord }) }
}
