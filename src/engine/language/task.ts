/** A situation for a language model, and the facts its sentences are checked against. */
import type { EngineName, Equation, Findings } from '#domain/situation/analysis.ts'
import type { Correction } from '#domain/situation/correction.ts'
import type { Facts } from '#domain/situation/facts.ts'
import type { ItemSnapshot } from '#domain/situation/situation.ts'
import { sideShare } from '../model/opinion.ts'
import { speaksOfHarm } from '../rules/death-and-harm.ts'
import { LIMITS } from './limits.ts'
import { groundsOf, type SupportedFacts } from './supported-facts.ts'

/** Further context, if the person agreed to send it. */
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
  /** The embedded reading, shown until then. */
  own: Findings
  /** True for pleasant, if the trained model is almost certain. */
  sureSide?: boolean | undefined
  engine: EngineName
  /** The person's corrections, which are final. */
  said?:
    | {
        lines: readonly string[]
        /** The reading with the corrections applied. */
        kept: Findings
        /** Lines the person wrote. */
        own: Correction
      }
    | undefined
}

export function sureSideOf(facts: Facts | undefined): boolean | undefined {
  const share = facts?.whole.emotion && sideShare(facts.whole.emotion, 'happiness')
  if (share === undefined) return undefined
  return share >= LIMITS.sureSide ? true : share <= 1 - LIMITS.sureSide ? false : undefined
}

/** After a death or harm, steps come from the library, where each sentence was reviewed. No model rewrites them. */
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
): SupportedFacts =>
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
