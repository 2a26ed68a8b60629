/**
 * How large pills are. A map with room is calm; a crowded one goes down the ladder step by step, but text
 * is never under 11 px, and pill height and gap together never under 24 px, so that a finger can hit them.
 */
import { powerLabel } from '#domain/self-map/attachment-power.ts'
import type { Size } from './geometry.ts'
import type { TextMeasure } from './text-width.ts'

export type Density = {
  font: number
  height: number
  padding: number
  gap: number
  /** Names longer than this may take two lines; `null` keeps them on one. */
  wrapAbove: number | null
  /** Longer names are cut here; the list always shows the whole name. */
  cutAt: number
}

export const DENSITIES: readonly Density[] = [
  { font: 13, height: 30, padding: 11, gap: 7, wrapAbove: 26, cutAt: 40 },
  { font: 13, height: 30, padding: 11, gap: 7, wrapAbove: 12, cutAt: 40 },
  { font: 12, height: 26, padding: 10, gap: 6, wrapAbove: 12, cutAt: 40 },
  { font: 11.5, height: 24, padding: 8, gap: 4, wrapAbove: 10, cutAt: 36 },
  { font: 11, height: 22, padding: 7, gap: 4, wrapAbove: 10, cutAt: 32 },
  { font: 11, height: 20, padding: 6, gap: 4, wrapAbove: null, cutAt: 13 },
]
export const ROOMIEST = 0
/** The first density of a narrow map, and the one at which a map may grow in height. */
export const WRAPPED = 2
/** The tightest density that still shows most of each name: a map larger than its window uses it. */
export const READABLE = 4
export const TIGHTEST = DENSITIES.length - 1

export const POWER_FONT_DIFFERENCE = 0.5
const SPACE_BEFORE_POWER = 6
/** Two lines must save at least this share of the width, or one line reads better. */
const WORTH_WRAPPING = 0.14

/** In these every letter is a sign of its own. Asking for signs costs a phone 100 ms the first time. */
const PLAIN = /^[ -~]*$/
let graphemes: Intl.Segmenter | undefined
function signsOf(text: string): string[] {
  if (PLAIN.test(text)) return [...text]
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

export function cutName(name: string, most: number): string {
  const signs = signsOf(name)
  return signs.length <= most
    ? name
    : `${signs
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

export type PillShape = Size & { lines: readonly string[] }

/** The size of a pill and the lines its name takes. */
export function shapePill(name: string, density: Density, measure: TextMeasure): PillShape {
  const { font, height, padding, wrapAbove, cutAt } = density
  const widthOf = (text: string) => measure(text, font, 500)
  const text = cutName(name, cutAt)
  const beside =
    SPACE_BEFORE_POWER + measure(powerLabel(0), font - POWER_FONT_DIFFERENCE, 600) + 2 * padding
  const oneLine = widthOf(text)
  const single = { lines: [text], width: Math.ceil(oneLine + beside), height }

  if (wrapAbove === null || signsOf(text).length <= wrapAbove) return single
  const halves = breakInTwo(text, widthOf)
  if (!halves || halves.width > oneLine * (1 - WORTH_WRAPPING)) return single
  return {
    lines: halves.lines,
    width: Math.ceil(halves.width + beside),
    height: Math.round(2.3 * font + 8),
  }
}

/** The break at a space, hyphen or slash that makes the wider line narrowest. */
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
