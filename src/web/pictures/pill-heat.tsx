import type { CSSProperties } from 'react'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { ScenePill } from '#domain/self-map/layout/scene.ts'
import { pillStyle } from './pill-face.tsx'

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
