import { type KeyboardEvent, type ReactNode, useId } from 'react'
import './tabs.css'

type Props<Name extends string> = {
  label: string
  /** The label of each tab. */
  tabs: Readonly<Partial<Record<Name, string>>>
  chosen: Name
  onChoose: (name: Name) => void
  isWide?: boolean
  /** Right of the tabs. */
  aside?: ReactNode
  /** The content of the chosen tab. */
  children: ReactNode
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tabs by the ARIA pattern: one tab stop, arrow keys choose, the panel is labelled by its tab. */
export function Tabs<Name extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  isWide,
  aside,
  children,
}: Props<Name>) {
  const id = useId()
  const names = Object.keys(tabs) as Name[]

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const next = names[step(names.indexOf(chosen), names.length)]
    if (!next) return
    onChoose(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }

  return (
    <div className="stack">
      <div className="row">
        <div
          role="tablist"
          aria-label={label}
          className={isWide ? 'tabs tabs-wide' : 'tabs'}
          onKeyDown={handleKey}
        >
          {names.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              className="tab"
              id={`${id}-${name}`}
              aria-selected={name === chosen}
              aria-controls={name === chosen ? `${id}-panel` : undefined}
              tabIndex={name === chosen ? 0 : -1}
              onClick={() => onChoose(name)}
            >
              {tabs[name]}
            </button>
          ))}
        </div>
        {aside}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  )
}
