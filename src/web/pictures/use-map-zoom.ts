import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { clamp, type Rect, type Size } from '#domain/self-map/layout/geometry.ts'

const LARGEST = 2.5
const STEP = 1.25
/** Below this scale a finger can't separate two pills, so a touch zooms in first. */
const TINY = 0.92

type View = {
  /** Null fits the whole map into the window, scaled down if crowded. */
  scale: number | null
  /** The centre of the window, as fractions of the canvas. */
  middle: { x: number; y: number }
}
const AT_REST: View = { scale: null, middle: { x: 0.5, y: 0.5 } }

type Frame = { fit: number; window: Size; canvas: Size; element: HTMLElement }

/** Returns the current centre of the window, after any scrolling. */
const middleOf = (element: HTMLElement): View['middle'] => ({
  x: (element.scrollLeft + element.clientWidth / 2) / Math.max(1, element.scrollWidth),
  y: (element.scrollTop + element.clientHeight / 2) / Math.max(1, element.scrollHeight),
})

/** Zoom state of the map. Held by the page, because the zoom buttons are outside the map. */
export function useMapZoom() {
  const [view, setView] = useState(AT_REST)
  const frame = useRef<Frame | null>(null)

  const zoomTo = (scale: (now: number) => number) =>
    setView(({ scale: now, middle }) => {
      if (!frame.current) return { scale: now, middle }
      const { fit, element } = frame.current
      return {
        scale: clamp(scale(now ?? Math.min(1, fit)), Math.min(1, fit), LARGEST),
        middle: middleOf(element),
      }
    })

  return {
    view,
    frame,
    zoomIn: () => zoomTo((now) => now * STEP),
    zoomOut: () => zoomTo((now) => now / STEP),
    fit: () => setView(AT_REST),
    /** Zooms into a spot, given as fractions of the canvas. */
    lookAt: (middle: View['middle']) => setView({ scale: 1, middle }),
    /** Zooms to a part of the map, as large as the window allows. */
    showPart(part: Rect) {
      if (!frame.current) return
      const { window, canvas } = frame.current
      const room = { width: part.width + 48, height: part.height + 48 }
      const largest = Math.min(window.width / room.width, window.height / room.height)
      setView({
        scale: clamp(largest, 1, LARGEST),
        middle: { x: 0.5 + part.x / canvas.width, y: 0.5 + part.y / canvas.height },
      })
    },
  }
}
export type MapZoom = ReturnType<typeof useMapZoom>

/** Preserves the centre of the window when the scale changes. */
export function useMapWindow({ view, frame }: MapZoom, window: Size | null, canvas: Size | null) {
  const element = useRef<HTMLDivElement>(null)
  const fit =
    window && canvas ? Math.min(window.width / canvas.width, window.height / canvas.height) : 1
  const scale = view.scale ?? Math.min(1, fit)
  const { x, y } = view.middle
  const [width, height] = [(canvas?.width ?? 0) * scale, (canvas?.height ?? 0) * scale]

  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    if (window && canvas) frame.current = { fit, window, canvas, element: box }
    box.scrollLeft = x * width - box.clientWidth / 2
    box.scrollTop = y * height - box.clientHeight / 2
  }, [fit, window, canvas, frame, x, y, width, height])

  /** Pans with a mouse. Touch and trackpads scroll natively. */
  function handlePull(event: PointerEvent<HTMLDivElement>) {
    const isPull = event.pointerType === 'mouse' && event.buttons === 1
    if (!isPull || (event.target as Element).closest('button')) return
    event.currentTarget.scrollLeft -= event.movementX
    event.currentTarget.scrollTop -= event.movementY
  }

  const isWhole = !window || (width <= window.width + 1 && height <= window.height + 1)
  return { element, scale, size: { width, height }, isWhole, isTiny: scale < TINY, handlePull }
}
