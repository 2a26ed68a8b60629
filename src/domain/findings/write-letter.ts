/** Writes the weekly letter: the week's topic, quotes, a plan's outcome, and one question. */
import { EMOTION_LABELS, type EmotionCategory, isPleasant } from '../emotion/emotion.ts'
import { quotedIn } from '../situation/evidence.ts'
import { formatFeeling } from '../situation/own-saying.ts'
import { type Came, nameOfComing } from '../steps/forecast.ts'
import { isWorse } from '../steps/step.ts'
import { inWords } from '../values/number-words.ts'
import { type Sentence, sentencesOf, splitSentences } from '../values/sentences.ts'
import { upperFirst } from '../values/text.ts'
import { addDays } from '../values/time-zone.ts'
import { inSentence, listed, topOf } from './analytics-words.ts'
import { formatCame } from './forecast-stats.ts'
import { type FrozenLetter, type Letter, type Piece, quoteLead, weekdayName } from './letter.ts'
import { formatTimes } from './pattern-words.ts'
import { TENDER } from './sentence.ts'

/** Named with the person's word, if they had one. */
type LetterFeeling = { name: string; category: EmotionCategory; intensity: number }

type LetterMoment = {
  day: string
  writtenAt: string
  description: string
  /** All feelings, strongest first. Empty if open. */
  emotions: readonly LetterFeeling[]
  /** Phrased for the middle of a sentence. */
  items: readonly string[]
  /** The perception from the reading, which may quote the description. */
  seen: string
}

export type WeekSummary = {
  week: string
  /** The number of entries about this week, of any kind. */
  written: number
  /** The entries the letter uses, none with signs of danger. */
  told: readonly LetterMoment[]
  /** Steps taken, by this week's answers, with the strength before and at each answer. */
  taken: readonly {
    action: string
    before: number | null
    strengths: readonly number[]
    category: EmotionCategory
    writtenAt: string
  }[]
  /** The outcomes of forecasts answered this week. */
  came: readonly { outcome: Came | null }[]
  /** An earlier time of the week's strongest moment. */
  before: { weeks: number; words: string; writtenAt: string } | null
  /** An upcoming event that isn't grave. */
  coming: { day: string; title: string } | null
  /** True if a sentence can be quoted, because it isn't about danger or a death. */
  mayQuote: (sentence: string) => boolean
  /** The subjects of grief, as in `items`. No question is asked about them. */
  grieved: ReadonlySet<string>
}

/** A single story doesn't make a letter. */
export const MIN_TOLD = 2

/** Null if there is too little to write about. */
export function writeLetter(lived: WeekSummary): FrozenLetter | null {
  const { week, told } = lived
  if (told.length < MIN_TOLD) return null
  const [quote = null, ...others] = quotesOf(lived)
  const steps = stepsOf(lived)
  const paragraphs = [
    aboutOf(lived, quote !== null),
    steps.length > 0 ? steps : secondOf(quote, others),
    lived.came.length > 0 ? [{ text: formatCame(lived.came) }] : [],
    beforeOf(lived),
  ].filter((pieces) => pieces.length > 0)
  return {
    week,
    until: addDays(week, 6),
    paragraphs,
    quote: quote && { text: quote.text, day: quote.day, writtenAt: quote.writtenAt },
    days: Array.from({ length: 7 }, (_, at) => dayOf(addDays(week, at), told)),
    question: askedOf(lived),
  }
}

function dayOf(day: string, told: readonly LetterMoment[]): Letter['days'][number] {
  const own = told.filter((it) => it.day === day)
  const felt = strongest(own)
  if (felt) return { day, emotion: felt.category, intensity: felt.intensity }
  return own.length > 0 ? { day, emotion: null, isOpen: true } : { day, emotion: null }
}

const strongest = (told: readonly LetterMoment[]): LetterFeeling | undefined =>
  told
    .flatMap(({ emotions }) => emotions)
    .toSorted((one, other) => other.intensity - one.intensity)[0]

/** The moment with the strongest feeling, the newest in a tie. */
export const strongestMoment = <One extends Pick<LetterMoment, 'emotions'>>(
  told: readonly One[],
): One | undefined => byStrength(told)[0]

const intensityOf = ({ emotions }: Pick<LetterMoment, 'emotions'>): number =>
  Math.max(0, ...emotions.map(({ intensity }) => intensity))

const byStrength = <One extends Pick<LetterMoment, 'emotions'>>(told: readonly One[]): One[] =>
  told.toReversed().sort((one, other) => intensityOf(other) - intensityOf(one))

/** The most frequent keys, each counted once per situation. Returns all in a tie. */
function mostOften<Key>(keys: readonly (readonly Key[])[]): { keys: Key[]; count: number } {
  const all = keys.flatMap((own) => [...new Set(own)])
  const counts = [...Map.groupBy(all, (key) => key)].map(([key, { length: count }]) => ({
    key,
    count,
  }))
  const top = counts.length > 0 ? topOf(counts, ({ count }) => count) : []
  return { keys: top.map(({ key }) => key), count: top[0]?.count ?? 0 }
}

const mainItems = (told: readonly LetterMoment[]) => mostOften(told.map(({ items }) => items))
const mainFeelings = (told: readonly LetterMoment[]) =>
  mostOften(told.map(({ emotions }) => emotions.map(({ category }) => category)))

/** With more than this many in a tie, none is named. */
const MAX_NAMED = 3

/** "This week was about Jana. You felt worried three times." */
function aboutOf({ told, written }: WeekSummary, hasQuote: boolean): Piece[] {
  const items = mainItems(told)
  const isMain = items.count > 1 && items.keys.length <= MAX_NAMED
  const looksAt =
    told.length === written ? '' : `This letter looks at ${inWords(told.length)} of them. `
  const wrote =
    isMain && !looksAt ? '' : `You wrote about ${inWords(written)} moments this week. ${looksAt}`
  const about = isMain ? `This week was about ${listed(items.keys.map(inSentence))}. ` : ''
  const { keys, count } = mainFeelings(told)
  const named = keys.length <= MAX_NAMED ? keys : []
  const felt = named.flatMap((category, at): Piece[] => {
    const isLast = at === named.length - 1
    const { verb, word } = feltAs(told, category, count)
    const isSameVerb = at > 0 && verb === feltAs(told, named[0]!, count).verb
    return [
      { text: `${at === 0 ? `You ${verb} ` : isSameVerb ? '' : `you ${verb} `}${word} ` },
      { text: formatTimes(count), emotion: category },
      { text: isLast ? (hasQuote ? '. ' : '.') : at === named.length - 2 ? ' and ' : ', ' },
    ]
  })
  return [{ text: `${wrote}${about}` }, ...felt]
}

/** A feeling that occurred once is named with the person's word, a count with the group's name. */
function feltAs(told: readonly LetterMoment[], category: EmotionCategory, count: number) {
  const own = told.flatMap(({ emotions }) => emotions).find((it) => it.category === category)!
  const name = count === 1 ? own.name : EMOTION_LABELS[category].toLowerCase()
  const { lead, word } = formatFeeling(name, 'you')
  return { verb: lead.endsWith(' are') ? 'were' : 'felt', word }
}

type Taken = WeekSummary['taken'][number]

/** "Your anger went from 6 to 5, and then to 4." Nothing where no number was given. */
function formatCourse({ before: said, strengths, category }: Taken): string {
  const feeling = `Your ${EMOTION_LABELS[category].toLowerCase()}`
  const [before, ...after] = said === null ? strengths : [said, ...strengths]
  const last = strengths.at(-1)
  if (before === undefined || last === undefined) return ''
  if (after.length === 0) return `${feeling} was at ${last} afterwards.`
  if (after.every((strength) => strength === before)) return `${feeling} is still at ${last}.`
  const way = isWorse(before, last, category) ? 'went up' : 'went'
  const then = after.map((strength) => `to ${strength}`).join(', and then ')
  return `${feeling} ${way} from ${before} ${then}.${way === 'went up' ? ' That happens.' : ''}`
}

function stepsOf({ taken }: WeekSummary): Piece[] {
  return taken.slice(0, 2).map((it, at) => ({
    text: `${at === 0 ? 'You did what you’d planned' : 'You also did this'}: “${it.action.replace(/\.$/, '')}.” ${formatCourse(it)} `,
    writtenAt: it.writtenAt,
  }))
}

const AGO = (weeks: number): string => (weeks === 1 ? 'Last week' : `${inWords(weeks)} weeks ago`)

function beforeOf({ before, mayQuote }: WeekSummary): Piece[] {
  if (!before || !mayQuote(before.words)) return []
  return [
    {
      text: `You’ve been here before. ${upperFirst(AGO(before.weeks))} you wrote “${before.words}”`,
      writtenAt: before.writtenAt,
    },
  ]
}

const WORDS = { min: 4, max: 24 } as const
/** The maximum number of words for a fallback quote without the reading's evidence. */
const SHORT = 16

/** Sentences of self-reproach, which are never quoted. */
const SELF_REPROACH =
  /\b(?:nothing|never|not|cannot|nobody|no one|fail\w*|fault|stupid|ashamed|embarrass\w*|regret\w*|should(?:n['’]?t)?|wish|hate|useless|worthless|idiot|coward\w*|weak|wrong|sorry|guilty|snapped|yelled|shouted|lied)\b|n['’]t\b/i
const FIRST_PERSON = /\b(?:I|me|my|myself)\b/

type Quoted = { day: string; writtenAt: string; text: string; isBright: boolean }

/** The sentence that contains the reading's quote. */
function sentenceBehind({ description, seen }: LetterMoment): string | null {
  const place = quotedIn(description, seen)
  if (!place) return null
  const holds = ({ start, end }: Sentence) => start <= place.start && place.start < end
  return splitSentences(description).find(holds)?.text ?? null
}

/** One quote per moment if it has one, strongest first, preferably the reading's evidence. */
function quotesOf({ told, mayQuote }: WeekSummary): Quoted[] {
  return byStrength(told).flatMap((moment) => {
    const { day, writtenAt, description, emotions } = moment
    const isBright = emotions[0] !== undefined && isPleasant(emotions[0].category)
    if (emotions.some(({ category }) => TENDER.includes(category))) return []
    const mayStand = (text: string, most: number) => {
      const count = text.split(/\s+/).length
      const isReproach = !isBright && FIRST_PERSON.test(text) && SELF_REPROACH.test(text)
      return count >= WORDS.min && count <= most && !isReproach && mayQuote(text)
    }
    const behind = sentenceBehind(moment)
    const text =
      behind && mayStand(behind, WORDS.max)
        ? behind
        : sentencesOf(description).find((it) => FIRST_PERSON.test(it) && mayStand(it, SHORT))
    return text ? [{ day, writtenAt, text, isBright }] : []
  })
}

/** A second quote if no plan was answered, preferably of the other side. */
function secondOf(first: Quoted | null, others: readonly Quoted[]): Piece[] {
  const second = others.find(({ isBright }) => isBright !== first?.isBright) ?? others[0]
  return second
    ? [
        {
          text: `${second.day === first?.day ? 'You also wrote' : quoteLead(second.day)}: “${second.text}”`,
          writtenAt: second.writtenAt,
        },
      ]
    : []
}

/** One question for the week, by the feeling that was there and what it was about. */
const QUESTIONS: Record<EmotionCategory, (item: string) => string> = {
  happiness: (item) => `What would you like more of with ${item} next week?`,
  pride: (item) => `What went well with ${item} that you’d do again?`,
  positiveanticipation: (item) => `What small thing could you do for ${item} while you wait?`,
  sadness: (item) => `Who could you talk to about ${item}?`,
  worry: (item) => `What’s one thing about ${item} that will be clearer a week from now?`,
  fear: (item) => `What would help you feel a little safer about ${item} tomorrow?`,
  anger: (item) => `What would you like to be different about ${item}?`,
  disgust: (item) => `What would you like to protect ${item} from?`,
  negativeanticipation: (item) => `What’s most likely to happen next with ${item}?`,
  regret: (item) => `What have you learned from ${item} that you want to hold on to?`,
  shame: (item) => `What would you say to a friend who felt this about ${item}?`,
}

function askedOf({ told, coming, grieved }: WeekSummary): string | null {
  if (coming)
    return `“${nameOfComing(coming)}” is on ${weekdayName(coming.day)}. What would be good enough?`
  const asking = told.map((it) => ({
    ...it,
    items: it.items.filter((item) => !grieved.has(item)),
  }))
  const [item] = mainItems(asking).keys
  const own = asking.filter(({ items }) => item !== undefined && items.includes(item))
  const feeling = strongest(own)
  return item !== undefined && feeling ? QUESTIONS[feeling.category](item) : null
}
