/** SVG helpers for pictures drawn on the server. Text is always escaped. */
import { escapeHtml } from '#server/base/escape-html.ts'

/** In pixels, as other sites expect of a preview. */
export const PICTURE = { width: 1200, height: 630 } as const

/** Characters of our font: Latin with accents, digits, punctuation. */
const IN_TYPEFACE = /[\u0020-\u024f\u1e00-\u1eff\u2010-\u2027\u2032\u2033\u2039\u203a\u20ac\u2122]/
const LEFT_OUT = '·'

/**
 * Replaces each run of characters the font lacks (Arabic, Chinese, emoji) with a middle dot, so that a picture never
 * shows empty boxes. The page shows the full name.
 */
export const drawable = (text: string): string =>
  [...text.normalize('NFC')]
    .map((sign) => (IN_TYPEFACE.test(sign) ? sign : LEFT_OUT))
    .join('')
    .replace(/·+/g, LEFT_OUT)

type TextLook = {
  size: number
  weight?: 500 | 600
  fill: string
  anchor?: 'start' | 'middle' | 'end'
}

export const svgText = (x: number, y: number, text: string, look: TextLook): string =>
  `<text x="${x}" y="${y}" font-family="Figtree" font-size="${look.size}" font-weight="${look.weight ?? 500}" fill="${look.fill}" text-anchor="${look.anchor ?? 'start'}">${escapeHtml(drawable(text))}</text>`

type Size = { width: number; height: number }

export const svgDocument = ({ width, height }: Size, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fbfaf6"/>${body}</svg>`

/** Draws the product's logo and name in the corner of a picture. */
export const signature = (x: number, y: number, name: string): string =>
  `<g transform="translate(${x} ${y})"><circle cx="12" cy="16" r="9" fill="none" stroke="#6e6860" stroke-width="2" stroke-dasharray="2.2 3" stroke-linecap="round"/><circle cx="20" cy="16" r="9" fill="#1b5b54" fill-opacity=".18" stroke="#1b5b54" stroke-width="2"/><circle cx="16" cy="16" r="2.6" fill="#e28d4f"/></g>${svgText(x + 40, y + 23, name, { size: 22, weight: 600, fill: '#25211d' })}`
