/** Writes lines of the map as SVG paths, with their markers. Small, because every drawing imports it. */
import type { RelationshipType } from '#domain/self-map/relationship.ts'
import type { Point } from './geometry.ts'

export const MARKER_SIZE = 15
/** The radius of the dot at a line's visible end. Lines that run under a pill have none. */
export const LINE_END = 3.2
/** Marker paths around the centre: a plus, a cross, a wave. */
export const MARKER_PATHS: Record<RelationshipType, string> = {
  supports: 'M-3.6 0H3.6M0 -3.6V3.6',
  conflicts: 'M-2.8 -2.8L2.8 2.8M2.8 -2.8L-2.8 2.8',
  influences: 'M-4 1C-2.7 -2.2 -1.2 -1.8 0 0C1.2 1.8 2.7 2.2 4 -1',
}

export const roundTenth = (value: number): number => Math.round(value * 10) / 10
export const pointText = ({ x, y }: Point): string => `${roundTenth(x)} ${roundTenth(y)}`

export const curvePath = ({ start, bend, end }: Record<'start' | 'bend' | 'end', Point>): string =>
  `M${pointText(start)}Q${pointText(bend)} ${pointText(end)}`
