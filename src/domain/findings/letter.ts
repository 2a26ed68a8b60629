/**
 * The weekly letter: one's own words and numbers, on Sunday evening, with one question. It says nothing that the week
 * does not show, and there is none for a week in which nothing was written.
 */
import * as z from 'zod/mini'
import { EMOTION_LABELS, EmotionCategory, isPleasant } from '../emotion/emotion.ts'
import { sayPair } from '../steps/step.ts'
import { line } from '../values/text.ts'
import { addDays, dayIn, momentOf } from '../values/time-zone.ts'
import { questionAbout } from './week-question.ts'

/** Sunday, at this hour where the person is. */
const READY_AT = 18
/** After so many days without a visit no letter is mailed any more, and no browser is reminded of anything. */
export const IDLE_DAYS = 90

export const LetterLine = line({
  min: 1,
  max: 300,
  tooShort: 'Write one line',
  tooLong: 'One line can have at most 300 characters',
})

/** Words, and where they count something, which feeling's situations they lead to. */
const Piece = z.object({ text: z.string(), emotion: z.optional(EmotionCategory) })
export type Piece = z.infer<typeof Piece>

export const Week = z.iso.date()

export const Letter = z.object({
  week: z.string(),
  until: z.string(),
  paragraphs: z.array(z.array(Piece)),
  /** A sentence of one's own, and the day it was written. */
  quote: z.nullable(z.object({ text: z.string(), day: z.string() })),
  /** Monday to Sunday, the main feeling of each day. */
  days: z.array(z.object({ day: z.string(), emotion: z.nullable(EmotionCategory) })),
  question: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  isPutAway: z.boolean(),
})
export type Letter = z.infer<typeof Letter>

/** A letter as it was first read; what became of it since stands beside it. */
export const FrozenLetter = z.omit(Letter, { answer: true, isPutAway: true })
export type FrozenLetter = z.infer<typeof FrozenLetter>

export const LetterState = z.object({
  letter: z.nullable(Letter),
  /** The Monday of the week before, where there is a letter for it. */
  earlier: z.nullable(z.string()),
  isMailed: z.boolean(),
})
export type LetterState = z.infer<typeof LetterState>

const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
export const mondayOf = (day: string): string => addDays(day, -weekdayOf(day))

/** When the letter of a week can be read. */
export const readyAt = (week: string, zone: string): number =>
  momentOf(addDays(week, 6), READY_AT, zone)

/** The Monday of the newest week whose letter is ready. */
export function readyWeek(now: number, zone: string): string {
  const monday = mondayOf(dayIn(now, zone))
  const isReady = now >= readyAt(monday, zone)
  return isReady ? monday : addDays(monday, -7)
}

export const weekSpan = (week: string, zone: string) => ({
  from: momentOf(week, 0, zone),
  until: momentOf(addDays(week, 7), 0, zone),
})

type Told = {
  day: string
  description: string
  emotion: { category: EmotionCategory; name: string; intensity: number } | null
  /** As they read inside a sentence. */
  items: readonly string[]
}

export type LivedWeek = {
  week: string
  /** How often the person wrote, whatever it was. */
  written: number
  /** Those the letter looks at: never what spoke of danger. */
  told: readonly Told[]
  /** Steps answered this week that were taken. */
  taken: readonly { action: string; before: number; after: number }[]
  /** Forecasts answered this week. */
  came: { feared: number; all: number }
  /** Something that is coming next, and is not grave. */
  coming: { day: string } | null
  /** Whether a sentence may be repeated to its writer: it must not speak of danger or of a death. */
  mayQuote: (sentence: string) => boolean
}

const COUNTS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
] as const
const inWords = (count: number): string => COUNTS[count] ?? String(count)
const times = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${inWords(count)} times`

let weekdays: Intl.DateTimeFormat | undefined
export function weekdayName(day: string): string {
  weekdays ??= new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
  return weekdays.format(new Date(`${day}T00:00:00Z`))
}

/** Null for a week of which there is nothing to tell. */
export function writeLetter(lived: LivedWeek): FrozenLetter | null {
  const { week, told, taken, came } = lived
  if (told.length + taken.length + came.all === 0) return null
  const quote = quoteOf(lived)
  const paragraphs = [middleOf(lived, quote !== null), triedOf(lived), brightOf(told)].filter(
    (pieces) => pieces.length > 0,
  )
  return {
    week,
    until: addDays(week, 6),
    paragraphs,
    quote,
    days: Array.from({ length: 7 }, (_, at) => {
      const day = addDays(week, at)
      return { day, emotion: strongest(told.filter((it) => it.day === day))?.category ?? null }
    }),
    question: askedOf(lived),
  }
}

const felt = (told: readonly Told[]) => told.flatMap(({ emotion }) => (emotion ? [emotion] : []))

const strongest = (told: readonly Told[]) =>
  felt(told).toSorted((one, other) => other.intensity - one.intensity)[0]

function mostOften<Key>(keys: readonly Key[]): { key: Key; count: number } | undefined {
  const groups = [...Map.groupBy(keys, (key) => key)].map(([key, all]) => ({
    key,
    count: all.length,
  }))
  return groups.sort((one, other) => other.count - one.count)[0]
}

const mainItem = (told: readonly Told[]) => mostOften(told.flatMap(({ items }) => items))
const mainFeeling = (told: readonly Told[]) => mostOften(felt(told).map(({ category }) => category))

function middleOf({ told, written }: LivedWeek, hasQuote: boolean): Piece[] {
  if (written === 0) return [{ text: 'You wrote nothing down this week, and that is fine.' }]
  const [item, feeling] = [mainItem(told), mainFeeling(told)]
  const looksAt =
    told.length === written ? '' : `This letter looks at ${inWords(told.length)} of them. `
  const wrote = {
    text:
      told.length === 0
        ? `You wrote ${times(written)} this week. This letter leaves those words alone.`
        : `You wrote ${times(written)} this week. ${looksAt}`,
  }
  const middle = item && item.count > 1 ? [{ text: `It was mostly about ${item.key}. ` }] : []
  const came = feeling
    ? [
        { text: `${EMOTION_LABELS[feeling.key]} came ` },
        { text: times(feeling.count), emotion: feeling.key },
        { text: hasQuote ? '. ' : '.' },
      ]
    : []
  return [wrote, ...middle, ...came]
}

function triedOf({ taken, came }: LivedWeek): Piece[] {
  const steps = taken
    .slice(0, 2)
    .map(({ action, before, after }) => `You wanted to ${action}. ${sayPair(before, after)}`)
  const foreseen =
    came.all > 0
      ? [`Of the things you feared, ${inWords(came.feared)} of ${inWords(came.all)} came.`]
      : []
  const text = [...steps, ...foreseen].join(' ')
  return text ? [{ text }] : []
}

function brightOf(told: readonly Told[]): Piece[] {
  const [best] = told
    .filter(({ emotion }) => emotion && isPleasant(emotion.category))
    .toSorted((one, other) => other.emotion!.intensity - one.emotion!.intensity)
  if (!best?.emotion) return []
  const about = best.items[0] ? ` about ${best.items[0]}` : ''
  const strength = Math.round(best.emotion.intensity * 10)
  return [
    {
      text: `And on ${weekdayName(best.day)} there was ${best.emotion.name}${about}, ${strength} of ten.`,
    },
  ]
}

const WORDS = { min: 4, max: 16 } as const

/** A short sentence in the first person, from the newest day that has one. */
function quoteOf({ told, mayQuote }: LivedWeek): Letter['quote'] {
  const found = told.flatMap(({ day, description }) =>
    description
      .split(/(?<=[.!?])\s+|\n+/)
      .map((text) => ({ day, text: text.trim() }))
      .filter(({ text }) => {
        const count = text.split(/\s+/).length
        return count >= WORDS.min && count <= WORDS.max && /\bI\b/.test(text) && mayQuote(text)
      }),
  )
  return found.at(-1) ?? null
}

function askedOf({ told, coming }: LivedWeek): string | null {
  if (coming) return `What would be enough, on ${weekdayName(coming.day)}?`
  const [item, feeling] = [mainItem(told), mainFeeling(told)]
  if (!item || !feeling) return null
  return questionAbout(item.key, feeling.key)
}
