import type { RelatedItems } from '#domain/self-map/layout/curves.ts'
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
  a.width === b.width && a.height === b.height && a.mayShrink === b.mayShrink

export const drawScene = (layout: MapLayout, relationships: readonly RelatedItems[]): MapScene =>
  sceneOf(layout, relationships, measureText)

const NARROW = 480
/** A round map of this height has a rim of 274 px, and a screen of 800 px shows it whole. */
const TALLEST = 556

/** The room a map takes on a page, however full it is: what stands below it does not move when it is drawn. */
export function boxFor(width: number): MapBox {
  if (width < NARROW) return { width, height: Math.round(width * 1.3) }
  return { width, height: Math.min(TALLEST, Math.round(width * 0.92)) }
}
