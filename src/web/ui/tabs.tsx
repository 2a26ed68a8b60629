import { type KeyboardEvent, type ReactNode, useId } from 'react'
import './tabs.css'

type Tab<Name extends string> = { name: Name; label: string }

type Props<Name extends string> = {
  label: string
  tabs: readonly Tab<Name>[]
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

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const next =
      tabs[
        step(
          tabs.findIndex(({ name }) => name === chosen),
          tabs.length,
        )
      ]
    if (!next) return
    onChoose(next.name)
    document.getElementById(`${id}-${next.name}`)?.focus()
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
          {tabs.map(({ name, label }) => (
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
              {label}
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
