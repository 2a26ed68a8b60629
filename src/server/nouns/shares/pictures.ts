/** SVG helpers for pictures drawn on the server. Text is always escaped. */
import { PRODUCT_NAME } from '#domain/content/product.ts'
import { bloomPath } from '#domain/emotion/bloom.ts'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { wrapText } from '#domain/emotion/equation-scene.ts'
import { intensityWord, readIntensity } from '#domain/emotion/strength.ts'
import { curvePath, MARKER_PATHS, MARKER_SIZE } from '#domain/self-map/layout/curve-marks.ts'
import { POWER_FONT_DIFFERENCE } from '#domain/self-map/layout/density.ts'
import { layOutMap } from '#domain/self-map/layout/layout.ts'
import { PAPER, PAPER_CATEGORIES, PAPER_LINES } from '#domain/self-map/layout/paper-colours.ts'
import { type MapScene, type ScenePill, sceneOf } from '#domain/self-map/layout/scene.ts'
import { textWidth } from '#domain/self-map/layout/text-width.ts'
import type { SharedAnalysis, SharedMap } from '#domain/sharing/share.ts'
import { escapeHtml } from '#server/base/escape-html.ts'

const BOX = { width: 660, height: 600 }
/** The items with the highest attachment are drawn. More would only be dots in a preview. */
const MAX_DRAWN = 60
const WORDS = { x: 56, width: 420 }

/** Draws the preview of a shared map: words on the left, the map on the right. */
export function mapPicture(map: SharedMap, size: { width: number; height: number }): string {
  const items = map.items
    .toSorted((one, other) => other.attachmentPower - one.attachmentPower)
    .slice(0, MAX_DRAWN)
    .map((item) => ({ ...item, name: drawable(item.name) }))
  const isDrawn = new Set(items.map(({ id }) => id))
  const relationships = map.relationships.filter(
    ({ sourceItemId, targetItemId }) => isDrawn.has(sourceItemId) && isDrawn.has(targetItemId),
  )
  const layout = layOutMap({ items, box: BOX, measure: textWidth })
  const scene = sceneOf(layout, relationships)
  const fit = Math.min(BOX.width / scene.canvas.width, BOX.height / scene.canvas.height, 1)
  const middle = { x: size.width - BOX.width / 2 - 24, y: size.height / 2 }
  const title = map.ownerName ? `${map.ownerName}’s Self-Map` : 'A Self-Map'
  const count = `${map.items.length} ${map.items.length === 1 ? 'item' : 'items'}, by how close they are`
  return svgDocument(
    size,
    signature(WORDS.x, 48, PRODUCT_NAME) +
      svgText(WORDS.x, 300, shortened(title, 46), { size: 46, weight: 600, fill: PAPER.ink }) +
      svgText(WORDS.x, 350, count, { size: 24, fill: '#58514a' }) +
      `<g transform="translate(${middle.x} ${middle.y}) scale(${fit.toFixed(4)})">${drawScene(scene)}</g>`,
  )
}

function shortened(text: string, size: number): string {
  const signs = [...drawable(text)]
  while (signs.length > 1 && textWidth(signs.join(''), size, 600) > WORDS.width) signs.pop()
  return signs.length < [...drawable(text)].length ? `${signs.join('').trimEnd()}…` : text
}

const colour = (name: string) => PAPER_CATEGORIES[name] ?? PAPER_CATEGORIES.people!

function drawScene(scene: MapScene): string {
  const rings = scene.rings.map(
    (radius) => `<circle r="${radius}" fill="none" stroke="${PAPER.ring}"/>`,
  )
  const wedges = scene.wedges.map(
    (wedge) => `<path d="${wedge.path}" fill="${colour(wedge.colour).line}" fill-opacity=".05"/>`,
  )
  const curves = scene.curves.map(({ type, width, marker, ...curve }) => {
    const stroke = PAPER_LINES[type]
    const dash = type === 'influences' ? ' stroke-dasharray="2 6" stroke-linecap="round"' : ''
    const line = `<path d="${curvePath(curve)}" fill="none" stroke="${stroke}" stroke-width="${width}"${dash}/>`
    if (!marker) return line
    return `${line}<g transform="translate(${marker.x} ${marker.y})"><circle r="${MARKER_SIZE / 2}" fill="${PAPER.background}" stroke="${stroke}" stroke-width="1.5"/><path d="${MARKER_PATHS[type]}" fill="none" stroke="${stroke}" stroke-width="1.5"/></g>`
  })
  const labels = scene.labels.map(({ x, y, text, colour: name }) =>
    svgText(x, y + 5, text, { size: 13, weight: 600, fill: colour(name).line, anchor: 'middle' }),
  )
  const self = `<circle r="${scene.selfRadius}" fill="${PAPER.self}"/>${svgText(0, 5, 'SELF', { size: 15, weight: 600, fill: PAPER.onSelf, anchor: 'middle' })}`
  const pills = scene.pills.map(drawPill)
  return [...rings, ...wedges, ...curves, self, ...labels, ...pills].join('')
}

function drawPill(pill: ScenePill): string {
  const { x, y, width, height, font, lines, powerText, lineWidth, fillOpacity } = pill
  const powerFont = font - POWER_FONT_DIFFERENCE
  const { line, soft } = colour(pill.colour)
  const [left, top] = [x - width / 2, y - height / 2]
  const pad = height / 2 - 4
  const shape = `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${Math.min(height / 2, 15)}"`
  const names = lines.map((text, index) =>
    svgText(left + pad, y + font * 0.36 + (index - (lines.length - 1) / 2) * font * 1.15, text, {
      size: font,
      fill: PAPER.ink,
    }),
  )
  const power = svgText(left + width - pad, y + powerFont * 0.36, powerText, {
    size: powerFont,
    weight: 600,
    fill: line,
    anchor: 'end',
  })
  return `${shape} fill="${PAPER.background}"/>${shape} fill="${soft}" fill-opacity="${fillOpacity}" stroke="${line}" stroke-width="${lineWidth}"/>${names.join('')}${power}`
}

const INK = '#25211d'
const MUTED = '#58514a'

/** The bloom colours of the light theme, because a picture outside the page has no theme. */
const SOLID: Record<EmotionCategory, string> = {
  happiness: '#ab8500',
  pride: '#964d00',
  positiveanticipation: '#26988a',
  sadness: '#115b94',
  worry: '#7082c6',
  fear: '#7a52b7',
  anger: '#cc3336',
  disgust: '#657f3b',
  negativeanticipation: '#41535a',
  regret: '#6c416a',
  shame: '#bf6d7d',
}

/** Draws the preview of a shared analysis: its title and its two main emotions only. */
export function analysisPicture(
  { title, findings }: SharedAnalysis,
  size: { width: number; height: number },
): string {
  const titleLines = wrapText(drawable(title), 520, 42, 4)
  const top = 300 - titleLines.length * 24
  const words = titleLines.map((line, index) =>
    svgText(56, top + index * 52, line, { size: 42, weight: 600, fill: INK }),
  )
  const emotions = findings.emotions.slice(0, 2)
  const blooms = emotions.map(({ category, intensity, name }, index) => {
    const share = readIntensity(intensity)
    const radius = 70 + 70 * share
    const [x, y] = [emotions.length === 1 ? 900 : 770 + index * 270, 290]
    return (
      `<path d="${bloomPath(category, radius, x, y)}" fill="${SOLID[category]}" fill-opacity=".9"/>` +
      `<circle cx="${x}" cy="${y}" r="${radius * 0.34}" fill="#ffffff" fill-opacity=".92"/>` +
      svgText(x, y + 11, String(Math.round(share * 10)), {
        size: 30,
        weight: 600,
        fill: INK,
        anchor: 'middle',
      }) +
      svgText(x, 480, name, { size: 30, weight: 600, fill: INK, anchor: 'middle' }) +
      svgText(x, 516, intensityWord(share), { size: 22, fill: MUTED, anchor: 'middle' })
    )
  })
  return svgDocument(
    size,
    signature(56, 48, PRODUCT_NAME) +
      words.join('') +
      svgText(56, top + titleLines.length * 52 + 8, 'Understood with the Equation of Emotion', {
        size: 22,
        fill: MUTED,
      }) +
      blooms.join(''),
  )
}

/** In pixels, as other sites expect of a preview. */
export const PICTURE = { width: 1200, height: 630 } as const

/** Characters of our font: Latin with accents, digits, punctuation. */
const IN_TYPEFACE = /[\u0020-\u024f\u1e00-\u1eff\u2010-\u2027\u2032\u2033\u2039\u203a\u20ac\u2122]/
const LEFT_OUT = '·'

/**
 * Replaces each run of characters the font lacks (Arabic, Chinese, emoji) with a middle dot, so that a picture never
 * shows empty boxes. The page shows the full name.
 */
export const drawable = (text: string): string =>
  [...text.normalize('NFC')]
    .map((sign) => (IN_TYPEFACE.test(sign) ? sign : LEFT_OUT))
    .join('')
    .replace(/·+/g, LEFT_OUT)

type TextLook = {
  size: number
  weight?: 500 | 600
  fill: string
  anchor?: 'start' | 'middle' | 'end'
}

export const svgText = (x: number, y: number, text: string, look: TextLook): string =>
  `<text x="${x}" y="${y}" font-family="Figtree" font-size="${look.size}" font-weight="${look.weight ?? 500}" fill="${look.fill}" text-anchor="${look.anchor ?? 'start'}">${escapeHtml(drawable(text))}</text>`

type Size = { width: number; height: number }

export const svgDocument = ({ width, height }: Size, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fbfaf6"/>${body}</svg>`

/** Draws the product's logo and name in the corner of a picture. */
export const signature = (x: number, y: number, name: string): string =>
  `<g transform="translate(${x} ${y})"><circle cx="12" cy="16" r="9" fill="none" stroke="#6e6860" stroke-width="2" stroke-dasharray="2.2 3" stroke-linecap="round"/><circle cx="20" cy="16" r="9" fill="#1b5b54" fill-opacity=".18" stroke="#1b5b54" stroke-width="2"/><circle cx="16" cy="16" r="2.6" fill="#e28d4f"/></g>${svgText(x + 40, y + 23, name, { size: 22, weight: 600, fill: '#25211d' })}`
