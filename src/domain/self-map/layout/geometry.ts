/**
 * The origin is the centre of the map, x grows to the right, y downwards. Angles are mathematical (0 is right,
 * counter-clockwise), like those of the categories.
 */

export type Size = { width: number; height: number }
export type Point = { x: number; y: number }
/** A rectangle by its centre. */
export type Rect = Point & Size
/** A unit vector from the centre of the map. Neither component is exactly 0. */
export type Ray = { x: number; y: number }

/** The minimum distance of a pill to the edge of the canvas. */
export const BORDER = 2
const RIM = 4
const ALMOST_ZERO = 1e-9

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value))

export function rayAt(degrees: number): Ray {
  const radians = (degrees * Math.PI) / 180
  return { x: Math.cos(radians) || ALMOST_ZERO, y: -Math.sin(radians) || ALMOST_ZERO }
}

export const degreesOf = ({ x, y }: Point): number => (Math.atan2(-y, x) * 180) / Math.PI

/** Normalises an angle into the full turn that starts at `from`. */
export const turnInto = (degrees: number, from: number): number =>
  degrees - 360 * Math.floor((degrees - from) / 360)

export const overlaps = (a: Rect, b: Rect, gap = 0): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + gap &&
  Math.abs(a.y - b.y) < (a.height + b.height) / 2 + gap

export const holdsPoint = (rect: Rect, { x, y }: Point, margin: number): boolean =>
  Math.abs(x - rect.x) < rect.width / 2 + margin && Math.abs(y - rect.y) < rect.height / 2 + margin

/** The distance from the centre of the map to the nearest point of a pill with round ends. */
export const nearEdge = ({ x, y, width, height }: Rect): number =>
  Math.hypot(Math.max(0, Math.abs(x) - (width - height) / 2), y) - height / 2

/** The radius of a pill's centre along the ray if its near edge is `near` from the map's centre. */
export function radiusForNear(ray: Ray, { width, height }: Size, near: number): number {
  const [across, down] = [Math.abs(ray.x) + ALMOST_ZERO, Math.abs(ray.y) + ALMOST_ZERO]
  const half = Math.max(0, width - height) / 2
  const distance = near + height / 2
  const byTop = distance / down
  if (byTop * across <= half) return byTop
  return half * across + Math.sqrt(Math.max(0, distance ** 2 - (half * down) ** 2))
}

/** The maximum radius of a box along the ray within the canvas. */
export const radiusAtEdge = (ray: Ray, box: Size, canvas: Size): number =>
  Math.min(
    (canvas.width / 2 - BORDER - box.width / 2) / (Math.abs(ray.x) + ALMOST_ZERO),
    (canvas.height / 2 - BORDER - box.height / 2) / (Math.abs(ray.y) + ALMOST_ZERO),
  )

/** The radius of the outer circle. */
export const rimOf = ({ width, height }: Size): number => Math.min(width, height) / 2 - RIM

/** The size of the square around the outer circle. Pills must stay inside it. */
export const fieldOf = (canvas: Size): Size => {
  const side = 2 * rimOf(canvas)
  return { width: side, height: side }
}

/** The distance a pill extends beyond a circle. */
export const overhang = ({ x, y, width, height }: Rect, radius: number): number => {
  const half = (width - height) / 2
  return Math.max(0, Math.hypot(Math.abs(x) + half, y) + height / 2 - radius)
}

/** The point of a pill nearest to the centre of the map. */
export function nearPoint({ x, y, width, height }: Rect): Point {
  const half = Math.max(0, width - height) / 2
  const core = { x: clamp(0, x - half, x + half), y }
  const share = height / 2 / (Math.hypot(core.x, core.y) || 1)
  return { x: core.x * (1 - share), y: core.y * (1 - share) }
}
