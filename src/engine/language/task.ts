/** One situation for a language model to read, and what its sentences are held against. */
import type { EngineName, Equation, Findings } from '#domain/situation/analysis.ts'
import type { Facts } from '#domain/situation/facts.ts'
import type { Said } from '#domain/situation/said.ts'
import type { ItemSnapshot } from '#domain/situation/situation.ts'
import { sideShare } from '../model/opinion.ts'
import { speaksOfHarm } from '../rules/death-and-harm.ts'
import { type Grounds, groundsOf } from './grounds.ts'

/** More than the chosen items and the words, where the person agreed to it. */
export type Around = {
  items: readonly ItemSnapshot[]
  ties: readonly string[]
  before: readonly string[]
}

export type Task = {
  title: string
  description: string
  chosen: readonly ItemSnapshot[]
  today: string
  around?: Around | undefined
  /** The embedded reading, which stands meanwhile. */
  own: Findings
  /** Whether it is pleasant, where the trained model is as good as certain. */
  sureSide?: boolean | undefined
  engine: EngineName
  /** What the person said about it is final. */
  said?:
    | {
        lines: readonly string[]
        /** The reading as it was put right by their word. */
        kept: Findings
        /** Lines they wrote themselves stay theirs. */
        own: Said
      }
    | undefined
}

/** From this share on no language model overrules a side. */
const SURE_SIDE = 0.9
export function sureSideOf(facts: Facts | undefined): boolean | undefined {
  const share = facts?.whole.emotion && sideShare(facts.whole.emotion, 'happiness')
  if (share === undefined) return undefined
  return share >= SURE_SIDE ? true : share <= 1 - SURE_SIDE ? false : undefined
}

/** Somebody died or was hurt: what to do then was weighed sentence by sentence, and no model rewrites it. */
export const isTender = ({ own, description }: Task): boolean =>
  own.grief === true || speaksOfHarm(description)

export const groundsFor = (
  {
    title,
    description,
    said,
    around,
    own,
  }: Pick<Task, 'title' | 'description' | 'said' | 'around'> & Partial<Pick<Task, 'own'>>,
  equations: readonly Equation[],
  items: readonly ItemSnapshot[],
): Grounds =>
  groundsOf({
    text: [description, ...(said?.lines ?? [])].join('\n'),
    words: [title, ...items.map(({ name }) => name), ...(around?.before ?? [])],
    ours: own ? linesOf(own) : [],
    felt: equations.map(({ category }) => category),
  })

export const linesOf = (findings: Findings): string[] =>
  [
    ...findings.equations.flatMap(({ expectation, perception }) => [expectation, perception]),
    ...findings.emotions.map(({ description }) => description),
    findings.reading,
    ...findings.recommendations.map(({ text }) => text),
    ...findings.questions,
  ].filter(Boolean)

export async function joinPieces(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}
