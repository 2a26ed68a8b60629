/** What was expected, of one equation: said by the person, taken from their text, or left open. */

import { itemPhrase } from '../input/item-phrase.ts'
import { ownDeed } from '../library/candour.ts'
import type { Words } from '../library/words.ts'
import type { ReadEquation } from '../rules/equations.ts'
import type { Fine } from './choose-words.ts'
import { asSentence } from './fill.ts'
import type { Page } from './page.ts'
import { wantedOf } from './part-words.ts'
import { whoFor } from './who.ts'
import { ownSentence, saidAbout, type ToldWish, wishesToOffer, wishUnder } from './wish.ts'

/** Who mourns, or was harmed, is not asked what they had expected. */
export function expectedOf(
  equation: ReadEquation,
  page: Page,
  words: Words,
  fine: Fine,
  isMain: boolean,
): ToldWish {
  const { text } = page
  const { category } = equation.verdict
  const { expected, expectedFrom = 'typed' } = saidAbout(equation, page.said, isMain)
  if (expected)
    return {
      sentence: page.isPublished ? '' : ownSentence(expected, 'expected'),
      wish: { origin: expectedFrom, suggestions: [] },
    }
  const isTender = words.care !== undefined
  const own = [...page.wishes].filter(
    ({ at, kind }) => isMain || kind === 'feared' || equation.evidence.includes(at),
  )
  const stated =
    page.isPublished || words.care === 'harm'
      ? null
      : wishUnder(own, { category, near: equation.toldIn.slice(0, 2), whole: text.whole })
  if (stated) {
    page.wishes.delete(stated)
    const isOnly = ![...page.wishes].some(({ at }) => at === stated.at)
    if (stated.rest && isOnly) page.rests.set(stated.at, stated.rest)
    else page.used.add(stated.at)
    return {
      sentence: asSentence(stated.told),
      wish: {
        origin: 'text',
        suggestions: [],
        ...(stated.own && { own: stated.own }),
      },
    }
  }
  const suggestions =
    isTender || page.isPublished || equation.via || ownDeed(category, text.whole) !== null
      ? []
      : wishesToOffer(page.library, {
          category,
          whole: text.whole,
          circumstances: fine.circumstances,
          judge: page.judge,
          who: whoFor(equation, words, text),
          family: fine.family,
          item: itemPhrase(equation.item.name, equation.item.category).text,
          ofPart: wantedOf(equation),
        })
  return { sentence: '', wish: { origin: 'open', suggestions } }
}
