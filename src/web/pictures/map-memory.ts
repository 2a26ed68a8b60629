import type { RelatedItems } from '#domain/self-map/layout/curves.ts'
import { clamp } from '#domain/self-map/layout/geometry.ts'
import { layOutMap, type MapBox, type MapLayout } from '#domain/self-map/layout/layout.ts'
import { type MapScene, sceneOf } from '#domain/self-map/layout/scene.ts'
import type { MapItem } from '#domain/self-map/layout/shape-pills.ts'
import { measureText } from './measure-text.ts'

/** What was drawn last, so that an edit moves only what it touches. One per diagram on the screen. */
export type MapMemory = {
  layOut: (items: readonly MapItem[], box: MapBox) => MapLayout
  latest: () => MapLayout | null
}

export function createMapMemory(): MapMemory {
  let known: { items: readonly MapItem[]; box: MapBox; layout: MapLayout } | null = null
  return {
    layOut(items, box) {
      const isKnown = known?.items === items && isSameBox(known.box, box)
      if (known && isKnown) return known.layout
      const layout = layOutMap({ items, box, measure: measureText, previous: known?.layout })
      known = { items, box, layout }
      return layout
    },
    latest: () => known?.layout ?? null,
  }
}

const isSameBox = (a: MapBox, b: MapBox): boolean =>
  a.width === b.width &&
  a.height === b.height &&
  a.maxHeight === b.maxHeight &&
  a.mayShrink === b.mayShrink

export const drawScene = (layout: MapLayout, relationships: readonly RelatedItems[]): MapScene =>
  sceneOf(layout, relationships, measureText)

const NARROW = 480

/** Flatter than this, and there is no room above and below SELF. */
const FLATTEST = 0.6
/** What stands under a map on a desk and should be seen with it: the categories and the lines. */
const UNDER_A_MAP = 106

/**
 * The room a map takes on a page: on a phone taller than wide, on a desk as much of the first screen as is
 * left below what stands above it.
 */
export function boxFor(width: number, roomBelow: number): MapBox {
  if (width < NARROW)
    return { width, height: Math.round(width * 1.12), maxHeight: Math.round(width * 1.3) }
  const height = clamp(roomBelow - UNDER_A_MAP, width * FLATTEST, width * 0.9)
  return { width, height: Math.round(height) }
}
