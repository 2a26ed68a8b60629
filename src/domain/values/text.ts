/**
 * Schemas for typed text. Text is stored as written in NFC; unsavable characters are rejected, and invisible ones don't
 * count as text.
 */
import * as z from 'zod/mini'
import { described } from './described.ts'
import { freeText } from './free-text.ts'

export const UNSAVABLE_TEXT = 'Some characters in your text can’t be saved. Please remove them.'

const NOT_TEXT = 'Please write text here.'

const CONTROLS = /\p{Cc}/u
const CONTROLS_BUT_LINES = /[^\P{Cc}\t\n\r]/u
const INVISIBLE =
  '\\s\\u00ad\\u034f\\u061c\\u115f\\u1160\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\u2800\\u3164\\ufeff\\uffa0'
const IS_INVISIBLE = new RegExp(`^[${INVISIBLE}]$`, 'u')
/** Marks that change the reading direction or are invisible, which a name doesn't need. */
const DIRECTION_MARKS = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/**
 * Trims from both ends in linear time. A pattern for trailing blanks would restart at each blank and take seconds on
 * tens of thousands of them.
 */
function withoutInvisibleEnds(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && IS_INVISIBLE.test(text[start]!)) start += 1
  while (end > start && IS_INVISIBLE.test(text[end - 1]!)) end -= 1
  return text.slice(start, end)
}

/** The length as people count: an emoji is one, not two. */
export const lengthOf = (text: string): number => [...text].length

/** Cuts a text to a length, with an ellipsis. */
export const shorten = (text: string, max: number): string =>
  lengthOf(text) <= max ? text : `${[...text].slice(0, max - 1).join('')}…`

export const tidyLine = (text: string): string =>
  withoutInvisibleEnds(text.normalize('NFC').replace(DIRECTION_MARKS, ''))

export const tidyLines = (text: string): string =>
  withoutInvisibleEnds(text.normalize('NFC').replace(/\r\n?/g, '\n'))

const LONG_GAP = new RegExp(`[${INVISIBLE}]{101,}`, 'gu')

/** For imported text: collapses runs of more than 100 invisible characters, which slow the patterns down. */
export const withoutLongGaps = (text: string): string => text.replace(LONG_GAP, '\n\n')

const isSavable = (controls: RegExp) => (text: string) =>
  text.isWellFormed() && !controls.test(text)

/**
 * A plain text that a stored reading holds too. What can't be saved becomes a blank instead of a refusal, so that what
 * is stored already stays readable.
 */
export const mended = () =>
  z
    .string()
    .check(
      z.overwrite((text) =>
        isSavable(CONTROLS_BUT_LINES)(text)
          ? text
          : text.toWellFormed().replace(new RegExp(CONTROLS_BUT_LINES, 'gu'), ' '),
      ),
    )

/** Checks a name that is only looked up. */
export const isSavableLine = isSavable(CONTROLS)

/** For the API's description, because a schema can't express trimming and normalisation. */
const sizeOf = ({ min = 0, max }: Bounds) => ({
  ...(min > 0 && { minLength: 1 }),
  description: `${min > 0 ? `${min} to ${max}` : `Up to ${max}`} characters, not counting spaces at the ends.`,
})

/** Without `min` an empty text is fine. */
type Bounds = { max: number; tooLong: string } & (
  | { min: number; tooShort: string }
  | { min?: never; tooShort?: never }
)

const bounded = ({ min = 0, max, tooShort = '', tooLong }: Bounds) =>
  z.string().check(
    z.refine((text) => lengthOf(text) >= min, { error: tooShort }),
    z.refine((text) => lengthOf(text) <= max, { error: tooLong }),
  )

const field = (bounds: Bounds, controls: RegExp, tidy: (text: string) => string) =>
  z.pipe(
    z.pipe(
      described(
        z
          .string({ error: bounds.tooShort || NOT_TEXT })
          .check(z.refine(isSavable(controls), { error: UNSAVABLE_TEXT })),
        sizeOf(bounds),
      ),
      z.transform(tidy),
    ),
    bounded(bounds),
  )

/** A single-line field that isn't free text, such as a name or a search. */
export const label = (bounds: Bounds) => field(bounds, CONTROLS, tidyLine)

/** A single-line free text. */
export const line = (bounds: Bounds) => freeText(label(bounds))

/** A multi-line free text. */
export const lines = (bounds: Bounds) => freeText(field(bounds, CONTROLS_BUT_LINES, tidyLines))

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
