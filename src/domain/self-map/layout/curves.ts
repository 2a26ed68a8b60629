/**
 * Draws lines between related items: the curve through the fewest pills that avoids SELF and stays on the canvas. A
 * marker on a free point means colour isn't the only sign.
 */
import type { Relationship } from '#domain/self-map/relationship.ts'
import { MARKER_SIZE } from './curve-marks.ts'
import { holdsPoint, type Point, type Rect, type Size } from './geometry.ts'

export type RelatedItems = Omit<Relationship, 'description'>

export type Curve = ReturnType<typeof drawCurves>[number]

type Box = Rect & { id: number }
type Scene = { boxes: readonly Box[]; canvas: Size; selfRadius: number; markers: Point[] }
/** A quadratic curve with its control point. */
type Candidate = { start: Point; bend: Point; end: Point; price: number }
/** The marker's position. Null if pills cover the whole curve. */
type Judged = Candidate & { marker: Point | null }

const BENDS = [0, 0.15, -0.15, 0.3, -0.3, 0.5, -0.5, 0.8, -0.8]
const SIDE_ARCS = [22, 44, 80, 130]
/** Alternative exits from a pill if the straight ones are blocked, as shares of its half size. */
const DOORS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
  { x: 0.7, y: 1 },
  { x: -0.7, y: 1 },
  { x: 0.7, y: -1 },
  { x: -0.7, y: -1 },
]
const DOOR_BENDS = [0, 0.25, -0.25, 0.55, -0.55]
const DOOR_PRICE = 5
const SAMPLES = 24
/** The maximum distance of a marker from the middle, as a share of the curve. */
const FURTHEST_MARKER = 0.38
const PRICES = { throughPill: 12, underOwnPill: 10, throughSelf: 12, offCanvas: 14, noMarker: 14 }

export function drawCurves(
  boxes: readonly Box[],
  relationships: readonly RelatedItems[],
  canvas: Size,
  selfRadius: number,
) {
  const byId = new Map(boxes.map((box) => [box.id, box]))
  const scene: Scene = { boxes, canvas, selfRadius, markers: [] }
  return relationships.flatMap((relationship) => {
    const source = byId.get(relationship.sourceItemId)
    const target = byId.get(relationship.targetItemId)
    if (!source || !target || source === target) return []
    const { price: _, ...curve } = bestCurve(source, target, scene)
    if (curve.marker) scene.markers.push(curve.marker)
    return {
      ...curve,
      id: relationship.id,
      source: source.id,
      target: target.id,
      type: relationship.relationshipType,
      /** In px. */
      width: 1.5 + 0.12 * relationship.strength,
    }
  })
}

function bestCurve(source: Box, target: Box, scene: Scene): Judged {
  let best: Judged | null = null
  for (const candidate of candidatesFor(source, target).sort((a, b) => a.price - b.price)) {
    if (best && candidate.price >= best.price) break
    const judged = judge(candidate, source, target, scene, best?.price ?? Number.POSITIVE_INFINITY)
    if (!best || judged.price < best.price) best = judged
  }
  return best!
}

function candidatesFor(source: Box, target: Box): Candidate[] {
  const [dx, dy] = [target.x - source.x, target.y - source.y]
  const distance = Math.hypot(dx, dy) || 1
  const middle = { x: (source.x + target.x) / 2, y: (source.y + target.y) / 2 }
  const bent = BENDS.map((share) => {
    const away = (share * Math.max(distance, 70)) / distance
    const bend = { x: middle.x - dy * away, y: middle.y + dx * away }
    return {
      start: exitOf(source, bend),
      bend,
      end: exitOf(target, bend),
      price: Math.abs(share) * 12,
    }
  })
  const aroundSides = [1, -1].flatMap((side) =>
    SIDE_ARCS.map((depth) => {
      const start = { x: source.x + (side * source.width) / 2, y: source.y }
      const end = { x: target.x + (side * target.width) / 2, y: target.y }
      const outer = side > 0 ? Math.max(start.x, end.x) : Math.min(start.x, end.x)
      return { start, bend: { x: outer + side * depth, y: middle.y }, end, price: 7 + depth * 0.1 }
    }),
  )
  // A bend on a pill would let the line end under it.
  const isOpen = ({ start, end }: Candidate) =>
    !holdsPoint(source, start, 0) && !holdsPoint(target, end, 0)
  return [...bent, ...aroundSides, ...throughDoors(source, target)].filter(isOpen)
}

function throughDoors(source: Box, target: Box): Candidate[] {
  return DOORS.flatMap((out) =>
    DOORS.flatMap((into) => {
      const [start, end] = [doorOf(source, out), doorOf(target, into)]
      const [dx, dy] = [end.x - start.x, end.y - start.y]
      return DOOR_BENDS.map((share) => ({
        start,
        bend: { x: (start.x + end.x) / 2 - dy * share, y: (start.y + end.y) / 2 + dx * share },
        end,
        price: DOOR_PRICE + Math.abs(share) * 12,
      }))
    }),
  )
}

const doorOf = ({ x, y, width, height }: Box, door: Point): Point => ({
  x: x + door.x * (width / 2 + 2),
  y: y + door.y * (height / 2 + 2),
})

/** The point where a line from the centre of the box towards a point leaves it. */
function exitOf(box: Box, towards: Point): Point {
  const [dx, dy] = [towards.x - box.x, towards.y - box.y]
  const share = Math.min(
    1,
    (box.width / 2 + 2) / (Math.abs(dx) + 1e-6),
    (box.height / 2 + 2) / (Math.abs(dy) + 1e-6),
  )
  return { x: box.x + dx * share, y: box.y + dy * share }
}

export function pointOn({ start, bend, end }: Omit<Candidate, 'price'>, share: number): Point {
  const rest = 1 - share
  const at = (from: number, over: number, to: number) =>
    rest * rest * from + 2 * rest * share * over + share * share * to
  return { x: at(start.x, bend.x, end.x), y: at(start.y, bend.y, end.y) }
}

/** Sums the cost along the curve. Stops once it exceeds the best so far. */
function judge(
  candidate: Candidate,
  source: Box,
  target: Box,
  scene: Scene,
  bestPrice: number,
): Judged {
  const { start, bend, end } = candidate
  const near = boxesNear(candidate, scene.boxes)
  let price = candidate.price + Math.hypot(end.x - start.x, end.y - start.y) * 0.01
  let marker: Point | null = null
  let markerOffset = FURTHEST_MARKER
  for (let sample = 1; sample < SAMPLES && price < bestPrice; sample++) {
    const share = sample / SAMPLES
    const point = pointOn(candidate, share)
    if (isOffCanvas(point, scene.canvas)) price += PRICES.offCanvas
    const isOnSelf = Math.hypot(point.x, point.y) < scene.selfRadius + 6
    if (isOnSelf) price += PRICES.throughSelf
    let isCovered = isOnSelf
    for (const box of near) {
      const isOwn = box === source || box === target
      if (holdsPoint(box, point, isOwn ? -2 : 2))
        price += isOwn ? PRICES.underOwnPill : PRICES.throughPill
      isCovered ||= holdsPoint(box, point, MARKER_SIZE / 2 + 0.5)
    }
    const offset = Math.abs(share - 0.5)
    if (offset < markerOffset && !isCovered && isClearOf(scene.markers, point)) {
      marker = point
      markerOffset = offset
    }
  }
  if (!marker) price += PRICES.noMarker
  return { start, bend, end, marker, price }
}

const isOffCanvas = ({ x, y }: Point, { width, height }: Size): boolean =>
  Math.abs(x) > width / 2 - 6 || Math.abs(y) > height / 2 - 6

const isClearOf = (markers: readonly Point[], { x, y }: Point): boolean =>
  markers.every((other) => Math.hypot(other.x - x, other.y - y) >= MARKER_SIZE + 2)

/** Filters boxes that overlap the curve's bounding box. */
function boxesNear({ start, bend, end }: Candidate, boxes: readonly Box[]): readonly Box[] {
  const left = Math.min(start.x, bend.x, end.x) - MARKER_SIZE
  const right = Math.max(start.x, bend.x, end.x) + MARKER_SIZE
  const top = Math.min(start.y, bend.y, end.y) - MARKER_SIZE
  const bottom = Math.max(start.y, bend.y, end.y) + MARKER_SIZE
  return boxes.filter(
    ({ x, y, width, height }) =>
      x + width / 2 > left &&
      x - width / 2 < right &&
      y + height / 2 > top &&
      y - height / 2 < bottom,
  )
}
