import { useState } from 'react'
import type { RelatedItems } from '#domain/map-layout/curves.ts'
import type { MapItem } from '#domain/map-layout/shape-pills.ts'
import { MapDrawing } from './map-drawing.tsx'
import { createMapMemory, drawScene } from './map-memory.ts'
import { PillFace, pillStyle } from './pill-face.tsx'
import { useWidth } from './use-width.ts'
import './self-map.css'

type Props = {
  items: readonly MapItem[]
  relationships: readonly RelatedItems[]
  /** What the picture shows, for those who do not see it. */
  label: string
  /** Height by width; 1 is a square. */
  ratio?: number
  /** The item that is being talked about. */
  highlighted?: number | null
}

/** A Self-Map to look at: on the landing page, the dashboard, shared pages, and beside a form. */
export function SelfMapPicture({ items, relationships, label, ratio = 1, highlighted }: Props) {
  const [frame, width] = useWidth<HTMLDivElement>(400)
  const [memory] = useState(createMapMemory)
  const [pointed, setPointed] = useState<number | null>(null)
  const box = width === null ? null : { width, height: Math.round(width * ratio) }
  const layout = box && memory.layOut(items, box)
  const scene = layout && drawScene(layout, relationships)
  const fit =
    box && layout
      ? Math.min(1, box.width / layout.canvas.width, box.height / layout.canvas.height)
      : 1

  return (
    <div
      ref={frame}
      className="map map-still"
      role="img"
      aria-label={label}
      style={{ aspectRatio: `1 / ${ratio}` }}
    >
      {scene && (
        <div
          className="map-canvas map-canvas-fit"
          style={{ ...scene.canvas, fontSize: scene.font, transform: `scale(${fit})` }}
        >
          <MapDrawing scene={scene} active={pointed ?? highlighted ?? null} />
          {scene.labels.map(({ category, text, colour, x, y }) => (
            <span
              key={category}
              className="map-label"
              style={{ transform: `translate(${x}px, ${y}px)`, color: `var(--cat-${colour}-line)` }}
            >
              {text}
            </span>
          ))}
          {scene.pills.map((pill) => (
            <span
              key={pill.key}
              className={pill.id === highlighted ? 'map-pill map-pill-highlighted' : 'map-pill'}
              style={pillStyle(pill)}
              onPointerEnter={() => setPointed(pill.id)}
              onPointerLeave={() => setPointed(null)}
            >
              <PillFace pill={pill} />
            </span>
          ))}
        </div>
      )}
    </div>
  )
}
