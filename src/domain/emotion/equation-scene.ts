/**
 * Computes positions in the Equation picture, in px: one scene for wide pages, a smaller row for phones. Browser and
 * server paint from the same numbers.
 */
import { powerLabel, powerWord } from '../self-map/attachment-power.ts'
import { textWidth } from '../self-map/layout/text-width.ts'
import { upperFirst } from '../values/text.ts'
import { bloomRadius } from './bloom.ts'
import type { EquationPicture } from './equation-picture.ts'
import { intensityWord } from './strength.ts'
import { CIRCLE, circleDistance } from './two-circles.ts'

const PILL = { height: 26, gap: 6, font: 12.5, pad: 11 } as const
export const TEXT_FONT = 12.5
export const NAME_FONT = 14
const TEXT_LINE = 16
const PILL_NAME_WIDTH = 120

export type SceneText = { x: number; y: number; lines: readonly string[] }
/** Cuts a text that is too wide, with an ellipsis. */
export function fitText(text: string, width: number, size: number): string {
  if (textWidth(text, size, 500) <= width) return text
  const signs = [...text]
  while (signs.length > 1 && textWidth(`${signs.join('')}…`, size, 500) > width) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

/** Breaks a text into at most `most` lines and ends the last with an ellipsis if the text doesn't fit. */
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

/** The sizes of the circles, and the minimum distances of their texts while the circles approach. */
type Size = Record<'radius' | 'labels' | 'words' | 'wordWidth' | 'below' | 'most', number>
const WIDE: Size = { radius: CIRCLE, labels: 62, words: 72, wordWidth: 132, below: 22, most: 3 }
const ROW: Size = { radius: 32, labels: 38, words: 41, wordWidth: 78, below: 18, most: 4 }

function circlesAt(picture: EquationPicture, x: number, y: number, size: Size) {
  const { radius } = size
  const half = (circleDistance(picture.gap) / 2) * (radius / CIRCLE)
  const [from, to] = [x - half + radius + 3, x + half - radius - 3]
  const lines = (text: string) => wrapText(text, size.wordWidth, TEXT_FONT, size.most)
  // Centre below the circle, but stay inside the frame.
  const aside = Math.min(Math.max(size.words, half), x - size.wordWidth / 2)
  const label = Math.max(size.labels, half)
  const below = y + radius + size.below
  return {
    /** Of both circles. */
    radius,
    circles: { y, expected: x - half, perceived: x + half },
    /** The coloured bar over the gap. Null while the circles touch. */
    bridge: !picture.isMatch && to > from ? { from, to } : null,
    labels: { y: y - radius - 10, expected: x - label, perceived: x + label },
    expectation: { x: x - aside, y: below, lines: lines(picture.expectation) },
    perception: { x: x + aside, y: below, lines: lines(picture.perception) },
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
    return pillAt({ x, y: top + index * pitch, name, powerText, colour: item.colour })
  })
}

type PillWords = { x: number; y: number; name: string; powerText: string; colour: string }
export type ScenePill = ReturnType<typeof pillAt>

/** `x` is its middle. */
function pillAt({ x, ...pill }: PillWords) {
  const name = textWidth(pill.name, PILL.font, 500)
  const text = pill.powerText ? name + 14 + textWidth(pill.powerText, 12, 600) : name
  const width = Math.ceil(text + 2 * PILL.pad)
  return { ...pill, x: x - width / 2, width, height: PILL.height }
}

export type SceneBloom = ReturnType<typeof bloomsAt>[number]
function bloomsAt({ emotions }: EquationPicture, xs: readonly number[], y: number, below: number) {
  return emotions.map((emotion, index) => {
    const x = xs[index]!
    const word: string = intensityWord(emotion.intensity)
    return {
      x,
      y,
      radius: bloomRadius(emotion.intensity),
      category: emotion.category,
      tenths: Math.round(emotion.intensity * 10),
      name: { x, y: below, lines: wrapText(upperFirst(emotion.name), 116, NAME_FONT, 2) },
      word,
    }
  })
}

const weightText = ({ weight }: EquationPicture): string =>
  `${upperFirst(powerWord(weight))}: ${powerLabel(weight)}`

export type EquationScene = ReturnType<typeof wideScene>

/** For wide pages: 648 wide. */
export function wideScene(picture: EquationPicture) {
  const [y, left, middle] = [108, 142, 346]
  const xs = picture.emotions.length > 1 ? [506, 602] : [556]
  const below = y + CIRCLE + 22
  return {
    width: 656,
    height: below + 2 * TEXT_LINE + 18,
    ...circlesAt(picture, left, y, WIDE),
    headings: [
      { x: left, y: 24, text: picture.gapTitle },
      { x: middle, y: 24, text: 'Weighted by attachment' },
      { x: xs.reduce((sum, x) => sum + x, 0) / xs.length, y: 24, text: 'Emotion' },
    ],
    arrow: {
      path: `M266 ${y}H436`,
      head: `M430 ${y - 10}l13 10l-13 10`,
      thickness: 4 + 14 * picture.weight,
    },
    pills: pillsAt(picture, middle + 2, y),
    weight: { x: middle + 2, y: below, text: weightText(picture) },
    /** The outcome's colour: that of the strongest emotion. */
    category: picture.emotions[0]!.category,
    blooms: bloomsAt(picture, xs, y, below + 4),
  }
}

const ROW_NAME_WIDTH = 80

/** Names the strongest item under the arrow, with its closeness below. */
function rowPill({ items, moreItems }: EquationPicture, x: number, y: number): ScenePill[] {
  const [first] = items
  if (!first) return []
  const others = items.length - 1 + moreItems
  const more = others > 0 ? ` +${others}` : ''
  const name = fitText(first.name, ROW_NAME_WIDTH - textWidth(more, PILL.font, 500), PILL.font)
  return [pillAt({ x, y, name: name + more, powerText: '', colour: first.colour })]
}

/** The row for phones, 326 wide, so the sentence and the question below fit on the screen. */
export function rowScene(picture: EquationPicture): EquationScene {
  const [y, left, middle, right] = [58, 80, 206, 288]
  const isMixed = picture.emotions.length > 1
  const below = y + ROW.radius + ROW.below
  const small = (blooms: SceneBloom[]) =>
    blooms.map((bloom, index) => ({
      ...bloom,
      radius: bloom.radius * (isMixed ? 0.44 : 0.58),
      y: y + index * 80 - (isMixed ? 14 : 0),
      // Two blooms are close together, so only the number shows their strength.
      word: isMixed ? '' : bloom.word,
      name: {
        x: right,
        y: isMixed ? y + 24 + index * 80 : below + 2,
        lines: wrapText(bloom.name.lines.join(' '), 92, NAME_FONT, isMixed ? 1 : 2),
      },
    }))
  const said = circlesAt(picture, left, y, ROW)
  const lines = [said.expectation, said.perception].map((it) => it.lines.length)
  return {
    width: 332,
    height: below + Math.max(isMixed ? 3 : 2, ...lines.map((count) => count - 1)) * TEXT_LINE + 10,
    ...said,
    headings: [],
    arrow: {
      path: `M166 ${y}H244`,
      head: `M240 ${y - 8}l10 8l-10 8`,
      thickness: 4 + 10 * picture.weight,
    },
    pills: rowPill(picture, middle, y + 14),
    weight: { x: middle, y: y + 56, text: weightText(picture) },
    category: picture.emotions[0]!.category,
    blooms: small(bloomsAt(picture, [right, right], y, below)),
  }
}
