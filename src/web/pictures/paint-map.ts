import {
  curvePath,
  LINE_END,
  MARKER_PATHS,
  MARKER_SIZE,
} from '#domain/self-map/layout/curve-marks.ts'
import { POWER_FONT_DIFFERENCE } from '#domain/self-map/layout/density.ts'
import { LABEL_FONT } from '#domain/self-map/layout/labels.ts'
import { PAPER, PAPER_CATEGORIES, PAPER_LINES } from '#domain/self-map/layout/paper-colours.ts'
import type { MapScene, ScenePill } from '#domain/self-map/layout/scene.ts'
import { MAP_FONT } from './measure-text.ts'

type Brush = CanvasRenderingContext2D

const MARGIN = 24
const LINE_HEIGHT = 1.15

const coloursOf = (colour: string) => PAPER_CATEGORIES[colour] ?? PAPER_CATEGORIES.custom1!

/** Paints a map on white in the light theme, at `density` times the page's resolution. */
export function paintMap(scene: MapScene, density: number): HTMLCanvasElement {
  const { width, height } = scene.canvas
  const canvas = document.createElement('canvas')
  canvas.width = Math.round((width + 2 * MARGIN) * density)
  canvas.height = Math.round((height + 2 * MARGIN) * density)
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser can’t create images.')
  brush.fillStyle = PAPER.background
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.scale(density, density)
  brush.translate(width / 2 + MARGIN, height / 2 + MARGIN)
  brush.textBaseline = 'middle'
  brush.lineCap = 'round'
  paintGround(brush, scene)
  paintLines(brush, scene)
  paintSelf(brush, scene)
  for (const pill of scene.pills) paintPill(brush, pill)
  return canvas
}

function paintGround(brush: Brush, { rings, wedges, labels }: MapScene): void {
  const reach = rings[0] ?? 0
  for (const { path, colour } of wedges) {
    const fade = brush.createRadialGradient(0, 0, 0, 0, 0, reach)
    fade.addColorStop(0.1, `${coloursOf(colour).line}2b`)
    fade.addColorStop(1, `${coloursOf(colour).line}03`)
    brush.fillStyle = fade
    brush.fill(new Path2D(path))
  }
  brush.strokeStyle = PAPER.ring
  brush.lineWidth = 1
  for (const radius of rings) {
    brush.beginPath()
    brush.arc(0, 0, radius, 0, 2 * Math.PI)
    brush.stroke()
  }
  brush.textAlign = 'center'
  brush.font = `600 ${LABEL_FONT}px ${MAP_FONT}`
  for (const { text, colour, x, y } of labels) {
    brush.fillStyle = coloursOf(colour).line
    brush.fillText(text, x, y)
  }
}

function paintLines(brush: Brush, { curves }: MapScene): void {
  for (const curve of curves) {
    const path = new Path2D(curvePath(curve))
    brush.strokeStyle = PAPER.background
    brush.lineWidth = curve.width + 3
    brush.stroke(path)
    brush.strokeStyle = PAPER_LINES[curve.type]
    brush.lineWidth = curve.width
    brush.setLineDash(curve.type === 'influences' ? [2, 6] : [])
    brush.stroke(path)
    brush.setLineDash([])
    brush.fillStyle = PAPER_LINES[curve.type]
    for (const { x, y } of [curve.start, curve.end]) {
      brush.beginPath()
      brush.arc(x, y, LINE_END, 0, 2 * Math.PI)
      brush.fill()
    }
  }
  for (const curve of curves) {
    if (!curve.marker) continue
    brush.save()
    brush.translate(curve.marker.x, curve.marker.y)
    brush.beginPath()
    brush.arc(0, 0, MARKER_SIZE / 2, 0, 2 * Math.PI)
    brush.fillStyle = PAPER.background
    brush.fill()
    brush.strokeStyle = PAPER_LINES[curve.type]
    brush.lineWidth = 1.4
    brush.stroke()
    brush.stroke(new Path2D(MARKER_PATHS[curve.type]))
    brush.restore()
  }
}

function paintSelf(brush: Brush, { selfRadius }: MapScene): void {
  for (const [radius, colour] of [
    [selfRadius + 6, `${PAPER.self}29`],
    [selfRadius, PAPER.self],
  ] as const) {
    brush.beginPath()
    brush.arc(0, 0, radius, 0, 2 * Math.PI)
    brush.fillStyle = colour
    brush.fill()
  }
  brush.fillStyle = PAPER.onSelf
  brush.textAlign = 'center'
  brush.font = `700 ${selfRadius > 32 ? 15 : 12}px ${MAP_FONT}`
  brush.fillText('SELF', 0, 1)
}

/** Examples are dashed, as on the screen. */
const EXAMPLE_DASH = [4, 4]

function paintPill(brush: Brush, pill: ScenePill): void {
  const { x, y, width, height, font, lines, lineWidth } = pill
  const powerFont = font - POWER_FONT_DIFFERENCE
  const { line, soft } = coloursOf(pill.colour)
  const shape = (inset: number) => {
    brush.beginPath()
    const [w, h] = [width - 2 * inset, height - 2 * inset]
    brush.roundRect(x - w / 2, y - h / 2, w, h, h / 2)
  }
  shape(-2)
  brush.fillStyle = PAPER.background
  brush.fill()
  shape(lineWidth / 2)
  if (pill.id < 0) brush.setLineDash(EXAMPLE_DASH)
  else {
    brush.globalAlpha = pill.fillOpacity
    brush.fillStyle = soft
    brush.fill()
    brush.globalAlpha = 1
  }
  brush.strokeStyle = line
  brush.lineWidth = lineWidth
  brush.stroke()
  brush.setLineDash([])

  brush.textAlign = 'left'
  brush.font = `650 ${powerFont}px ${MAP_FONT}`
  const powerWidth = brush.measureText(pill.powerText).width
  brush.font = `500 ${font}px ${MAP_FONT}`
  const nameWidth = Math.max(...lines.map((text) => brush.measureText(text).width))
  const left = x - (nameWidth + 6 + powerWidth) / 2
  brush.fillStyle = PAPER.ink
  lines.forEach((text, index) => {
    const offset = (index - (lines.length - 1) / 2) * font * LINE_HEIGHT
    brush.fillText(text, left, y + offset + 0.5)
  })
  brush.fillStyle = line
  brush.font = `650 ${powerFont}px ${MAP_FONT}`
  brush.fillText(pill.powerText, left + nameWidth + 6, y + 0.5)
}
