import type { RelatedItems } from '#domain/map-layout/curves.ts'
import { layOutMap, type MapBox, type MapLayout } from '#domain/map-layout/layout.ts'
import { type MapScene, sceneOf } from '#domain/map-layout/scene.ts'
import type { MapItem } from '#domain/map-layout/shape-pills.ts'
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
  a.width === b.width && a.height === b.height && a.maxHeight === b.maxHeight

export const drawScene = (layout: MapLayout, relationships: readonly RelatedItems[]): MapScene =>
  sceneOf(layout, relationships, measureText)

const NARROW = 480

/** The room a map takes on a page: on a phone taller than wide, on a desk a little wider than tall. */
export function boxFor(width: number): Required<MapBox> {
  const isNarrow = width < NARROW
  return {
    width,
    height: Math.round(width * (isNarrow ? 1.12 : 0.9)),
    maxHeight: Math.round(width * (isNarrow ? 1.4 : 1)),
  }
}
