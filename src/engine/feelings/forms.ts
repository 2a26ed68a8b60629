/** Finds forms of the vocabulary in a text, longest match first. */
import { SIDE_WORDS } from '#domain/content/feelings/side-words.ts'
import { FEELINGS } from '#domain/content/feelings/words.ts'
import type { Feeling } from '#domain/emotion/feeling.ts'
import { FRAMES } from '../lexicon/frames.ts'
import notBefore from '../lexicon/not-before.json' with { type: 'json' }
import { any, listsOf, Words } from '../lexicon/words.ts'
import { plainWordsOf, suffixOf, type Token } from './tokens.ts'

export type Form = {
  words: readonly string[]
  /** The words joined, as lists name the form. */
  text: string
  /** Undefined for words that state only a side. */
  feeling?: Feeling
  side?: (typeof SIDE_WORDS)[number]
  /** True if it states the feeling without a frame. */
  isAlone: boolean
  /** True if it describes an event, not a person. */
  isJudgement: boolean
  /** The strength of this form, if it differs from its word. */
  usual?: number
}

export type FormMatch = { form: Form; from: number; to: number; isSlip: boolean }

type Kind = Pick<Form, 'isAlone' | 'isJudgement'>
const FRAMED: Kind = { isAlone: false, isJudgement: false }
const ALONE: Kind = { isAlone: true, isJudgement: false }
const JUDGED: Kind = { isAlone: false, isJudgement: true }

function formOf(form: string, more: Omit<Form, 'words' | 'text'>): Form {
  const words = plainWordsOf(form)
  return { words, text: words.join(' '), ...more }
}

function formsOf(feeling: Feeling): Form[] {
  const { forms, alone, ofEvents, doneToMe, strengths } = feeling
  const made = (form: string, kind: Kind): Form => {
    const usual = strengths[form]
    return formOf(form, { feeling, ...kind, ...(usual !== undefined && { usual }) })
  }
  return [
    ...forms.map((form) => made(form, ofEvents.includes(form) ? JUDGED : FRAMED)),
    ...alone.map((form) => made(form, ALONE)),
    ...doneToMe.map((verb) => made(`${verb} me`, ALONE)),
    ...ofEvents.filter((form) => !forms.includes(form)).map((form) => made(form, JUDGED)),
  ]
}

const sided: Form[] = SIDE_WORDS.flatMap((side) =>
  side.forms.map((form) => formOf(form, { side, ...FRAMED })),
)

const all = [...FEELINGS.flatMap(formsOf), ...sided]
const longestFirst = (one: Form, other: Form) => other.words.length - one.words.length
const byFirst = new Map(
  [...Map.groupBy(all, ({ words }) => words[0]!)].map(([first, forms]) => [
    first,
    forms.toSorted(longestFirst),
  ]),
)

/**
 * The most common misspelling: a single letter for a double one or the reverse, as in "dissapointed" and "embarassed".
 */
const SLIP_FROM = 6
const single = (word: string) => word.replace(/(.)\1/g, '$1')
const bySingle = new Map(
  all
    .filter(({ words, text, feeling }) => words.length === 1 && text.length >= SLIP_FROM && feeling)
    .map((form) => [single(form.text), form]),
)
const slippedForm = (word: string): Form | undefined =>
  byFirst.has(word) || any('hopping, scarred').has(word) ? undefined : bySingle.get(single(word))

const stands = ({ words }: Form, tokens: readonly Token[], from: number): boolean =>
  words.every((word, at) => {
    const token = tokens[from + at]
    const isNext = at === 0 || (token?.pause === '' && token.sentence === tokens[from]!.sentence)
    return token?.word === word && !token.isQuoted && isNext
  })

const NOT_BEFORE = new Map(Object.entries(listsOf(notBefore)))
/** If the next words change the meaning, a shorter form may still match: "sad for a moment". */
function isMeant({ text, words }: Form, tokens: readonly Token[], from: number): boolean {
  const suffix = suffixOf(tokens, from + words.length)
  // "I love her dress" is liking.
  const isOfThing = text.endsWith(' her') && suffix !== '' && !FRAMES.afterHer.opens(suffix)
  return !isOfThing && !NOT_BEFORE.get(text)?.opens(suffix)
}

/** The maximum distance of a misspelled form from a frame. Other words aren't checked for misspelling. */
const FRAME_WITHIN = 4
const FRAME = new Words(
  [FRAMES.be, FRAMES.feel, FRAMES.become, any('me, us')].flatMap(({ list }) => list),
)
function isFramed(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= from - FRAME_WITHIN; at--)
    if (FRAME.has(tokens[at]?.word ?? '')) return true
  return false
}

export function findForms(tokens: readonly Token[]): FormMatch[] {
  const found: FormMatch[] = []
  for (let from = 0; from < tokens.length; from++) {
    const { word, isQuoted } = tokens[from]!
    if (isQuoted) continue
    const form = byFirst
      .get(word)
      ?.find((it) => stands(it, tokens, from) && isMeant(it, tokens, from))
    const taken = form ?? (isFramed(tokens, from) ? slippedForm(word) : undefined)
    if (!taken) continue
    found.push({ form: taken, from, to: from + taken.words.length, isSlip: !form })
    from += taken.words.length - 1
  }
  return found
}
