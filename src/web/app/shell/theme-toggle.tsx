import { Moon, Sun } from 'lucide-react'
import { useStore } from '#web/lib/store.ts'
import { chooseTheme, isDarkNow, theme } from '#web/lib/theme.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'
import { IconButton } from '#web/ui/button.tsx'

/** One press changes between light and dark. */
export function ThemeToggle() {
  useStore(theme)
  const isDark = useDrawn() === null && isDarkNow()
  return (
    <IconButton label="Toggle theme" onClick={() => chooseTheme(isDark ? 'light' : 'dark')}>
      {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  )
}
