/**
 * Lays out the example map for a given width. The build does this once for the landing page, which then needs no layout
 * code.
 */
import { layOutMap } from '#domain/self-map/layout/layout.ts'
import { type MapScene, sceneOf } from '#domain/self-map/layout/scene.ts'
import { textWidth } from '#domain/self-map/layout/text-width.ts'
import { EXAMPLE_ITEMS, EXAMPLE_RELATIONSHIPS } from './self-map.ts'

export function sampleScene(width: number): MapScene {
  const box = { width, height: width }
  const layout = layOutMap({ items: EXAMPLE_ITEMS, box, measure: textWidth })
  return sceneOf(layout, EXAMPLE_RELATIONSHIPS)
}
