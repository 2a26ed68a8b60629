/**
 * How strongly a person holds on to an item: 0 is not at all, 1 is entirely. Stored and sent as 0 to 1;
 * other clients may send tenths (7.5 means 0.75), and the diagram's sliders speak in tenths.
 */
import * as z from 'zod/mini'
import { described } from '../values/described.ts'

export const POWER_PROBLEM = 'Attachment power must be a number from 0 to 1.'

/** What is stored: never outside 0 to 1. */
export const AttachmentPower = z.number().check(z.gte(0), z.lte(1))
export type AttachmentPower = z.infer<typeof AttachmentPower>

/** Far below the finest step of any slider: a number this small is a mistake. */
const SMALLEST = 0.0001
const LARGEST = 10

/** What a request may say: 0 to 1, or tenths up to 10. */
export const SentPower = z.pipe(
  described(
    z.number({ error: POWER_PROBLEM }).check(
      z.refine((power) => power === 0 || (power >= SMALLEST && power <= LARGEST), {
        error: POWER_PROBLEM,
      }),
    ),
    { anyOf: [{ const: 0 }, { minimum: SMALLEST, maximum: LARGEST }] },
  ),
  z.transform((power) => (power > 1 ? power / 10 : power)),
)

export const DEFAULT_POWER = 0.5
/** The diagram's slider speaks in tenths, because people think in "8 out of 10". */
export const POWER_SLIDER = { min: 0.1, max: 10, step: 0.1, fallback: 10 * DEFAULT_POWER } as const
/** The list's slider shows the stored value. */
export const POWER_LIST_SLIDER = { min: 0, max: 1, step: 0.01, fallback: DEFAULT_POWER } as const

export const powerFromSlider = (tenths: number): AttachmentPower => Math.round(tenths * 10) / 100
/** Who types 0.98 into a field of tenths means 0.98 of one, which is 9.8. */
export const tenthsTyped = (typed: number): number =>
  typed > 0 && typed < 1 ? Math.round(typed * 100) / 10 : typed
export const sliderFromPower = (power: AttachmentPower): number => Math.round(power * 100) / 10

/** The number people see, and so the one that words and places go by. Rounded as people round: 0.95 is 1, where `toFixed` alone would say 0.9. */
export const shownPower = (power: AttachmentPower): AttachmentPower =>
  Math.round(power * 10 + 1e-9) / 10

/** The one way a number of closeness is said. */
export const powerLabel = (power: AttachmentPower): string => shownPower(power).toFixed(1)

/** Where it can be edited nothing is rounded away: 0.95 is "0.95", 0.9 is "0.9". */
export const exactPower = (power: AttachmentPower): string => power.toFixed(2).replace(/0$/, '')

/** From the edge inwards. The last word is for everything above. */
export const POWER_BANDS = [
  { word: 'at the edge', from: 0, upTo: 0.3, typical: 0.2 },
  { word: 'matters', from: 0.3, upTo: 0.6, typical: 0.5 },
  { word: 'close', from: 0.6, upTo: 0.85, typical: 0.7 },
  { word: 'core', from: 0.85, upTo: 1, typical: 0.9 },
] as const
export type PowerWord = (typeof POWER_BANDS)[number]['word']

/** What a power means: the same word beside every number that shows it. */
export const powerWord = (power: AttachmentPower): PowerWord =>
  POWER_BANDS.find(({ upTo }) => shownPower(power) <= upTo + 1e-9)?.word ?? 'core'

/** "close, 0.8". */
export const powerMeaning = (power: AttachmentPower): string =>
  `${powerWord(power)}, ${powerLabel(power)}`

/** Beside a slider that speaks in tenths: "0.8 on the map: close". */
export const powerOnMap = (power: AttachmentPower): string =>
  `${powerLabel(power)} on the map: ${powerWord(power)}`

/** One key press: to the next tenth up or down, within 0.1 and 1. */
export function stepPower(power: AttachmentPower, way: 1 | -1): AttachmentPower {
  const tenths = power * 10
  const next = way > 0 ? Math.floor(tenths + 1 + 1e-9) : Math.ceil(tenths - 1 - 1e-9)
  return Math.min(10, Math.max(1, next)) / 10
}

/** How close something new is put to the centre: "close". */
export const NEW_POWER = 0.7
