import type { CSSProperties } from 'react'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'

/** The colours of a feeling, as everything that speaks of it takes them from the theme. */
export const feltColours = (category: EmotionCategory): CSSProperties =>
  ({
    '--felt': `var(--emo-${category}-solid)`,
    '--felt-soft': `var(--emo-${category}-soft)`,
    '--felt-text': `var(--emo-${category}-text)`,
  }) as CSSProperties
