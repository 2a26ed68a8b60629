import { PRODUCT_NAME } from '#domain/content/product.ts'
import { curvePath, MARKER_PATHS, MARKER_SIZE } from '#domain/self-map/layout/curve-marks.ts'
import { POWER_FONT_DIFFERENCE } from '#domain/self-map/layout/density.ts'
import { layOutMap } from '#domain/self-map/layout/layout.ts'
import { PAPER, PAPER_CATEGORIES, PAPER_LINES } from '#domain/self-map/layout/paper-colours.ts'
import { type MapScene, type ScenePill, sceneOf } from '#domain/self-map/layout/scene.ts'
import { textWidth } from '#domain/self-map/layout/text-width.ts'
import type { SharedMap } from '#domain/sharing/share.ts'
import { drawable, signature, svgDocument, svgText } from './svg.ts'

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
