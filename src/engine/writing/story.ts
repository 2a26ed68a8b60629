/** One equation together with the words for it: those of the library, the people, and the person's own sentences. */

import type { Said } from '#domain/situation/said.ts'
import { clauseOf, lowerStart, quoteOf, withoutStop } from '../input/clause.ts'
import { itemPhrase } from '../input/item-phrase.ts'
import { toSecondPerson } from '../input/second-person.ts'
import type { SituationText } from '../input/situation-text.ts'
import { hasVerb } from '../input/whole-clause.ts'
import type { Words } from '../library/words.ts'
import { hasApologised, mayBeSaid } from '../rules/circumstances.ts'
import { namedFeelings } from '../rules/clues.ts'
import type { ReadEquation } from '../rules/equations.ts'
import type { Role } from '../rules/sentence-role.ts'
import { mention } from '../rules/touched.ts'
import type { Understanding } from '../rules/understand.ts'
import { chooseWords, type Fine } from './choose-words.ts'
import type { Slots } from './fill.ts'
import { type PartWords, partWords } from './part-words.ts'
import type { Judge } from './pick.ts'
import { whoFor } from './who.ts'

export type Quote = { text: string; start: number; end: number }

export type Story = {
  equation: ReadEquation
  /** What it is about first of all; the others stand beside it. */
  isMain: boolean
  words: Words
  /** What this very part of the map wants and sees, unless the event itself has words for it. */
  part: PartWords | null
  slots: Slots
  /** The writer has said sorry already. */
  hasApologised: boolean
  /** False where the people of this story are dead, gone or dangerous. */
  canBeSpokenTo: boolean
  /** Own sentences turned to the second person, without a stop. */
  event: string | null
  reading: string | null
  hoped: string | null
  /** What the person put into words since: they stand in the place of everything read. */
  own: { expected: string | null; saw: string | null }
  /** A short verbatim piece of the evidence, and one that names a feeling. */
  quote: Quote | null
  felt: Quote | null
  /** A piece of evidence no earlier story rests on. */
  ownQuote: Quote | null
}

export type Page = {
  text: SituationText
  understanding: Understanding
  said: Said
  /** Sentences already told in our words, and those already quoted. */
  used: Set<number>
  quoted: Set<number>
  /** What the fine library has for an equation. */
  fineFor: (equation: ReadEquation) => Fine
  judge: Judge
  /** True where others may read it: none of the person's own words is told or quoted. */
  isPublished: boolean
}

/** A sentence is told once; later stories look for another one. */
function take(
  page: Page,
  role: Role,
  candidates: readonly number[],
  options: { isReading?: boolean; limit?: number; withFragment?: boolean } = {},
): string | null {
  for (const at of candidates) {
    if (page.used.has(at) || page.understanding.roles[at] !== role) continue
    const clause = clauseOf(page.text.sentences[at]!.text, options)
    if (!clause) continue
    page.used.add(at)
    return `${clause.turned}${options.withFragment ? fragmentAfter(page, at) : ''}`
  }
  return null
}

const FRAGMENT_WORDS = 3
/** They colour what was said, and say nothing. */
const EXCLAIMED =
  /^(?:oh|ah|wow|ugh|god|jesus|lol|haha\w*|sigh|anyway|well|yes|yeah|ok|okay|right|whatever|typical|great|lovely|wonderful)\b|[!?]/i

/** "The biopsy came back. Benign.": a word or two that stand alone are often the whole of it. */
function fragmentAfter({ text, used }: Page, at: number): string {
  const next = text.sentences[at + 1]
  if (!next || used.has(at + 1)) return ''
  const words = next.text.trim().split(/\s+/)
  const isName = namedFeelings(text.normalised[at + 1]!).length > 0
  if (words.length > FRAGMENT_WORDS || isName || EXCLAIMED.test(next.text)) return ''
  if (hasVerb(withoutStop(next.text))) return ''
  used.add(at + 1)
  return `. ${withoutStop(next.text.trim())}`
}

const QUOTED_WORDS = 16
const FULL_SENTENCE = 4
/** The turn of a story often stands at the end of a long sentence. */
const TOLD_WORDS = 26

/** A fear is no event, and neither is a threat nobody means or what people say to comfort. */
const GUESSED =
  /\b(?:i|we)(?:'m| am|'re| are) (?:going to|gonna)\b|\b(?:i|we|it|they|he|she)(?:'ll| will| won'?t)\b|\b(?:could|would|might|should)(?:n'?t)? have\b|\bi could (?:just )?(?:strangle|kill|scream|cry|hit|hug|kiss)\b|\b(?:keeps?|kept) (?:telling|saying)\b|\bpeople say\b/

export const isTellable = (text: SituationText, at: number): boolean =>
  !GUESSED.test(text.normalised[at]!)

const NO_OWN_WORDS = {
  event: null,
  reading: null,
  hoped: null,
  quote: null,
  felt: null,
  ownQuote: null,
} as const

const NOTHING_SAID = { expected: null, saw: null } as const

const turned = (line: string | undefined): string | null =>
  line ? lowerStart(toSecondPerson(withoutStop(line))) : null

const ownWords = ({ expected, saw }: Said): Story['own'] => ({
  expected: turned(expected),
  saw: turned(saw),
})

/** For others: that there are words of the person's own, and none of what was read in their place. */
const OWN_WORDS = 'something you put in your own words'
const unsaid = ({ expected, saw }: Said): Story['own'] => ({
  expected: expected ? OWN_WORDS : null,
  saw: saw ? OWN_WORDS : null,
})

export function tellStory(
  equation: ReadEquation,
  page: Page,
  { isFirst = true, isMain = true } = {},
): Story {
  const { text, understanding } = page
  const fine = page.fineFor(equation)
  const words = chooseWords(equation, understanding.isGrief, fine)
  const item = itemPhrase(equation.item.name, equation.item.category).text
  const ours = {
    equation,
    isMain,
    words,
    part: isFirst && equation.event ? null : partWords(equation),
    hasApologised: hasApologised(text.description),
    canBeSpokenTo: mayBeSaid(['alive', 'reachable', 'safe'], fine.circumstances),
    own: !isMain ? NOTHING_SAID : page.isPublished ? unsaid(page.said) : ownWords(page.said),
  }
  if (page.isPublished) return { ...ours, slots: { item }, ...NO_OWN_WORDS }
  const all = text.sentences.map((_, at) => at)
  const order = [...new Set([...equation.evidence.toSorted((a, b) => a - b), ...all])]
  const { toldIn } = equation
  const felt = all.find((at) => {
    if (understanding.roles[at] !== 'feeling' || page.used.has(at)) return false
    const named = namedFeelings(text.normalised[at]!)
    const isFitting =
      named.length === 0 || named.some(({ category }) => category === equation.verdict.category)
    return isFitting && text.sentences[at]!.text.split(/\s+/).length <= QUOTED_WORDS
  })
  const isFull = (at: number) => text.sentences[at]!.text.split(/\s+/).length >= FULL_SENTENCE
  const tellable = toldIn.filter((at) => isTellable(text, at))
  const [decisive] = tellable.filter(isFull)
  // What decides and cannot be turned is quoted: told instead of it, the night before would pass for the good news.
  const isQuoted =
    isMain &&
    decisive !== undefined &&
    understanding.roles[decisive] === 'event' &&
    !clauseOf(text.sentences[decisive]!.text, { limit: TOLD_WORDS })
  const event = isQuoted
    ? null
    : (take(page, 'event', [...tellable.filter(isFull), ...tellable], {
        limit: TOLD_WORDS,
        withFragment: true,
      }) ??
      take(page, 'reading', equation.evidence) ??
      take(page, 'other', equation.evidence))
  // What is seen is best told in the person's own words: how they read it, else what happened.
  const reading = take(page, 'reading', order, { isReading: true })
  const hoped = take(page, 'expectation', order)
  if (felt !== undefined) {
    page.used.add(felt)
    page.quoted.add(felt)
  }
  // Words are quoted for a part of the map only if they name it, or say how it is read or felt.
  const isNamed = (at: number) => mention(equation.item, text.normalised[at]!) > 0
  const isOwn = (at: number) =>
    isNamed(at) || ['reading', 'feeling'].includes(understanding.roles[at]!)
  const best = isQuoted
    ? decisive
    : equation.evidence.find((at) => isFull(at) && (isNamed(at) || at === toldIn.find(isFull)))
  const isFree = (at: number) => !page.quoted.has(at) && !page.used.has(at)
  const own = equation.evidence.find((at) => isFree(at) && isFull(at) && isOwn(at))
  if (own !== undefined) page.quoted.add(own)
  return {
    ...ours,
    slots: { item, who: whoFor(equation, words, text) },
    event: ours.own.saw ?? event,
    reading,
    hoped,
    quote: best === undefined ? null : quoteOf(text.sentences[best]!, QUOTED_WORDS),
    felt: felt === undefined ? null : quoteOf(text.sentences[felt]!, QUOTED_WORDS),
    ownQuote: own === undefined ? null : quoteOf(text.sentences[own]!, QUOTED_WORDS),
  }
}
