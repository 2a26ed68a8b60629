/**
 * Forecasts: an upcoming event with a day, a wish and a fear. The expected feeling is computed at once but never
 * counted as felt, and on the day the person reports the outcome.
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

export const MAX_OPEN = 5
export const TOO_MANY_OPEN = `You already have ${MAX_OPEN} forecasts open. Wait until one of them has happened.`
/** The minimum to judge how well a person forecasts. */
export const ENOUGH_FORECASTS = 8

export const WISH = { max: 300 } as const
export const TOO_LONG = `Please use up to ${WISH.max} characters`
const words = (missing: string) =>
  line({ min: 1, max: WISH.max, tooShort: missing, tooLong: TOO_LONG })

export const ForecastDay = z.iso.date({ error: 'Choose a day' })
export const Likely = z.int({ error: 'Say how likely it is' }).check(z.gte(0), z.lte(100))
const optionalLine = line({ max: WISH.max, tooLong: TOO_LONG })

/** The free texts of a forecast, which the help panel, the reminders and the check for duplicates look at. */
const ForecastTexts = z.object({
  title: words('Write what’s coming up'),
  wanted: optionalLine,
  feared: words('Write what you fear'),
  note: z.optional(optionalLine),
})
export type ForecastText = keyof typeof ForecastTexts.shape
export const FORECAST_TEXTS = Object.keys(ForecastTexts.shape) as ForecastText[]

type Texts = { readonly [name in ForecastText]?: string | null | undefined }
/** The texts that aren't empty. */
export const textsOfForecast = (forecast: Texts): string[] =>
  FORECAST_TEXTS.flatMap((name) => forecast[name] || [])

/** The fields a person enters for a forecast. */
export const ForecastWords = z.object({
  ...ForecastTexts.shape,
  day: ForecastDay,
  zone: Zone,
  likely: Likely,
  needFirst: Strength,
  need: Strength,
  powerFirst: AttachmentPower,
  power: AttachmentPower,
  /** The strength the person expects. Absent if not asked. */
  ownStrength: z.optional(z.nullable(Strength)),
})

/** The fields that can change until the day. Absent ones are cleared. */
export const ForecastChange = z.omit(ForecastWords, {
  note: true,
  needFirst: true,
  need: true,
  powerFirst: true,
  power: true,
})
export type ForecastChange = z.infer<typeof ForecastChange>
/** The lines that two devices may have changed. The zone is that of the last one. */
export const SeenForecast = z.omit(ForecastChange, { zone: true })
export type SeenForecast = z.infer<typeof SeenForecast>

const MAX_ITEMS = 20

/** The subject. Things that are not on the map are sent by name and not added to it. */
const About = z.object({
  selfMapItemIds: z.array(z.int()).check(z.maxLength(MAX_ITEMS)),
  proposals: z.optional(z.array(NewProposal).check(z.maxLength(MAX_ITEMS))),
})

export const NewForecast = z.object({ ...ForecastWords.shape, ...About.shape }).check(
  z.refine(({ selfMapItemIds, proposals = [] }) => selfMapItemIds.length + proposals.length > 0, {
    error: 'Choose what it is about',
    path: ['selfMapItemIds'],
    // Reports this error together with other missing fields.
    when: ({ value }) => About.safeParse(value).success,
  }),
)
export type NewForecast = z.infer<typeof NewForecast>

const LIKELY_WORDS = [
  { upTo: 10, word: 'unlikely' },
  { upTo: 40, word: 'less likely than not' },
  { upTo: 60, word: 'about even' },
  { upTo: 90, word: 'quite likely' },
] as const

/** Formats a probability of 0 to 100: "quite likely, 7 of 10". */
export const formatLikely = (likely: number): string =>
  `${LIKELY_WORDS.find(({ upTo }) => likely <= upTo)?.word ?? 'almost certain'}, ${likely / 10} of 10`

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
  /** Computed by the rule. */
  strength: Strength,
  /** Expected by the person. Null if not asked. */
  ownStrength: z.nullable(Strength),
  /** Null until the day. */
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
  /** True if the fear is an illness, a death, a loss or the like. */
  isDire?: boolean
}

/** From this probability the event counts as settled. */
const CERTAIN_FROM = 90
/** From this probability of a dire event, the fear is the main feeling. */
const DIRE_FROM = 30

/**
 * Computes the expected feelings: the fear weighs as much as it is likely, the wish as much as it isn't. A dire fear
 * outweighs any wish.
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
  // At least a small loss, even if little is needed.
  const fear = side(Math.min(-0.05, -(need / 10) * share), likely >= CERTAIN_FROM)
  const wish = side((need / 10) * (1 - share), false)
  return fear.intensity >= wish.intensity || (isDire && likely >= DIRE_FROM)
    ? { main: fear, beside: wish }
    : { main: wish, beside: fear }
}

export const foreseenStrength = ({ intensity }: Pick<Verdict, 'intensity'>): number =>
  Math.round(intensity * 10)

/** Says "You expected" only if the person gave the number; a computed number is named as ours. */
export const formatFelt = ({
  ownStrength,
  strength,
  felt,
}: Pick<Forecast, 'ownStrength' | 'strength' | 'felt'>): string =>
  ownStrength === null
    ? `You felt ${felt}. We’d expected ${strength}.`
    : `You expected ${ownStrength} and felt ${felt}.`

type ForecastTimes = {
  day: string
  asksAt: number
  putAwayAt: number | null
  answeredAt: number | null
}

/** The state by the day in the person's time zone, until it fades. */
export function stateOf(
  { day, putAwayAt, answeredAt }: ForecastTimes,
  zone: string,
  now: number,
): Forecast['state'] {
  if (answeredAt !== null) return 'answered'
  if (putAwayAt !== null) return 'away'
  return now >= momentAt(day, 0, zone) + CYCLES.forecast.until ? 'faded' : 'open'
}

export const hasCome = ({ day }: Pick<ForecastTimes, 'day'>, zone: string, now: number): boolean =>
  dayIn(now, zone) >= day

/** The time from which the outcome is asked. */
export const asksFrom = (
  { day, asksAt }: Pick<ForecastTimes, 'day' | 'asksAt'>,
  zone: string,
): number => Math.max(momentAt(day, CYCLES.forecast.hour, zone), asksAt)

export const isAsked = (timed: ForecastTimes, zone: string, now: number): boolean =>
  stateOf(timed, zone, now) === 'open' && now >= asksFrom(timed, zone)

/** The time of a browser reminder: the evening of the day, or later if postponed. */
export const remindsAt = (timed: ForecastTimes, zone: string): number =>
  inDaytime(asksFrom(timed, zone), zone)

/** Test results, courts, violence, war. These get no advice to want less and no reassurance. */
const GRAVE =
  /\b(?:biops\w*|scan|mri|ct|cancer|tumou?r|chemo\w*|results?|diagnos\w*|surger\w*|operation|hospital|test results?|court|trial|judge|hearing|lawsuit|custody|sentence[ds]?|verdict|police|prison|jail|evict\w*|deport\w*|asylum|visa|immigration|war|bomb\w*|shelling|hit(?:s|ting)? (?:me|us|him|her|them)|beat(?:s|ing|en)?|hurt(?:s|ing)? (?:me|us)|violen\w*|abus\w*|stalk\w*|threat\w*|rape\w*|assault\w*|restraining|funeral|dying|die[sd]?|death|hospice|miscarr\w*|pregnan\w*|ultrasound)\b/i

export const isGrave = (...texts: readonly string[]): boolean =>
  texts.some((text) => GRAVE.test(text))

const LOSS =
  /\b(?:ill|illness|sick|sickness|disease|infection|stroke|heart attack|dementia|alzheimer\w*|relapse\w*|malignant|terminal|fatal|lose|loses|losing|lost|loss|dead|dies|killed|accident|leaves me|leave me|leaving me|divorce\w*|separat\w*|break(?:s|ing)? up|fired|laid off|homeless|alone)\b/i

/** True for an illness, a death or a loss. From `DIRE_FROM` on, such a fear is the main feeling. */
export const isDire = ({ title, feared }: Pick<Forecast, 'title' | 'feared'>): boolean =>
  isGrave(title, feared) || LOSS.test(feared)

/** Maximum characters of an event's name inside a sentence. */
const NAME_LENGTH = 60
const CLAUSE =
  /^.{12,60}?(?=\s?[,;:(–—]|\s(?:and|but|because|so|since|when|while|where|who|which|that|if|then|before|after|until)\s)/s
const PHRASE = /^.{12,60}(?=\s(?:with|for|about|to|at|in|on|from|by)\s)/s

/** The event's name inside a sentence: the first clause of the title, without the worry after it. */
export function nameOfComing({ title }: Pick<Forecast, 'title'>): string {
  const first = ownLine(title).replace(/(?<![.!…\s])[.!…\s]+$/, '')
  if (first.length <= NAME_LENGTH) return first
  const cut = CLAUSE.exec(first)?.[0] ?? PHRASE.exec(first)?.[0]
  return cut ?? `${first.slice(0, first.lastIndexOf(' ', NAME_LENGTH) + 1 || NAME_LENGTH).trim()}…`
}
