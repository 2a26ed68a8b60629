/** One equation together with its moment, what was seen and what was wanted. */
import { ownWordsAbout } from '#domain/situation/said.ts'
import { quoteOf } from '../input/quote.ts'
import { circumstancesOf } from '../rules/circumstances.ts'
import type { ReadEquation } from '../rules/equations.ts'
import { candidatesFor, recognise } from '../rules/moment.ts'
import { asSentence } from './fill.ts'
import type { Page, Story } from './page.ts'
import { whoOf } from './who.ts'
import { wishOf } from './wish.ts'

/** In words: a longer sentence is quoted up to a joint. */
const QUOTED_WORDS = 40
const FULL_SENTENCE = 4

/** The sentence the feeling turns on; a second feeling takes another where there is one. */
function turningSentence(equation: ReadEquation, page: Page, used: ReadonlySet<number>): number {
  const { text } = page
  const isFull = (at: number) =>
    text.sentences[at]!.text.split(/\s+/).length >= FULL_SENTENCE &&
    text.sentences[at]!.text !== page.stated
  const told = equation.toldIn.filter((at) => text.sentences[at])
  const free = told.filter((at) => !used.has(at))
  return free.find(isFull) ?? told.find(isFull) ?? told[0] ?? equation.evidence[0] ?? 0
}

export function tellStory(
  equation: ReadEquation,
  page: Page,
  isMain: boolean,
  used: ReadonlySet<number> = new Set(),
): Story {
  const { text, understanding, said, library } = page
  const { category } = equation.verdict
  const { reading, isGrief } = understanding
  const circumstances = circumstancesOf(text.whole, reading, equation.variables.time, isGrief)
  const candidates = understanding.isReasonOpen
    ? []
    : candidatesFor(library, page.moments, category, circumstances)
  const seenAt = turningSentence(equation, page, used)
  const sentence = text.sentences[seenAt]
  const own = equation.via ? {} : ownWordsAbout(said, category, isMain)
  const quoted =
    sentence && !page.isPublished ? asSentence(quoteOf(sentence, QUOTED_WORDS).text) : ''
  const story = {
    equation,
    isMain,
    circumstances,
    candidates,
    moment: recognise(candidates, library, isMain ? said : {}),
    who: page.isPublished ? null : whoOf(equation, text, seenAt),
    seenAt,
    perception: own.saw ? asSentence(own.saw) : quoted,
  }
  return { ...story, wish: wishOf(story, page) }
}
