/**
 * The text fields of a situation as one value, passed whole through form, request, table, list, undo, export and
 * device. A new field needs a line in both schemas here and a column.
 */
import * as z from 'zod/mini'
import { type Columns, columnsOf } from '../values/columns.ts'
import { line, lines } from '../values/text.ts'
import { DESCRIPTION, TITLE } from './situation-limits.ts'

export const SituationTitle = line({
  ...TITLE,
  tooShort: `Title must be at least ${TITLE.min} characters`,
  tooLong: `A title can be up to ${TITLE.max} characters`,
})
export const SituationDescription = lines({
  ...DESCRIPTION,
  tooShort: `Description must be at least ${DESCRIPTION.min} characters`,
  tooLong: 'A description can be up to 5,000 characters',
})

export const SituationWords = z.object({
  title: SituationTitle,
  description: SituationDescription,
})
export type SituationWords = z.infer<typeof SituationWords>

/** The same fields as stored and drafted, without limits, because they were validated when sent. */
export const StoredWords = z.object({ title: z.string(), description: z.string() })

export type WordColumns = Columns<SituationWords>
export const WORDS = Object.keys(SituationWords.shape) as (keyof SituationWords)[]

/** Picks the text fields of a value. */
export const situationWords = (told: WordColumns | SituationWords): SituationWords =>
  Object.fromEntries(
    WORDS.flatMap((word) => (typeof told[word] === 'string' ? [[word, told[word]]] : [])),
  ) as SituationWords

export const wordColumns = (words: SituationWords): WordColumns => columnsOf(SituationWords, words)

/** The texts that are compared, checked for danger and searched. */
export const linesIn = (words: SituationWords): string[] =>
  WORDS.flatMap((word) => words[word] ?? [])
