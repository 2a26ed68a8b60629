import type { CSSProperties } from 'react'

/** The colours of a category, as everything that looks like a pill takes them from the theme. */
export const pillColours = (colour: string): CSSProperties =>
  ({
    '--pill-line': `var(--cat-${colour}-line)`,
    '--pill-soft': `var(--cat-${colour}-soft)`,
  }) as CSSProperties
