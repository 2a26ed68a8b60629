/**
 * Points have the centre of the map as origin; x grows to the right, y grows downwards as on a screen.
 * Angles are mathematical (0 is right, they grow counter-clockwise), because the categories are given so.
 */

export type Size = { width: number; height: number }
export type Point = { x: number; y: number }
/** A rectangle by its middle, not by its corner. */
export type Rect = Point & Size
/** A direction from the centre of the map, of length 1; neither part is ever exactly 0. */
export type Ray = { x: number; y: number }

/** No pill may come nearer to the edge of the canvas. */
export const BORDER = 2
const ALMOST_ZERO = 1e-9

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value))

export function rayAt(degrees: number): Ray {
  const radians = (degrees * Math.PI) / 180
  return { x: Math.cos(radians) || ALMOST_ZERO, y: -Math.sin(radians) || ALMOST_ZERO }
}

export const degreesOf = ({ x, y }: Point): number => (Math.atan2(-y, x) * 180) / Math.PI

/** The same direction, written so that it lies in the full turn that starts at `from`. */
export const turnInto = (degrees: number, from: number): number =>
  degrees - 360 * Math.floor((degrees - from) / 360)

export const overlaps = (a: Rect, b: Rect, gap = 0): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + gap &&
  Math.abs(a.y - b.y) < (a.height + b.height) / 2 + gap

export const holdsPoint = (rect: Rect, { x, y }: Point, margin: number): boolean =>
  Math.abs(x - rect.x) < rect.width / 2 + margin && Math.abs(y - rect.y) < rect.height / 2 + margin

/** How far out along the ray a box must be so that it does not touch a disc at the centre. */
export function radiusClearOfDisc(ray: Ray, box: Size, disc: number): number {
  const [across, down] = [Math.abs(ray.x) + ALMOST_ZERO, Math.abs(ray.y) + ALMOST_ZERO]
  const [halfWidth, halfHeight] = [box.width / 2, box.height / 2]
  const bySide = (halfWidth + disc) / across
  if (bySide * down <= halfHeight) return bySide
  const byTop = (halfHeight + disc) / down
  if (byTop * across <= halfWidth) return byTop
  const along = halfWidth * across + halfHeight * down
  const rest = halfWidth ** 2 + halfHeight ** 2 - disc ** 2
  return along + Math.sqrt(Math.max(0, along ** 2 - rest))
}

/** How far out along the ray a box can go before it touches the edge of the canvas. */
export const radiusAtEdge = (ray: Ray, box: Size, canvas: Size): number =>
  Math.min(
    (canvas.width / 2 - BORDER - box.width / 2) / (Math.abs(ray.x) + ALMOST_ZERO),
    (canvas.height / 2 - BORDER - box.height / 2) / (Math.abs(ray.y) + ALMOST_ZERO),
  )

/** Where the ray meets an ellipse round the centre. */
export const radiusAtEllipse = (ray: Ray, halfWidth: number, halfHeight: number): number =>
  1 / Math.hypot(ray.x / halfWidth, ray.y / halfHeight)
