import {
  type LayoutRequest,
  layOutMap,
  type MapBox,
  type MapLayout,
} from '#domain/self-map/layout/layout.ts'
import type { MapItem } from '#domain/self-map/layout/shape-pills.ts'
import { measureText } from './measure-text.ts'

/** Layout options besides items and box. */
type MapView = Pick<LayoutRequest, 'among' | 'isOwn'>

/** Caches the last layout, so pills stay the same objects. One per diagram. */
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
/** In pixels: the largest round map that an 800 px screen shows whole, with a rim of 274 px. */
const TALLEST = 556
/** In pixels: room for category names above and below the circle, which is as wide as the phone. */
const NAMES = 46

/** The space a map takes, independent of its items, so the content below doesn't shift when it is drawn. */
export function boxFor(width: number): MapBox {
  if (width < NARROW) return { width, height: width + NAMES }
  return { width, height: Math.min(TALLEST, Math.round(width * 0.92)) }
}
