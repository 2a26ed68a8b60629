import { isInTable, type TextMeasure, textWidth } from '#domain/self-map/layout/text-width.ts'

export const MAP_FONT = '"Figtree Variable", system-ui, sans-serif'

let brush: CanvasRenderingContext2D | null | undefined

/**
 * Measures Latin text with our width table, so nothing shifts when the font loads. Other scripts are measured on a
 * canvas.
 */
export const measureText: TextMeasure = (text, size, weight) => {
  if (isInTable(text)) return textWidth(text, size, weight)
  brush ??= document.createElement('canvas').getContext('2d')
  if (!brush) return textWidth(text, size, weight)
  brush.font = `${weight} ${size}px ${MAP_FONT}`
  return brush.measureText(text).width
}
