import {
  type LayoutRequest,
  layOutMap,
  type MapBox,
  type MapLayout,
} from '#domain/self-map/layout/layout.ts'
import type { MapItem } from '#domain/self-map/layout/shape-pills.ts'
import { measureText } from './measure-text.ts'

/** What of a map is asked for, beside its items and its box. */
type MapView = Pick<LayoutRequest, 'among' | 'isOwn'>

/** What was drawn last, so that nothing is laid out twice and a pill stays the same pill. One per diagram on the screen. */
export type MapMemory = {
  layOut: (items: readonly MapItem[], box: MapBox, view?: MapView) => MapLayout
  latest: () => MapLayout | null
}

export function createMapMemory(): MapMemory {
  let known: { items: readonly MapItem[]; box: MapBox; layout: MapLayout } | null = null
  return {
    layOut(items, box, view) {
      const isKnown = known?.items === items && isSameBox(known.box, box)
      if (known && isKnown) return known.layout
      const previous = known?.layout
      const layout = layOutMap({ items, box, measure: measureText, previous, ...view })
      known = { items, box, layout }
      return layout
    },
    latest: () => known?.layout ?? null,
  }
}

const isSameBox = (a: MapBox, b: MapBox): boolean =>
  a.width === b.width && a.height === b.height && a.mayShrink === b.mayShrink

const NARROW = 480
/** A round map of this height has a rim of 274 px, and a screen of 800 px shows it whole. */
const TALLEST = 556
/** On a phone the circle is as wide as the screen: above and below it stand the names of the categories. */
const NAMES = 46

/** The room a map takes on a page, however full it is: what stands below it does not move when it is drawn. */
export function boxFor(width: number): MapBox {
  if (width < NARROW) return { width, height: width + NAMES }
  return { width, height: Math.min(TALLEST, Math.round(width * 0.92)) }
}
