/** One equation together with the words for it: those of the library, the people, and the person's own sentences. */

import { quoteOf } from '../input/clause.ts'
import { itemPhrase } from '../input/item-phrase.ts'
import { pronounOf } from '../input/pronouns.ts'
import { hasApologised, mayBeSaid } from '../rules/circumstances.ts'
import { namedFeelings } from '../rules/clues.ts'
import type { ReadEquation } from '../rules/equations.ts'
import { mention } from '../rules/touched.ts'
import { chooseWords } from './choose-words.ts'
import { expectedOf } from './expected.ts'
import type { Page, Story } from './page.ts'
import { isFull, seenOf } from './seen.ts'
import { whoFor } from './who.ts'

const QUOTED_WORDS = 16

export function tellStory(equation: ReadEquation, page: Page, isMain = true): Story {
  const { text, understanding } = page
  const fine = page.fineFor(equation)
  const words = chooseWords(equation, understanding.isGrief, fine, text.whole)
  const item = itemPhrase(equation.item.name, equation.item.category).text
  const ours = {
    equation,
    isMain,
    words,
    hasApologised: hasApologised(text.description),
    canBeSpokenTo: mayBeSaid(['alive', 'reachable', 'safe'], fine.circumstances),
  }
  if (page.isPublished) {
    const expected = expectedOf(equation, page, words, fine, isMain)
    return { ...ours, slots: { item }, expected, seen: null, quote: null, felt: null }
  }
  // The wish is taken first, so that what was seen is another sentence wherever there is one.
  const expected = expectedOf(equation, page, words, fine, isMain)
  const seen = seenOf(equation, page, isMain)
  const felt = text.sentences.findIndex((_, at) => {
    if (understanding.roles[at] !== 'feeling' || page.used.has(at)) return false
    const named = namedFeelings(text.normalised[at]!)
    const isFitting =
      named.length === 0 || named.some(({ category }) => category === equation.verdict.category)
    return isFitting && text.sentences[at]!.text.split(/\s+/).length <= QUOTED_WORDS
  })
  if (felt >= 0) page.used.add(felt)
  const isNamed = (at: number) => mention(equation.item, text.normalised[at]!) > 0
  const [telling] = equation.toldIn.filter((at) => isFull(text, at))
  const best = equation.evidence.find((at) => isFull(text, at) && (isNamed(at) || at === telling))
  const quote = (at: number | undefined) =>
    at === undefined || at < 0 ? null : quoteOf(text.sentences[at]!, QUOTED_WORDS)
  const who = whoFor(equation, words, text, seen?.at)
  return {
    ...ours,
    slots: {
      item,
      who,
      // What is said of a death is said of the one who died.
      ...(who && words.id === 'death' && { pronoun: pronounOf(who, text.whole) }),
    },
    expected,
    seen,
    quote: quote(best),
    felt: quote(felt),
  }
}
