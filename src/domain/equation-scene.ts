/**
 * Where everything in the Equation picture stands, in px. One scene lies in a row for wide pages, the
 * other stands upright for phones; screen and server paint from the same numbers.
 */
import { powerLabel, powerWord } from './attachment-power.ts'
import { bloomRadius, intensityWord } from './bloom.ts'
import type { EmotionCategory } from './emotion.ts'
import type { EquationPicture } from './equation-picture.ts'
import { textWidth } from './map-layout/text-width.ts'
import { CIRCLE, circleDistance } from './two-circles.ts'

const PILL = { height: 26, gap: 6, font: 12.5, pad: 11 } as const
export const TEXT_FONT = 12.5
export const NAME_FONT = 14
const TEXT_LINE = 16
const TEXT_WIDTH = 132
const PILL_NAME_WIDTH = 150

export type SceneText = { x: number; y: number; lines: readonly string[] }
export type ScenePill = {
  x: number
  y: number
  width: number
  height: number
  name: string
  powerText: string
  colour: string
}
export type SceneBloom = {
  x: number
  y: number
  radius: number
  category: EmotionCategory
  tenths: number
  name: SceneText
  word: string
}

export type EquationScene = {
  width: number
  height: number
  circles: { y: number; expected: number; perceived: number }
  /** The coloured bar over the gap; null while the circles touch. */
  bridge: { from: number; to: number } | null
  headings: readonly { x: number; y: number; text: string }[]
  labels: { y: number; expected: number; perceived: number }
  expectation: SceneText
  perception: SceneText
  arrow: { path: string; head: string; thickness: number }
  pills: readonly ScenePill[]
  weight: { x: number; y: number; text: string }
  /** The outcome's colour: that of the strongest emotion. */
  category: EmotionCategory
  blooms: readonly SceneBloom[]
}

/** Cuts a text that is too wide, with an ellipsis. */
export function fitText(text: string, width: number, size: number): string {
  if (textWidth(text, size, 500) <= width) return text
  const signs = [...text]
  while (signs.length > 1 && textWidth(`${signs.join('')}…`, size, 500) > width) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

/** Breaks a text into at most `most` lines; what does not fit ends in an ellipsis. */
export function wrapText(text: string, width: number, size: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (line && textWidth(longer, size, 500) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  if (line) lines.push(line)
  if (lines.length <= most) return lines.map((each) => fitText(each, width, size))
  const rest = lines.slice(most - 1).join(' ')
  return [...lines.slice(0, most - 1), fitText(rest, width, size)]
}

function circlesAt(picture: EquationPicture, x: number, y: number) {
  const half = circleDistance(picture.gap) / 2
  const [from, to] = [x - half + CIRCLE + 3, x + half - CIRCLE - 3]
  const lines = (text: string) => wrapText(text, TEXT_WIDTH, TEXT_FONT, 3)
  // The words keep their distance while the circles come together, so that they never touch.
  const aside = Math.max(72, half)
  return {
    circles: { y, expected: x - half, perceived: x + half },
    bridge: !picture.isMatch && to > from ? { from, to } : null,
    labels: {
      y: y - CIRCLE - 12,
      expected: x - Math.max(62, half),
      perceived: x + Math.max(62, half),
    },
    expectation: { x: x - aside, y: y + CIRCLE + 22, lines: lines(picture.expectation) },
    perception: { x: x + aside, y: y + CIRCLE + 22, lines: lines(picture.perception) },
  }
}

function pillsAt({ items, moreItems }: EquationPicture, x: number, middle: number): ScenePill[] {
  const pitch = PILL.height + PILL.gap
  const top = middle - (items.length * pitch - PILL.gap) / 2
  return items.map((item, index) => {
    const isLast = index === items.length - 1
    const more = isLast && moreItems > 0 ? ` +${moreItems}` : ''
    const name = fitText(item.name, PILL_NAME_WIDTH, PILL.font) + more
    const powerText = powerLabel(item.power)
    const width = Math.ceil(
      textWidth(name, PILL.font, 500) + 14 + textWidth(powerText, 12, 600) + 2 * PILL.pad,
    )
    return {
      x: x - width / 2,
      y: top + index * pitch,
      width,
      height: PILL.height,
      name,
      powerText,
      colour: item.colour,
    }
  })
}

function bloomsAt({ emotions }: EquationPicture, xs: readonly number[], y: number, below: number) {
  return emotions.map((emotion, index): SceneBloom => {
    const x = xs[index]!
    return {
      x,
      y,
      radius: bloomRadius(emotion.intensity),
      category: emotion.category,
      tenths: Math.round(emotion.intensity * 10),
      name: { x, y: below, lines: wrapText(titled(emotion.name), 116, NAME_FONT, 2) },
      word: intensityWord(emotion.intensity),
    }
  })
}

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const weightText = ({ weight }: EquationPicture): string =>
  `${titled(powerWord(weight))}: ${powerLabel(weight)}`

/** In a row, 760 wide. */
export function wideScene(picture: EquationPicture): EquationScene {
  const [y, left, middle] = [112, 152, 390]
  const xs = picture.emotions.length > 1 ? [604, 704] : [648]
  const below = y + CIRCLE + 22
  return {
    width: 760,
    height: below + 2 * TEXT_LINE + 18,
    ...circlesAt(picture, left, y),
    headings: [
      { x: left, y: 24, text: picture.gapTitle },
      { x: middle, y: 24, text: 'Weighted by attachment' },
      { x: xs.reduce((sum, x) => sum + x, 0) / xs.length, y: 24, text: 'Emotion' },
    ],
    arrow: {
      path: `M296 ${y}H526`,
      head: `M520 ${y - 10}l13 10l-13 10`,
      thickness: 4 + 14 * picture.weight,
    },
    pills: pillsAt(picture, middle + 10, y),
    weight: { x: middle + 10, y: below, text: weightText(picture) },
    category: picture.emotions[0]!.category,
    blooms: bloomsAt(picture, xs, y, below + 4),
  }
}

/** Upright, for phones: 320 wide. */
export function tallScene(picture: EquationPicture): EquationScene {
  const [x, y] = [160, 112]
  const pillHeight = picture.items.length * (PILL.height + PILL.gap)
  const arrowTop = y + CIRCLE + 22 + 3 * TEXT_LINE + 4
  const pillMiddle = arrowTop + 26 + pillHeight / 2
  const weightY = arrowTop + 26 + pillHeight + 20
  const arrowEnd = weightY + 52
  const bloomY = arrowEnd + 74
  const below = bloomY + 78
  return {
    width: 320,
    height: below + 2 * TEXT_LINE + 12,
    ...circlesAt(picture, x, y),
    headings: [{ x, y: 24, text: picture.gapTitle }],
    arrow: {
      path: `M${x} ${arrowTop}V${arrowEnd - 6}`,
      head: `M${x - 10} ${arrowEnd - 12}l10 13l10 -13`,
      thickness: 4 + 14 * picture.weight,
    },
    pills: pillsAt(picture, x, pillMiddle),
    // Beside the arrow: on it, neither could be read.
    weight: { x: x + 66, y: weightY, text: weightText(picture) },
    category: picture.emotions[0]!.category,
    blooms: bloomsAt(picture, picture.emotions.length > 1 ? [x - 72, x + 76] : [x], bloomY, below),
  }
}
