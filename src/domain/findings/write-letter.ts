/** What a letter says: counts as every other page has them, one sentence of one's own, and one question. */
import { EMOTION_LABELS, type EmotionCategory, isPleasant } from '../emotion/emotion.ts'
import { sayFeeling } from '../situation/own-saying.ts'
import { nameOfComing } from '../steps/forecast.ts'
import { sayPair } from '../steps/step.ts'
import { inWords } from '../values/number-words.ts'
import { splitSentences } from '../values/sentences.ts'
import { upperFirst } from '../values/text.ts'
import { addDays } from '../values/time-zone.ts'
import { inSentence, listed, topOf } from './analytics-words.ts'
import { type FrozenLetter, type Letter, type Piece, weekdayName } from './letter.ts'
import { sayTimes } from './pattern-words.ts'
import { TENDER } from './sentence.ts'
import { weekQuestion } from './week-question.ts'

/** By the person's own word where they had one. */
type Felt = { name: string; category: EmotionCategory; intensity: number }

type ToldMoment = {
  day: string
  writtenAt: string
  description: string
  /** Everything that was felt, the strongest first; nothing where it was left open. */
  emotions: readonly Felt[]
  /** As they read inside a sentence. */
  items: readonly string[]
}

export type LivedWeek = {
  week: string
  /** How much of this week the person wrote down, whenever and whatever it was. */
  written: number
  /** Those the letter looks at: never what spoke of danger. */
  told: readonly ToldMoment[]
  /** Steps answered this week that were taken. */
  taken: readonly {
    action: string
    before: number
    after: number
    category: EmotionCategory
    writtenAt: string
  }[]
  /** Forecasts answered this week. */
  came: { feared: number; all: number }
  /** Something that is coming next, and is not grave. */
  coming: { day: string; title: string } | null
  /** Whether a sentence may be repeated to its writer: it must not speak of danger or of a death. */
  mayQuote: (sentence: string) => boolean
  /** Who died, and all else that grief was about, as in `items`: nothing is asked about it. */
  grieved: ReadonlySet<string>
}

/** One story is no week. */
export const FEWEST_TOLD = 2

/** Null for a week of which there is nothing to tell. */
export function writeLetter(lived: LivedWeek): FrozenLetter | null {
  const { week, told } = lived
  if (told.length < FEWEST_TOLD) return null
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

const strongest = (told: readonly ToldMoment[]): Felt | undefined =>
  told
    .flatMap(({ emotions }) => emotions)
    .toSorted((one, other) => other.intensity - one.intensity)[0]

/** What was there most often, each counted once a situation. A tie is told as a tie. */
function mostOften<Key>(keys: readonly (readonly Key[])[]): { keys: Key[]; count: number } {
  const counts = [
    ...Map.groupBy(
      keys.flatMap((own) => [...new Set(own)]),
      (key) => key,
    ),
  ].map(([key, all]) => ({ key, count: all.length }))
  const top = counts.length > 0 ? topOf(counts, ({ count }) => count) : []
  return { keys: top.map(({ key }) => key), count: top[0]?.count ?? 0 }
}

const mainItems = (told: readonly ToldMoment[]) => mostOften(told.map(({ items }) => items))
const mainFeelings = (told: readonly ToldMoment[]) =>
  mostOften(told.map(({ emotions }) => emotions.map(({ category }) => category)))

/** More than this many at the top say nothing. */
const MOST_NAMED = 3

function middleOf({ told, written }: LivedWeek, hasQuote: boolean): Piece[] {
  const looksAt =
    told.length === written ? '' : `This letter looks at ${inWords(told.length)} of them. `
  const wrote = { text: `You wrote about ${inWords(written)} moments this week. ${looksAt}` }
  const items = mainItems(told)
  const isMain = items.count > 1 && items.keys.length <= MOST_NAMED
  const each = items.keys.length > 1 ? ' each' : ''
  const middle = isMain
    ? [
        {
          text: `${inWords(items.count)} of them were about ${listed(items.keys.map(inSentence))}${each}. `,
        },
      ].map(({ text }) => ({ text: text.charAt(0).toUpperCase() + text.slice(1) }))
    : []
  const { keys, count } = mainFeelings(told)
  const named = keys.length <= MOST_NAMED ? keys : []
  const came = named.flatMap((category, at): Piece[] => {
    const isLast = at === named.length - 1
    const said =
      count === 1 ? sayOnce(told, category) : `${EMOTION_LABELS[category].toLowerCase()} came`
    return [
      { text: `${at === 0 ? upperFirst(said) : said} ` },
      { text: sayTimes(count), emotion: category },
      { text: isLast ? (hasQuote ? '. ' : '.') : at === named.length - 2 ? ' and ' : ', ' },
    ]
  })
  return [wrote, ...middle, ...came]
}

/** "You felt guilty", in the words of the one situation it is about: a count has the name of its group. */
function sayFelt({ name }: Felt): string {
  const { lead, word } = sayFeeling(name, 'you')
  return `${lead.endsWith(' are') ? 'you were' : 'you felt'} ${word}`
}

function sayOnce(told: readonly ToldMoment[], category: EmotionCategory): string {
  const own = told.flatMap(({ emotions }) => emotions).find((it) => it.category === category)!
  return sayFelt(own)
}

function sayFears({ feared, all }: LivedWeek['came']): string {
  if (all === 1)
    return feared === 1
      ? 'What you were afraid of happened.'
      : 'What you were afraid of didn’t happen.'
  return `You were afraid of ${inWords(all)} things, and ${feared === 0 ? 'none' : inWords(feared)} of them happened.`
}

function triedOf({ taken, came }: LivedWeek): Piece[] {
  const steps = taken.slice(0, 2).map(({ action, before, after, category, writtenAt }) => ({
    text: `You made a plan: “${action}”. ${sayPair(before, after, category)} `,
    writtenAt,
  }))
  const foreseen =
    came.all > 0
      ? [
          {
            text: sayFears(came),
          },
        ]
      : []
  return [...steps, ...foreseen]
}

function brightOf(told: readonly ToldMoment[]): Piece[] {
  const [best] = told
    .flatMap((it) =>
      it.emotions
        .filter(({ category }) => isPleasant(category))
        .map((emotion) => ({ ...it, emotion })),
    )
    .toSorted((one, other) => other.emotion.intensity - one.emotion.intensity)
  if (!best) return []
  const about = best.items[0] ? ` about ${best.items[0]}` : ''
  return [
    {
      text: `And on ${weekdayName(best.day)} ${sayFelt(best.emotion)}${about}.`,
      writtenAt: best.writtenAt,
    },
  ]
}

const WORDS = { min: 4, max: 16 } as const

/** What somebody holds against themselves is not held up to them again. */
const SELF_REPROACH =
  /\b(?:nothing|never|not|cannot|nobody|no one|fail\w*|fault|stupid|ashamed|embarrass\w*|regret\w*|should(?:n['’]?t)?|wish|hate|useless|worthless|idiot|coward\w*|weak|wrong|sorry|guilty|snapped|yelled|shouted|lied)\b|n['’]t\b/i

/** A short sentence in the first person: from a bright moment where there was one, else the newest that shames nobody. */
function quoteOf({ told, mayQuote }: LivedWeek): Letter['quote'] {
  const found = told.flatMap(({ day, writtenAt, description, emotions }) => {
    const isBright = emotions[0] !== undefined && isPleasant(emotions[0].category)
    if (emotions.some(({ category }) => TENDER.includes(category))) return []
    return splitSentences(description)
      .map(({ text }) => ({ day, writtenAt, text, isBright }))
      .filter(({ text }) => {
        const count = text.split(/\s+/).length
        const isShort = count >= WORDS.min && count <= WORDS.max && /\bI\b/.test(text)
        return isShort && (isBright || !SELF_REPROACH.test(text)) && mayQuote(text)
      })
  })
  const best = found.findLast(({ isBright }) => isBright) ?? found.at(-1)
  return best ? { text: best.text, day: best.day, writtenAt: best.writtenAt } : null
}

function askedOf({ told, coming, grieved }: LivedWeek): string | null {
  if (coming)
    return `“${nameOfComing(coming)}” is on ${weekdayName(coming.day)}. What would be good enough?`
  const asking = told.map((it) => ({
    ...it,
    items: it.items.filter((item) => !grieved.has(item)),
  }))
  const [item] = mainItems(asking).keys
  const own = asking.filter(({ items }) => item !== undefined && items.includes(item))
  const feeling = strongest(own)
  return item !== undefined && feeling ? weekQuestion(item, feeling.category) : null
}
