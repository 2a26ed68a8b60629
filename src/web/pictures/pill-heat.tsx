import type { CSSProperties } from 'react'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { ScenePill } from '#domain/self-map/layout/scene.ts'
import { pillStyle } from './pill-face.tsx'

export type PillHeat = {
  /** 0 to 1: 1 is the warmest of the map. */
  share: number
  count: number
  /** The group the item met most often gives the glow its colour; null where several did. */
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

/** Under all pills: a glow around each that was touched, wider the more often. */
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

/** Over all pills: the numbers behind the glows. */
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
