/** A situation for a language model, and the facts its sentences are checked against. */
import { DEFAULT_POWER } from '#domain/self-map/attachment-power.ts'
import {
  type EngineName,
  type Equation,
  type Findings,
  isDirect,
} from '#domain/situation/analysis.ts'
import type { Correction } from '#domain/situation/correction.ts'
import { sentName } from '#domain/situation/external-text.ts'
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
  /** True if the trained model is almost certain that it is pleasant, false for unpleasant, undefined if unsure. */
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

/** Stands for what the situation is about if neither the person nor our reading names a part. */
const WHOLE = 'What happened'
const OPEN_ID = 0

/** The parts a model reads about: those the person chose, else those our reading found, else the whole situation. */
export function partsToRead(chosen: readonly ItemSnapshot[], own: Findings): ItemSnapshot[] {
  if (chosen.length > 0) return [...chosen]
  const found = own.equations.filter(isDirect).map(({ itemId, itemName, power }) => ({
    itemId: itemId ?? OPEN_ID,
    name: itemName || WHOLE,
    category: '',
    attachmentPower: power,
  }))
  const open = { itemId: OPEN_ID, name: WHOLE, category: '', attachmentPower: DEFAULT_POWER }
  return found.length > 0 ? [...new Map(found.map((one) => [one.name, one])).values()] : [open]
}

/** The name of an equation's part in prompts and answers. */
export const partName = ({ itemName }: Pick<Equation, 'itemName'>): string =>
  sentName(itemName) || WHOLE

/** The part as an equation has it: open parts have no id, and the whole situation no name. */
export const asRead = ({ itemId, name }: ItemSnapshot) => ({
  itemId: itemId === OPEN_ID ? null : itemId,
  itemName: name === WHOLE && itemId === OPEN_ID ? '' : name,
})

export function sureSideOf(facts: Facts | undefined): boolean | undefined {
  const share = facts?.whole.emotion && sideShare(facts.whole.emotion, 'happiness')
  if (share === undefined) return undefined
  return share >= LIMITS.sureSide ? true : share <= 1 - LIMITS.sureSide ? false : undefined
}

/** After a death or harm, steps come from the library, where each sentence was reviewed. No model rewrites them. */
export const isTender = ({ own, description }: Task): boolean =>
  own.grief === true || speaksOfHarm(description)

type Told = Pick<Task, 'title' | 'description' | 'said' | 'around'> & Partial<Pick<Task, 'own'>>

export const groundsFor = (
  { title, description, said, around, own }: Told,
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
