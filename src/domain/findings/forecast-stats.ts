/** Compares the person's forecasts with their outcomes. */
import { CAME, type Came, ENOUGH_FORECASTS, type Forecast, isGrave } from '../steps/forecast.ts'
import { inWords } from '../values/number-words.ts'
import { listed } from './analytics-words.ts'
import { type ForeseenFelt, type ImpactBias, impactBias } from './impact-bias.ts'
import { chanceOfSoMany, meanOf } from './odds.ts'

export const BINS = [
  [0, 20],
  [20, 40],
  [40, 60],
  [60, 80],
  [80, 100],
] as const

export type AnsweredForecast = Pick<
  Forecast,
  'id' | 'title' | 'wanted' | 'feared' | 'likely' | 'outcome' | 'ownStrength' | 'felt'
>

export type Bin = NonNullable<ReturnType<typeof calibration>>[number]

/** Five bins with the stated probability and the rate that came as feared. Null while there are too few. */
export function calibration(answered: readonly AnsweredForecast[]) {
  if (answered.length < ENOUGH_FORECASTS) return null
  return BINS.map(([from, to]) => {
    const all = answered.filter(({ likely }) => likely >= from && (likely < to || to === 100))
    return {
      from,
      to,
      said: meanOf(all.map(({ likely }) => likely)),
      came: all.length > 0 ? (100 * countCame(all).feared) / all.length : 0,
      all,
    }
  })
}

/** The minimum difference in percentage points, besides significance. */
const APART = 15
/** The sizes at which it is tested. All looks together stay well below one in twenty. */
const LOOKS = [8, 12, 18, 27, 40, 60, 90, 135, 200] as const
const BY_CHANCE = 0.002

export function formatForecasts(answered: readonly AnsweredForecast[]) {
  const { feared: came, milder } = countCame(answered)
  const [only, ...rest] = answered
  if (only?.outcome && rest.length === 0)
    return {
      before: 'One of your forecasts has been answered: ',
      count: CAME_SAID[only.outcome],
      after: '. One is too few to say how good your forecasts are.',
    }
  const count = `${came} of ${answered.length}`
  const mild = milder > 0 ? `, and not as bad ${milder === 1 ? 'once' : `${milder} times`}` : ''
  const look = LOOKS.findLast((it) => it <= answered.length) ?? 0
  const oldest = answered.toSorted((one, other) => one.id - other.id)
  const good =
    answered.length < ENOUGH_FORECASTS
      ? ' That’s too few to say how good your forecasts are.'
      : formatApart(oldest.slice(0, look))
  return { before: 'It happened as you feared ', count, after: ` times${mild}.${good}` }
}

const CAME_SAID: Record<Came, string> = {
  feared: 'as you feared',
  milder: 'not as bad as you feared',
  not: 'it didn’t happen',
  better: 'better than you feared',
}

const countCame = (
  answered: readonly Pick<AnsweredForecast, 'outcome'>[],
): Record<Came, number> => {
  const counts = CAME.map((came) => [
    came,
    answered.filter(({ outcome }) => outcome === came).length,
  ])
  return Object.fromEntries(counts)
}

/** The phrase after a count, singular and plural. */
const TURNED_OUT: Record<Came, readonly [one: string, several: string]> = {
  feared: ['happened', 'happened'],
  milder: ['wasn’t as bad', 'weren’t as bad'],
  not: ['didn’t happen', 'didn’t happen'],
  better: ['turned out better', 'turned out better'],
}

/** "Of three things you feared, one happened and two weren’t as bad." */
export function formatCame(answered: readonly Pick<AnsweredForecast, 'outcome'>[]): string {
  const counted = (Object.entries(countCame(answered)) as [Came, number][]).filter(
    ([, count]) => count > 0,
  )
  const [only] = counted
  if (!only) return ''
  if (answered.length === 1) return `What you feared ${TURNED_OUT[only[0]][0]}.`
  const each = counted.map(
    ([came, count]) => `${inWords(count)} ${TURNED_OUT[came][count === 1 ? 0 : 1]}`,
  )
  return `Of ${inWords(answered.length)} things you feared, ${listed(each)}.`
}

/** Even a good forecaster is off a few times in eight, so this tests the overall rate. */
function formatApart(answered: readonly AnsweredForecast[]): string {
  const { feared: came } = countCame(answered)
  const apart = meanOf(answered.map(({ likely }) => likely)) - (100 * came) / answered.length
  const chances = answered.map(({ likely }) => likely / 100)
  const { atMost, atLeast } = chanceOfSoMany(chances, came)
  if (apart >= APART && atMost <= BY_CHANCE) return ' You expected it more often.'
  if (apart <= -APART && atLeast <= BY_CHANCE) return ' You expected it less often.'
  return Math.abs(apart) < APART
    ? ' About as often as you said.'
    : ' We can’t say yet whether that is more than chance.'
}

/** The person's own forecasts that aren't grave, oldest first. */
export const foreseenAndFelt = (answered: readonly AnsweredForecast[]): ForeseenFelt[] =>
  answered
    .filter(({ title, feared, wanted }) => !isGrave(title, feared, wanted))
    .toSorted((one, other) => one.id - other.id)
    .flatMap(({ ownStrength, felt }) =>
      ownStrength === null || felt === null ? [] : [{ foreseen: ownStrength, felt }],
    )

/** The impact bias over those that came true. Null if within chance. */
export const biasOf = (answered: readonly AnsweredForecast[]): ImpactBias | null =>
  impactBias(foreseenAndFelt(answered.filter(({ outcome }) => outcome !== 'not')))

export const BIAS_DOUBT = 'Only counts what happened, with numbers you gave.'

/** "You expected 7 and felt 4; milder 9 of 12 times." */
export const formatBias = ({ foreseen, felt, milder, harder, all }: ImpactBias): string =>
  `You expected ${Math.round(foreseen)} and felt ${Math.round(felt)}. It was ${foreseen > felt ? `milder ${milder}` : `harder ${harder}`} of ${all} times.`
