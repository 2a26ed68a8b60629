import { MonitorSmartphone, Moon, Sun } from 'lucide-react'
import { useStore } from '#web/lib/store.ts'
import { chooseTheme, isDarkNow, THEMES, type Theme, theme } from '#web/lib/theme.ts'
import { IconButton } from '#web/ui/button.tsx'
import '#web/ui/tabs.css'

/** One press changes between light and dark. */
export function ThemeToggle() {
  useStore(theme)
  const isDark = isDarkNow()
  return (
    <IconButton label="Toggle theme" onClick={() => chooseTheme(isDark ? 'light' : 'dark')}>
      {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  )
}

const NAMES: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'System' }
const ICONS = { light: Sun, dark: Moon, system: MonitorSmartphone }

/** All three choices, for the menu of small screens and the profile. */
export function ThemeChoice() {
  const chosen = useStore(theme)
  return (
    <fieldset>
      <legend className="menu-panel-title">Theme</legend>
      <div className="tabs tabs-wide">
        {THEMES.map((name) => {
          const Icon = ICONS[name]
          return (
            <button
              key={name}
              type="button"
              className="tab"
              aria-pressed={chosen === name}
              onClick={() => chooseTheme(name)}
            >
              <span className="theme-choice">
                <Icon aria-hidden size={18} strokeWidth={1.75} />
                {NAMES[name]}
              </span>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
