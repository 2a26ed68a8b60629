/**
 * The weekly letter with the person's words and one question. It is readable from Sunday evening and closes with the
 * week, so it includes Sunday night; weeks with hardly any entries have none.
 */
import * as z from 'zod/mini'
import { EmotionCategory } from '../emotion/emotion.ts'
import { Reader } from '../situation/analysis.ts'
import { addDays, dayIn, momentAt } from '../values/time-zone.ts'

/** On Sunday, in the person's time zone. */
const READY_AT = 18
/** On Monday, in the person's time zone, when the letter is closed. */
const MAILED_AT = 7
/** After this many days without a visit, letters and reminders stop. */
export const IDLE_DAYS = 90

/** The situation's time of writing. Deleting the situation removes this piece from the letter. */
const WrittenAt = z.optional(z.iso.datetime())

/** Text that links to the situations of a feeling if it contains a count. */
const Piece = z.object({
  text: z.string(),
  emotion: z.optional(EmotionCategory),
  writtenAt: WrittenAt,
  /** The same for a piece about several situations. Deleting any of them removes it. */
  writtenOf: z.optional(z.array(z.iso.datetime())),
})
export type Piece = z.infer<typeof Piece>

export const Week = z.iso.date()

export const Letter = z.object({
  week: z.string(),
  until: z.string(),
  paragraphs: z.array(z.array(Piece)),
  /** A sentence of the person and the day it is about. */
  quote: z.nullable(
    z.object({
      text: z.string(),
      day: z.string(),
      writtenAt: WrittenAt,
      /** The current id of its situation, looked up on each read. */
      situationId: z.optional(z.int()),
    }),
  ),
  /** Monday to Sunday with each day's main feeling and its strength. */
  days: z.array(
    z.object({
      day: z.string(),
      emotion: z.nullable(EmotionCategory),
      intensity: z.optional(z.number()),
      /** An entry exists, but its feeling is open. */
      isOpen: z.optional(z.literal(true)),
    }),
  ),
  question: z.nullable(z.string()),
  /** The language model that wrote a paragraph. */
  reader: z.optional(Reader),
  /** The week isn't over, so the letter can still change. */
  isSoFar: z.optional(z.literal(true)),
  answer: z.nullable(z.string()),
  isPutAway: z.boolean(),
})
export type Letter = z.infer<typeof Letter>

/** A letter as first read. Answer and state are stored separately. */
export const FrozenLetter = z.omit(Letter, { answer: true, isPutAway: true })
export type FrozenLetter = z.infer<typeof FrozenLetter>

/** An entry in the list of letters. Its question is known once it was read. */
const ListedLetter = z.pick(Letter, { week: true, until: true, question: true, answer: true })
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

/** The time the letter of a week becomes readable. */
const readyAt = (week: string, zone: string): number => momentAt(addDays(week, 6), READY_AT, zone)

/** The Monday of the newest week whose letter is ready. */
export function readyWeek(now: number, zone: string): string {
  const monday = mondayOf(dayIn(now, zone))
  const isReady = now >= readyAt(monday, zone)
  return isReady ? monday : addDays(monday, -7)
}

/** The Monday of the newest closed week, whose letter can be mailed. */
export function mailableWeek(now: number, zone: string): string {
  const monday = mondayOf(dayIn(now, zone))
  return addDays(monday, now >= momentAt(monday, MAILED_AT, zone) ? -7 : -14)
}

/** The time the next letter becomes readable. */
export const nextReadyAt = (now: number, zone: string): number =>
  readyAt(addDays(readyWeek(now, zone), 7), zone)

/** The lead of a quote. It may have been written on another day. */
export const quoteLead = (day: string): string => `About ${weekdayName(day)} you wrote`

export const weekSpan = (week: string, zone: string) => ({
  from: momentAt(week, 0, zone),
  until: momentAt(addDays(week, 7), 0, zone),
})

/** The writing times of the situations a piece is about. */
const writtenIn = ({ writtenAt, writtenOf = [] }: Omit<Piece, 'text'>): string[] =>
  [writtenAt ?? [], writtenOf].flat()

/** The writing times of all situations mentioned. */
export const situationsInLetter = ({ paragraphs, quote }: FrozenLetter): string[] =>
  [...paragraphs.flat(), quote ?? []].flat().flatMap(writtenIn)

/** The letter as first read, without deleted situations. Counts and question stay. */
export function withoutDeleted(
  letter: FrozenLetter,
  left: ReadonlyMap<string, number>,
): FrozenLetter {
  const isLeft = (piece: Omit<Piece, 'text'>) =>
    writtenIn(piece).every((moment) => left.has(moment))
  const paragraphs = letter.paragraphs
    .map((pieces) => pieces.filter(isLeft))
    .filter((pieces) => pieces.length > 0)
  const { reader, quote, ...own } = letter
  const situationId = quote?.writtenAt && left.get(quote.writtenAt)
  const isSaid = paragraphs.flat().some(({ writtenOf }) => writtenOf !== undefined)
  return {
    ...own,
    ...(reader && isSaid && { reader }),
    paragraphs,
    // Linked to its situation's current id.
    quote: quote && isLeft(quote) ? { ...quote, ...(situationId && { situationId }) } : null,
  }
}

/** Appends a language model's paragraph after the counts. */
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
