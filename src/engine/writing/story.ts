/** One equation together with the words for it: the kind of event, the people, and the person's own sentences. */
import { FEELINGS, type Feeling } from '../library/feelings.ts'
import type { Frame } from '../library/frame.ts'
import type { ReadEquation, Role, Understanding } from '../reasoning/understand.ts'
import type { SituationText } from '../situation-text.ts'
import { clauseOf, quoteOf } from '../text/clause.ts'
import { itemPhrase } from '../text/item-phrase.ts'
import { peopleIn, personOfItem } from '../text/people.ts'
import { chooseFrame } from './choose-frame.ts'
import type { Slots } from './fill.ts'

export type Quote = { text: string; start: number; end: number }

export type Story = {
  equation: ReadEquation
  frame: Frame | null
  feeling: Feeling
  slots: Slots
  /** Own sentences turned to the second person, without a stop. */
  event: string | null
  reading: string | null
  hoped: string | null
  /** A short verbatim piece of the evidence, and one that names a feeling. */
  quote: Quote | null
  felt: Quote | null
}

export type Page = { text: SituationText; understanding: Understanding; used: Set<number> }

/** A sentence is told once; later stories look for another one. */
function take(
  page: Page,
  role: Role,
  candidates: readonly number[],
  isReading = false,
): string | null {
  for (const at of candidates) {
    if (page.used.has(at) || page.understanding.roles[at] !== role) continue
    const clause = clauseOf(page.text.sentences[at]!.text, { isReading })
    if (!clause) continue
    page.used.add(at)
    return clause.turned
  }
  return null
}

const QUOTED_WORDS = 14

function whoIn(
  equation: ReadEquation,
  frame: Frame | null,
  text: SituationText,
): string | undefined {
  const isAboutAnimal = frame?.id.startsWith('pet-') === true
  const own = personOfItem(equation.item)
  if (own && own.isAnimal === isAboutAnimal) return own.phrase
  const near = equation.evidence.map((at) => text.sentences[at]!.text).join(' ')
  const people = [...peopleIn(near), ...(isAboutAnimal ? peopleIn(text.description) : [])]
  return people.find((person) => person.isAnimal === isAboutAnimal)?.phrase
}

export function tellStory(equation: ReadEquation, page: Page): Story {
  const { text, understanding } = page
  const frame = chooseFrame(equation, text)
  const all = text.sentences.map((_, at) => at)
  const order = [...new Set([...equation.evidence, ...all])]
  const felt = all.find(
    (at) =>
      understanding.roles[at] === 'feeling' &&
      !page.used.has(at) &&
      text.sentences[at]!.text.split(/\s+/).length <= QUOTED_WORDS,
  )
  const event =
    take(page, 'event', order) ??
    take(page, 'reading', equation.evidence) ??
    take(page, 'other', equation.evidence)
  const reading = take(page, 'reading', order, true)
  const hoped = take(page, 'expectation', order)
  if (felt !== undefined) page.used.add(felt)
  const best = equation.evidence[0]
  return {
    equation,
    frame,
    feeling: FEELINGS[equation.verdict.category],
    slots: {
      item: itemPhrase(equation.item.name, equation.item.category).text,
      who: whoIn(equation, frame, text),
    },
    event,
    reading,
    hoped,
    quote: best === undefined ? null : quoteOf(text.sentences[best]!, QUOTED_WORDS),
    felt: felt === undefined ? null : quoteOf(text.sentences[felt]!, QUOTED_WORDS),
  }
}
