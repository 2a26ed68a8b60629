/**
 * The sizes of pills, from roomy to tight. Text is at least 11 px, and pill height plus gap at least 24 px, so a finger
 * can hit them.
 */
import { powerLabel } from '#domain/self-map/attachment-power.ts'
import type { Size } from './geometry.ts'
import type { TextMeasure } from './text-width.ts'

export type Density = {
  font: number
  height: number
  padding: number
  gap: number
  /** Longer names are truncated. The list shows the full name. */
  cutAt: number
  /** True if names stay on one line. */
  isFlat?: boolean
}

export const DENSITIES: readonly Density[] = [
  { font: 14, height: 28, padding: 12, gap: 7, cutAt: 40 },
  { font: 13, height: 28, padding: 10, gap: 6, cutAt: 40 },
  { font: 12.5, height: 27, padding: 9, gap: 5, cutAt: 40 },
  { font: 12, height: 25, padding: 8, gap: 4, cutAt: 40 },
  { font: 11.5, height: 24, padding: 8, gap: 4, cutAt: 36 },
  { font: 11, height: 22, padding: 7, gap: 4, cutAt: 32 },
  { font: 11, height: 20, padding: 6, gap: 4, cutAt: 13, isFlat: true },
]
export const ROOMIEST = 0
/** The first density of a narrow map. */
export const ON_PHONE = 2
/** For crowded maps, and for examples among a person's own items. */
export const SMALL = 4
/** The tightest density that still shows most of each name, used if a map is larger than its window. */
export const READABLE = 5
export const TIGHTEST = DENSITIES.length - 1

export const POWER_FONT_DIFFERENCE = 0.5
const SPACE_BEFORE_POWER = 6
/** The share of the width two lines must save. Otherwise one line reads better. */
const WORTH_WRAPPING = 0.25

/**
 * Printable ASCII, in which each character is one grapheme. Creating a segmenter costs a phone 100 ms the first time.
 */
const PLAIN = /^[ -~]*$/
let graphemes: Intl.Segmenter | undefined
function signsOf(text: string): string[] {
  if (PLAIN.test(text)) return [...text]
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

export function cutName(name: string, most: number): string {
  const signs = signsOf(name)
  if (signs.length <= most) return name
  const beginning = signs.slice(0, most - 1).join('')
  return `${beginning.trimEnd()}…`
}

export type PillShape = Size & { font: number; lines: readonly string[] }

/** The possible sizes of a pill: on one line, or on two if that saves enough. */
export function shapePill(name: string, density: Density, measure: TextMeasure): PillShape[] {
  const { font, height, padding, cutAt, isFlat } = density
  const widthOf = (text: string) => measure(text, font, 500)
  const text = cutName(name, cutAt)
  const beside =
    SPACE_BEFORE_POWER + measure(powerLabel(0), font - POWER_FONT_DIFFERENCE, 600) + 2 * padding
  const oneLine = widthOf(text)
  const single = { font, lines: [text], width: Math.ceil(oneLine + beside), height }
  const halves = isFlat ? null : breakInTwo(text, widthOf)
  if (!halves || halves.width > oneLine * (1 - WORTH_WRAPPING)) return [single]
  const double = {
    font,
    lines: halves.lines,
    width: Math.ceil(halves.width + beside),
    height: Math.round(2.3 * font + 8),
  }
  return [single, double]
}

/** Breaks at the space, hyphen or slash that makes the wider line narrowest. */
function breakInTwo(text: string, widthOf: (text: string) => number) {
  const breaks = [...text.matchAll(/(?<=\S)[ /-](?=\S)/g)].map(({ index }) => {
    const lines = [text.slice(0, text[index] === ' ' ? index : index + 1), text.slice(index + 1)]
    return { lines, width: Math.max(...lines.map(widthOf)) }
  })
  return breaks.reduce<(typeof breaks)[number] | null>(
    (best, next) => (best && best.width <= next.width ? best : next),
    null,
  )
}
