import { bloomPath } from '#domain/emotion/bloom.ts'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'

type Props = {
  category: EmotionCategory
  /** Width and height in pixels. */
  size?: number
}

/** A small bloom next to an emotion's name. Hidden from screen readers, because it repeats the name. */
export function Bloom({ category, size = 28 }: Props) {
  return (
    <svg width={size} height={size} viewBox="-20 -20 40 40" aria-hidden="true">
      <path d={bloomPath(category, 19)} fill={`var(--emo-${category}-solid)`} />
    </svg>
  )
}

/** A placeholder for a bloom whose emotion isn't known yet. */
export const OpenBloom = ({ size }: { size: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <circle
      cx={12}
      cy={12}
      r={9}
      fill="none"
      stroke="var(--border-strong)"
      strokeDasharray="3 2.6"
      strokeWidth={size > 100 ? 0.4 : 1.5}
    />
  </svg>
)
