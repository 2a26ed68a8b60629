/**
 * The strength of an attachment to an item, stored and sent as 0 (none) to 1 (full). Other clients may send tenths (7.5
 * means 0.75), and the diagram's sliders use tenths.
 */
import * as z from 'zod/mini'
import { described } from '../values/described.ts'

export const POWER_PROBLEM = 'Attachment power must be a number from 0 to 1.'

/** The stored value, 0 to 1. */
export const AttachmentPower = z.number().check(z.gte(0), z.lte(1))
export type AttachmentPower = z.infer<typeof AttachmentPower>

/** Far below the finest slider step, so a smaller number is a mistake. */
const SMALLEST = 0.0001
const LARGEST = 10

/** The value in a request: 0 to 1, or tenths up to 10. */
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
/** The diagram's slider uses tenths, because people think in "8 out of 10". */
export const POWER_SLIDER = { min: 0.1, max: 10, step: 0.1, fallback: 10 * DEFAULT_POWER } as const
/** The list's slider shows the stored value. */
export const POWER_LIST_SLIDER = { min: 0, max: 1, step: 0.01, fallback: DEFAULT_POWER } as const

export const powerFromSlider = (tenths: number): AttachmentPower => Math.round(tenths * 10) / 100
/** Interprets 0.98 typed into a field of tenths as 9.8. */
export const tenthsTyped = (typed: number): number =>
  typed > 0 && typed < 1 ? Math.round(typed * 100) / 10 : typed
export const sliderFromPower = (power: AttachmentPower): number => Math.round(power * 100) / 10

/** Rounds to one decimal for display, words and positions. Unlike `toFixed`, rounds 0.95 up to 1. */
export const shownPower = (power: AttachmentPower): AttachmentPower =>
  Math.round(power * 10 + 1e-9) / 10

/** Formats a power for display. */
export const powerLabel = (power: AttachmentPower): string => shownPower(power).toFixed(1)

/** Formats without rounding, for editing: 0.95 is "0.95", 0.9 is "0.9". */
export const exactPower = (power: AttachmentPower): string => power.toFixed(2).replace(/0$/, '')

/** From the edge inwards. The last band is open-ended. */
export const POWER_BANDS = [
  { word: 'at the edge', from: 0, upTo: 0.3, typical: 0.2 },
  { word: 'matters', from: 0.3, upTo: 0.6, typical: 0.5 },
  { word: 'close', from: 0.6, upTo: 0.85, typical: 0.7 },
  { word: 'core', from: 0.85, upTo: 1, typical: 0.9 },
] as const
export type PowerWord = (typeof POWER_BANDS)[number]['word']

/** The word for a power, used beside every number. */
export const powerWord = (power: AttachmentPower): PowerWord =>
  POWER_BANDS.find(({ upTo }) => shownPower(power) <= upTo + 1e-9)?.word ?? 'core'

/** "close, 0.8". */
export const powerMeaning = (power: AttachmentPower): string =>
  `${powerWord(power)}, ${powerLabel(power)}`

/** Beside a slider in tenths: "0.8 on the map: close". */
export const powerOnMap = (power: AttachmentPower): string =>
  `${powerLabel(power)} on the map: ${powerWord(power)}`

/** Moves to the next tenth up or down on a key press, within 0.1 and 1. */
export function stepPower(power: AttachmentPower, way: 1 | -1): AttachmentPower {
  const tenths = power * 10
  const next = way > 0 ? Math.floor(tenths + 1 + 1e-9) : Math.ceil(tenths - 1 - 1e-9)
  return Math.min(10, Math.max(1, next)) / 10
}

/** The default power of a new item: "close". */
export const NEW_POWER = 0.7
