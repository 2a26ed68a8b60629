import type { CSSProperties } from 'react'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'

/** Maps the theme colours of a feeling to CSS variables. */
export const feltColours = (category: EmotionCategory): CSSProperties =>
  ({
    '--felt': `var(--emo-${category}-solid)`,
    '--felt-soft': `var(--emo-${category}-soft)`,
    '--felt-text': `var(--emo-${category}-text)`,
  }) as CSSProperties
