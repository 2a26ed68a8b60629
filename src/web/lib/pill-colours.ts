import type { CSSProperties } from 'react'

/** The theme colours of a category, for everything styled as a pill. */
export const pillColours = (colour: string): CSSProperties =>
  ({
    '--pill-line': `var(--cat-${colour}-line)`,
    '--pill-soft': `var(--cat-${colour}-soft)`,
  }) as CSSProperties
