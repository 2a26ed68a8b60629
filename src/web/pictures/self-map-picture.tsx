import { type ComponentProps, type RefObject, useMemo, useState } from 'react'
import type { RelatedItems } from '#domain/self-map/layout/curves.ts'
import type { MapLayout } from '#domain/self-map/layout/layout.ts'
import { sceneOf } from '#domain/self-map/layout/scene.ts'
import type { MapItem } from '#domain/self-map/layout/shape-pills.ts'
import { createMapMemory } from './map-memory.ts'
import { MapStill, type PillTone } from './map-still.tsx'
import type { PillHeat } from './pill-face.tsx'
import { useWidth } from './use-width.ts'

type Props = {
  items: readonly MapItem[]
  relationships: readonly RelatedItems[]
  /** The accessible description. */
  label: string
  /** Height by width. 1 is a square. */
  ratio?: number
  /** The item in focus of the text. */
  highlighted?: number | null
  /** Counts of touches by item id, shown as a glow and a number. */
  heat?: ReadonlyMap<number, PillHeat>
  /** Items to dim or highlight, by id. */
  tones?: ReadonlyMap<number, PillTone>
  /** True for a person's own map, where examples are drawn as examples. */
  isOwn?: boolean
  /** The whole map if `items` is a part of it, so each item keeps its direction. */
  among?: readonly MapItem[]
}

/** A read-only Self-Map for the landing page, the dashboard, shared pages and forms. */
export function SelfMapPicture(props: Props) {
  const { items, among, ratio = 1, highlighted = null, ...shown } = props
  const [frame, width] = useWidth<HTMLDivElement>(400)
  const [memory] = useState(createMapMemory)
  const box = width === null ? null : { width, height: Math.round(width * ratio), mayShrink: true }
  const layout = box && memory.layOut(items, box, { isOwn: shown.isOwn, among })
  const fit =
    box && layout
      ? Math.min(1, box.width / layout.canvas.width, box.height / layout.canvas.height)
      : 1

  return (
    <Scene
      {...shown}
      frame={frame}
      layout={layout}
      fit={fit}
      ratio={ratio}
      highlighted={highlighted}
    />
  )
}

type SceneProps = Omit<ComponentProps<typeof MapStill>, 'ref' | 'scene'> & {
  frame: RefObject<HTMLDivElement | null>
  layout: MapLayout | null
  relationships: readonly RelatedItems[]
}

/** Separate from the layout, so a slow phone can handle input between the two. */
function Scene({ frame, layout, relationships, ...shown }: SceneProps) {
  const scene = useMemo(() => layout && sceneOf(layout, relationships), [layout, relationships])
  return <MapStill ref={frame} scene={scene} {...shown} />
}
