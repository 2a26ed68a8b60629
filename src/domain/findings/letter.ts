/**
 * The weekly letter: a person's own words and one question. It can be read from Sunday evening on and closes with the
 * week, so Sunday night is still in it. There is none for a week with hardly anything written.
 */
import * as z from 'zod/mini'
import { EmotionCategory } from '../emotion/emotion.ts'
import { Reader } from '../situation/analysis.ts'
import { line } from '../values/text.ts'
import { addDays, dayIn, momentAt } from '../values/time-zone.ts'

/** Sunday, at this hour where the person is. */
const READY_AT = 18
/** Monday, at this hour where the person is: what is mailed is closed. */
const MAILED_AT = 7
/** After so many days without a visit no letter is mailed any more, and no browser is reminded of anything. */
export const IDLE_DAYS = 90

export const LetterLine = line({
  min: 1,
  max: 300,
  tooShort: 'Write one line',
  tooLong: 'One line can be up to 300 characters',
})

/** When the situation was written that something is told of: what is deleted takes that out of a letter with it. */
const WrittenAt = z.optional(z.iso.datetime())

/** Words, and where they count something, which feeling's situations they lead to. */
const Piece = z.object({
  text: z.string(),
  emotion: z.optional(EmotionCategory),
  writtenAt: WrittenAt,
  /** The same for what is told of several together: it goes with the first of them. */
  writtenOf: z.optional(z.array(z.iso.datetime())),
})
export type Piece = z.infer<typeof Piece>

export const Week = z.iso.date()

export const Letter = z.object({
  week: z.string(),
  until: z.string(),
  paragraphs: z.array(z.array(Piece)),
  /** A sentence of one's own, and the day it is about. */
  quote: z.nullable(
    z.object({
      text: z.string(),
      day: z.string(),
      writtenAt: WrittenAt,
      /** Where its situation is now; looked up whenever the letter is read. */
      situationId: z.optional(z.int()),
    }),
  ),
  /** Monday to Sunday, the main feeling of each day, and how strong it was. */
  days: z.array(
    z.object({
      day: z.string(),
      emotion: z.nullable(EmotionCategory),
      intensity: z.optional(z.number()),
      /** Something was written, and its feeling is still open. */
      isOpen: z.optional(z.literal(true)),
    }),
  ),
  question: z.nullable(z.string()),
  /** The language model that wrote a paragraph of it. */
  reader: z.optional(Reader),
  /** The week isn't over, so the letter still changes. */
  isSoFar: z.optional(z.literal(true)),
  answer: z.nullable(z.string()),
  isPutAway: z.boolean(),
})
export type Letter = z.infer<typeof Letter>

/** A letter as it was first read; what became of it since stands beside it. */
export const FrozenLetter = z.omit(Letter, { answer: true, isPutAway: true })
export type FrozenLetter = z.infer<typeof FrozenLetter>

/** One of all letters there are; its question is known once it was read. */
const ListedLetter = z.object({
  week: z.string(),
  until: z.string(),
  question: z.nullable(z.string()),
  answer: z.nullable(z.string()),
})
export type ListedLetter = z.infer<typeof ListedLetter>

export const LetterState = z.object({
  letter: z.nullable(Letter),
  /** Newest first. */
  all: z.array(ListedLetter),
  isMailed: z.boolean(),
})
export type LetterState = z.infer<typeof LetterState>

const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
export const mondayOf = (day: string): string => addDays(day, -weekdayOf(day))

/** When the letter of a week can be read. */
const readyAt = (week: string, zone: string): number => momentAt(addDays(week, 6), READY_AT, zone)

/** The Monday of the newest week whose letter is ready. */
export function readyWeek(now: number, zone: string): string {
  const monday = mondayOf(dayIn(now, zone))
  const isReady = now >= readyAt(monday, zone)
  return isReady ? monday : addDays(monday, -7)
}

/** The Monday of the newest week whose letter is closed and can be mailed. */
export function mailableWeek(now: number, zone: string): string {
  const monday = mondayOf(dayIn(now, zone))
  return addDays(monday, now >= momentAt(monday, MAILED_AT, zone) ? -7 : -14)
}

/** When the next letter after this moment can be read. */
export const nextReadyAt = (now: number, zone: string): number =>
  readyAt(addDays(readyWeek(now, zone), 7), zone)

/** What leads to the sentence: it may have been written on another day. */
export const quoteLead = (day: string): string => `About ${weekdayName(day)} you wrote`

export const weekSpan = (week: string, zone: string) => ({
  from: momentAt(week, 0, zone),
  until: momentAt(addDays(week, 7), 0, zone),
})

/** The moments of what a letter tells one by one. */
export const situationsInLetter = ({ paragraphs, quote }: FrozenLetter): string[] => [
  ...paragraphs
    .flat()
    .flatMap(({ writtenAt, writtenOf = [] }) => [writtenAt ?? [], writtenOf].flat()),
  ...(quote?.writtenAt ? [quote.writtenAt] : []),
]

/** As it was first read, without what was deleted since. The counts and the question stay. */
export function withoutDeleted(
  letter: FrozenLetter,
  left: ReadonlyMap<string, number>,
): FrozenLetter {
  const isLeft = ({ writtenAt, writtenOf = [] }: Omit<Piece, 'text'>) =>
    [writtenAt ?? [], writtenOf].flat().every((moment) => left.has(moment))
  const paragraphs = letter.paragraphs
    .map((pieces) => pieces.filter(isLeft))
    .filter((pieces) => pieces.length > 0)
  const { reader, ...own } = letter
  const isSaid = paragraphs.flat().some(({ writtenOf }) => writtenOf !== undefined)
  return {
    ...own,
    ...(reader && isSaid && { reader }),
    paragraphs,
    quote: letter.quote && isLeft(letter.quote) ? withPlace(letter.quote, left) : null,
  }
}

/** A quotation leads to its situation, whatever number that has here. */
function withPlace(
  quote: NonNullable<Letter['quote']>,
  left: ReadonlyMap<string, number>,
): Letter['quote'] {
  const situationId = quote.writtenAt && left.get(quote.writtenAt)
  return situationId ? { ...quote, situationId } : quote
}

/** What a language model says of these moments, behind what we count. */
export function withSaid(
  letter: FrozenLetter,
  text: string,
  writtenOf: string[],
  reader: Reader,
): FrozenLetter {
  const [first = [], ...rest] = letter.paragraphs
  return { ...letter, paragraphs: [first, [{ text, writtenOf }], ...rest], reader }
}

let weekdays: Intl.DateTimeFormat | undefined
export function weekdayName(day: string): string {
  weekdays ??= new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
  return weekdays.format(new Date(`${day}T00:00:00Z`))
}
