import { whenQuiet } from '#web/lib/waking/when-quiet.ts'
import { KEYS, readStored, writeStored } from '../browser-storage.ts'
import { createStore } from '../store.ts'
import { DISPLAY_HINTS_AFTER, saveDisplayHints } from './display-hints.ts'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

export const theme = createStore<Theme>(
  THEMES.find((name) => name === readStored(KEYS.theme)) ?? 'system',
)

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')

export const isDarkNow = (): boolean =>
  theme.get() === 'dark' || (theme.get() === 'system' && prefersDark().matches)

/** Sets the chosen theme on the document. With 'system' the styles follow the system setting. */
function apply(): void {
  const { dataset } = document.documentElement
  const chosen = theme.get()
  if (chosen === 'system') delete dataset.theme
  else dataset.theme = chosen
}

export function chooseTheme(next: Theme): void {
  writeStored(KEYS.theme, next === 'system' ? null : next)
  theme.set(next)
  apply()
  saveDisplayHints()
}

/** Applies the stored theme, which may be newer than the one the server rendered, and follows changes of the system. */
export function startTheme(): void {
  apply()
  // Delayed, because reading the time zone and writing a cookie are slow and only the next page needs them.
  setTimeout(() => whenQuiet(saveDisplayHints), DISPLAY_HINTS_AFTER)
  prefersDark().addEventListener('change', () => theme.set(theme.get()))
}
