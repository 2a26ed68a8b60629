import { MonitorSmartphone, Moon, Sun } from 'lucide-react'
import { chooseTheme, THEMES, type Theme, theme } from '#web/lib/browser/theme.ts'
import { useStore } from '#web/lib/store.ts'
import './tabs.css'
import './theme-choice.css'

const NAMES: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'System' }
const ICONS = { light: Sun, dark: Moon, system: MonitorSmartphone }

/** All three themes, for the mobile menu and the profile. */
export function ThemeChoice() {
  const chosen = useStore(theme)
  return (
    <fieldset>
      <legend className="theme-choice-title">Theme</legend>
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
