import type { CSSProperties } from 'react'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { powerWord } from '#domain/self-map/attachment-power.ts'
import type { ScenePill } from '#domain/self-map/layout/scene.ts'
import { pillColours } from '#web/lib/pill-colours.ts'

export type PillHeat = {
  /** 0 to 1, relative to the warmest item of the map. */
  share: number
  count: number
  /** The most frequent emotion group of the item, which colours the glow. Null on a tie. */
  category: EmotionCategory | null
}

const coloursOf = ({ category }: PillHeat) =>
  category === null
    ? { solid: 'var(--ink3)', soft: 'var(--surface2)', text: 'var(--ink)' }
    : {
        solid: `var(--emo-${category}-solid)`,
        soft: `var(--emo-${category}-soft)`,
        text: `var(--emo-${category}-text)`,
      }

type Props = { pills: readonly ScenePill[]; heat: ReadonlyMap<number, PillHeat> }

/** Glows below the pills, wider the more often an item was touched. */
export function PillGlows({ pills, heat }: Props) {
  return pills.map((pill) => {
    const warmth = heat.get(pill.id)
    if (!warmth) return null
    const style = {
      ...pillStyle(pill),
      '--glow-width': `${(3 + 8 * warmth.share).toFixed(1)}px`,
      '--glow-colour': coloursOf(warmth).solid,
    } as CSSProperties
    return <span key={pill.key} className="map-glow" style={style} />
  })
}

/** Counts above the pills. */
export function PillCounts({ pills, heat }: Props) {
  return pills.map((pill) => {
    const warmth = heat.get(pill.id)
    if (!warmth) return null
    const { solid, soft, text } = coloursOf(warmth)
    const { x, y, width, height } = pill
    const style = {
      transform: `translate(calc(${x + width / 2 - 9}px - 50%), ${y - height / 2 - 10}px)`,
      borderColor: solid,
      background: soft,
      color: text,
    }
    return (
      <span key={pill.key} className="map-glow-count" style={style}>
        {warmth.count}
      </span>
    )
  })
}

/** Position, size and weight of a pill. The colours come from the theme. */
export const pillStyle = (pill: ScenePill): CSSProperties => {
  const { x, y, width, height, font, colour, lineWidth, fillOpacity, nearest } = pill
  return {
    fontSize: font,
    width,
    height,
    transform: `translate(${x - width / 2}px, ${y - height / 2}px)`,
    '--pill-width': `${lineWidth.toFixed(2)}px`,
    '--near-x': `${(nearest.x - x).toFixed(1)}px`,
    '--near-y': `${(nearest.y - y).toFixed(1)}px`,
    ...pillColours(colour),
    '--pill-firm': `${Math.round(fillOpacity * 100)}%`,
  } as CSSProperties
}

/** Compares by value, because every layout creates new pills and few of them differ. */
export const isSamePill = (p: ScenePill, q: ScenePill): boolean =>
  DRAWN.every((it) => p[it] === q[it])
const DRAWN = ['id', 'x', 'y', 'width', 'height', 'font', 'name', 'power', 'colour'] as const

/** The text on a pill. Screen readers get the full name if it is truncated. */
export function PillFace({ pill }: { pill: ScenePill }) {
  const isCut = pill.lines.at(-1)?.endsWith('…') && !pill.name.endsWith('…')
  return (
    <>
      <bdi className="map-pill-name" aria-hidden={isCut ? true : undefined}>
        {pill.lines.map((line, index) => (
          <span key={`${index}${line}`}>
            {line}
            {index < pill.lines.length - 1 && !/[-/]$/.test(line) ? ' ' : ''}
          </span>
        ))}
      </bdi>
      {isCut && <bdi className="sr-only">{pill.name}</bdi>}
      <span className="sr-only"> attachment power </span>
      <span className="map-pill-power">{pill.powerText}</span>
      <span className="sr-only">, {powerWord(pill.power)}</span>
    </>
  )
}
