import { KEYS, readStored, writeStored } from './browser-storage.ts'
import { createStore } from './store.ts'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const readTheme = (): Theme => {
  const stored = readStored(KEYS.theme)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export const theme = createStore<Theme>(readTheme())

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')

export const isDarkNow = (): boolean =>
  theme.get() === 'dark' || (theme.get() === 'system' && prefersDark().matches)

const apply = () => {
  document.documentElement.dataset.theme = isDarkNow() ? 'dark' : 'light'
}

export function chooseTheme(next: Theme): void {
  writeStored(KEYS.theme, next === 'system' ? null : next)
  theme.set(next)
  apply()
}

/** Keeps following the system while nothing else was chosen. */
export function followSystemTheme(): void {
  prefersDark().addEventListener('change', () => {
    apply()
    theme.set(theme.get())
  })
}
