import { PRODUCT_NAME } from '#domain/content/product.ts'
import { bloomPath } from '#domain/emotion/bloom.ts'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { wrapText } from '#domain/emotion/equation-scene.ts'
import { intensityWord, readIntensity } from '#domain/emotion/strength.ts'
import type { SharedAnalysis } from '#domain/sharing/share.ts'
import { drawable, signature, svgDocument, svgText } from './svg.ts'

const INK = '#25211d'
const MUTED = '#58514a'

/** The bloom colours of the light theme, because a picture outside the page has no theme. */
const SOLID: Record<EmotionCategory, string> = {
  happiness: '#ab8500',
  pride: '#964d00',
  positiveanticipation: '#26988a',
  sadness: '#115b94',
  worry: '#7082c6',
  fear: '#7a52b7',
  anger: '#cc3336',
  disgust: '#657f3b',
  negativeanticipation: '#41535a',
  regret: '#6c416a',
  shame: '#bf6d7d',
}

/** Draws the preview of a shared analysis: its title and its two main emotions only. */
export function analysisPicture(
  { title, findings }: SharedAnalysis,
  size: { width: number; height: number },
): string {
  const titleLines = wrapText(drawable(title), 520, 42, 4)
  const top = 300 - titleLines.length * 24
  const words = titleLines.map((line, index) =>
    svgText(56, top + index * 52, line, { size: 42, weight: 600, fill: INK }),
  )
  const emotions = findings.emotions.slice(0, 2)
  const blooms = emotions.map(({ category, intensity, name }, index) => {
    const share = readIntensity(intensity)
    const radius = 70 + 70 * share
    const [x, y] = [emotions.length === 1 ? 900 : 770 + index * 270, 290]
    return (
      `<path d="${bloomPath(category, radius, x, y)}" fill="${SOLID[category]}" fill-opacity=".9"/>` +
      `<circle cx="${x}" cy="${y}" r="${radius * 0.34}" fill="#ffffff" fill-opacity=".92"/>` +
      svgText(x, y + 11, String(Math.round(share * 10)), {
        size: 30,
        weight: 600,
        fill: INK,
        anchor: 'middle',
      }) +
      svgText(x, 480, name, { size: 30, weight: 600, fill: INK, anchor: 'middle' }) +
      svgText(x, 516, intensityWord(share), { size: 22, fill: MUTED, anchor: 'middle' })
    )
  })
  return svgDocument(
    size,
    signature(56, 48, PRODUCT_NAME) +
      words.join('') +
      svgText(56, top + titleLines.length * 52 + 8, 'Understood with the Equation of Emotion', {
        size: 22,
        fill: MUTED,
      }) +
      blooms.join(''),
  )
}
