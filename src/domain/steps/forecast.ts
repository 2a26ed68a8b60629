/**
 * Before it happens: something that is coming, with a day, what is wanted and what is feared. The expected feeling is
 * made by the rule at once and is a ghost: it is never counted as a feeling somebody had. On the day one says what came.
 */
import * as z from 'zod/mini'
import { EmotionCategory } from '../emotion/emotion.ts'
import { emotionOf, roundShare } from '../emotion/equation.ts'
import { AttachmentPower } from '../self-map/attachment-power.ts'
import type { Verdict } from '../situation/analysis.ts'
import { ownLine } from '../situation/own-line.ts'
import { NewProposal } from '../situation/proposal.ts'
import { ItemSnapshot } from '../situation/situation.ts'
import { line } from '../values/text.ts'
import { dayIn, inDaytime, momentAt, Zone } from '../values/time-zone.ts'
import { CYCLES } from './asking.ts'
import { Strength } from './step.ts'

export const MOST_OPEN = 5
export const TOO_MANY_OPEN = `You already have ${MOST_OPEN} forecasts open. Wait until one of them has happened.`
/** Fewer than this say nothing about how well one foresees. */
export const ENOUGH_FORECASTS = 8

export const WISH = { max: 300 } as const
export const TOO_LONG = `Please use up to ${WISH.max} characters`
const words = (missing: string) =>
  line({ min: 1, max: WISH.max, tooShort: missing, tooLong: TOO_LONG })

export const ForecastDay = z.iso.date({ error: 'Choose a day' })
export const Likely = z.int({ error: 'Say how likely it is' }).check(z.gte(0), z.lte(100))
const optionalLine = line({ min: 0, max: WISH.max, tooShort: '', tooLong: TOO_LONG })

/** What is said about it, beside what it is about. */
export const ForecastWords = z.object({
  title: words('Write what is coming'),
  day: ForecastDay,
  zone: Zone,
  wanted: optionalLine,
  feared: words('Write what you fear'),
  likely: Likely,
  needFirst: Strength,
  need: Strength,
  powerFirst: AttachmentPower,
  power: AttachmentPower,
  /** How strong the person expects it to be; left out where they were not asked. */
  ownStrength: z.optional(z.nullable(Strength)),
  note: z.optional(optionalLine),
})

/** What can still be said otherwise until its day; what is left out here stays as it was. */
export const ForecastChange = z.pick(ForecastWords, {
  title: true,
  day: true,
  zone: true,
  wanted: true,
  feared: true,
  likely: true,
  ownStrength: true,
})
export type ForecastChange = z.infer<typeof ForecastChange>

const MOST_ITEMS = 20

/** What it is about; what the map lacks comes along by its name, and is put on no map. */
const About = z.object({
  selfMapItemIds: z.array(z.int()).check(z.maxLength(MOST_ITEMS)),
  proposals: z.optional(z.array(NewProposal).check(z.maxLength(MOST_ITEMS))),
})

export const NewForecast = z.object({ ...ForecastWords.shape, ...About.shape }).check(
  z.refine(({ selfMapItemIds, proposals = [] }) => selfMapItemIds.length + proposals.length > 0, {
    error: 'Choose what it is about',
    path: ['selfMapItemIds'],
    // Together with everything else that is missing, not after it.
    when: ({ value }) => About.safeParse(value).success,
  }),
)
export type NewForecast = z.infer<typeof NewForecast>

const LIKELY_WORDS = [
  { upTo: 10, word: 'unlikely' },
  { upTo: 40, word: 'less likely than not' },
  { upTo: 60, word: 'as likely as not' },
  { upTo: 90, word: 'quite likely' },
] as const

/** "quite likely, 7 of 10": how likely something was said to be, of 0 to 100. */
export const sayLikely = (likely: number): string =>
  `${LIKELY_WORDS.find(({ upTo }) => likely <= upTo)?.word ?? 'nearly sure'}, ${likely / 10} of 10`

export const CAME = ['feared', 'milder', 'not', 'better'] as const
export const Came = z.enum(CAME)
export type Came = z.infer<typeof Came>

export const CAME_LABELS: Record<Came, string> = {
  feared: 'As I feared',
  milder: 'Not as bad',
  not: 'It didn’t happen',
  better: 'Better than feared',
}

export const ForecastAnswer = z.object({
  outcome: Came,
  felt: Strength,
  line: z.optional(optionalLine),
})
export type ForecastAnswer = z.infer<typeof ForecastAnswer>

export const Forecast = z.object({
  id: z.int(),
  title: z.string(),
  day: z.string(),
  items: z.array(ItemSnapshot),
  wanted: z.string(),
  feared: z.string(),
  likely: Likely,
  category: EmotionCategory,
  /** What the rule makes of it. */
  strength: Strength,
  /** What the person expects themselves; null where they were not asked. */
  ownStrength: z.nullable(Strength),
  /** Null until the day has come. */
  note: z.nullable(z.string()),
  hasNote: z.boolean(),
  state: z.enum(['open', 'answered', 'away', 'faded']),
  outcome: z.nullable(Came),
  felt: z.nullable(Strength),
  line: z.nullable(z.string()),
  createdAt: z.string(),
})
export type Forecast = z.infer<typeof Forecast>

export type Ahead = {
  likely: number
  need: number
  power: number
  /** What is feared is an illness, a death, a loss or the like. */
  isDire?: boolean
}

/** What is held as certain is no longer open. */
const CERTAIN_FROM = 90
/** Nobody looks forward to a day that may bring something dire, from this likelihood on. */
const DIRE_FROM = 30

/**
 * The rule on what is coming: a part one needs something for, and how likely it is that it will not be given. The fear
 * weighs as much as it is likely; the wish as much as it is not. What is dire weighs more than any wish.
 */
export function foreseen({ likely, need, power, isDire = false }: Ahead): {
  main: Verdict
  beside: Verdict
} {
  const side = (shift: number, accepted: boolean) =>
    emotionOf({
      power,
      shift: roundShare(shift),
      accepted,
      time: 'future',
      source: 'outside',
      perspective: 'self',
      confidence: 'high',
    })
  const share = likely / 100
  // At the very least it is a loss that is feared, however little is needed.
  const fear = side(Math.min(-0.05, -(need / 10) * share), likely >= CERTAIN_FROM)
  const wish = side((need / 10) * (1 - share), false)
  return fear.intensity >= wish.intensity || (isDire && likely >= DIRE_FROM)
    ? { main: fear, beside: wish }
    : { main: wish, beside: fear }
}

export const foreseenStrength = ({ intensity }: Pick<Verdict, 'intensity'>): number =>
  Math.round(intensity * 10)

/** "You expected" only of a number the person gave; what the rule computed is called so. */
export const sayFelt = ({
  ownStrength,
  strength,
  felt,
}: Pick<Forecast, 'ownStrength' | 'strength' | 'felt'>): string =>
  ownStrength === null
    ? `You felt ${felt}. We’d expected ${strength}.`
    : `You expected ${ownStrength} and felt ${felt}.`

type Timed = {
  day: string
  asksAt: number
  putAwayAt: number | null
  answeredAt: number | null
}

/** The day itself, where the person is, until it has faded. */
export function stateOf(
  { day, putAwayAt, answeredAt }: Timed,
  zone: string,
  now: number,
): Forecast['state'] {
  if (answeredAt !== null) return 'answered'
  if (putAwayAt !== null) return 'away'
  return now >= momentAt(day, 0, zone) + CYCLES.forecast.until ? 'faded' : 'open'
}

export const hasCome = ({ day }: Pick<Timed, 'day'>, zone: string, now: number): boolean =>
  dayIn(now, zone) >= day

/** From when on somebody is asked what came. */
export const asksFrom = ({ day, asksAt }: Pick<Timed, 'day' | 'asksAt'>, zone: string): number =>
  Math.max(momentAt(day, CYCLES.forecast.hour, zone), asksAt)

export const isAsked = (timed: Timed, zone: string, now: number): boolean =>
  stateOf(timed, zone, now) === 'open' && now >= asksFrom(timed, zone)

/** When a browser may be reminded of it: in the evening of its day, or later where it was put off. */
export const remindsAt = (timed: Timed, zone: string): number =>
  inDaytime(asksFrom(timed, zone), zone)

/** Results of tests, courts, violence, war: nobody is told to want less of these, or that they will not come. */
const GRAVE =
  /\b(?:biops\w*|scan|mri|ct|cancer|tumou?r|chemo\w*|results?|diagnos\w*|surger\w*|operation|hospital|test results?|court|trial|judge|hearing|lawsuit|custody|sentence[ds]?|verdict|police|prison|jail|evict\w*|deport\w*|asylum|visa|immigration|war|bomb\w*|shelling|hit(?:s|ting)? (?:me|us|him|her|them)|beat(?:s|ing|en)?|hurt(?:s|ing)? (?:me|us)|violen\w*|abus\w*|stalk\w*|threat\w*|rape\w*|assault\w*|restraining|funeral|dying|die[sd]?|death|hospice|miscarr\w*|pregnan\w*|ultrasound)\b/i

export const isGrave = (...texts: readonly string[]): boolean =>
  texts.some((text) => GRAVE.test(text))

const LOSS =
  /\b(?:ill|illness|sick|sickness|disease|infection|stroke|heart attack|dementia|alzheimer\w*|relapse\w*|malignant|terminal|fatal|lose|loses|losing|lost|loss|dead|dies|killed|accident|leaves me|leave me|leaving me|divorce\w*|separat\w*|break(?:s|ing)? up|fired|laid off|homeless|alone)\b/i

/** An illness, a death, a loss: beside such a fear nobody is told that they look forward to it. */
export const isDire = ({ title, feared }: Pick<Forecast, 'title' | 'feared'>): boolean =>
  isGrave(title, feared) || LOSS.test(feared)

/** In characters: how much of what is coming reads as its name inside a sentence. */
const NAME_LENGTH = 60
const CLAUSE =
  /^.{12,60}?(?=\s?[,;:(–—]|\s(?:and|but|because|so|since|when|while|where|who|which|that|if|then|before|after|until)\s)/s
const PHRASE = /^.{12,60}(?=\s(?:with|for|about|to|at|in|on|from|by)\s)/s

/** What is coming, as it is called inside a sentence: its first clause, without the worry that follows it. */
export function nameOfComing({ title }: Pick<Forecast, 'title'>): string {
  const first = ownLine(title).replace(/(?<![.!…\s])[.!…\s]+$/, '')
  if (first.length <= NAME_LENGTH) return first
  const cut = CLAUSE.exec(first)?.[0] ?? PHRASE.exec(first)?.[0]
  return cut ?? `${first.slice(0, first.lastIndexOf(' ', NAME_LENGTH) + 1 || NAME_LENGTH).trim()}…`
}
