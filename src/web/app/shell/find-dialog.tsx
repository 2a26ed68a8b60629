import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import type { Person } from '#domain/people/person.ts'
import { keepDevUser } from '#web/lib/dev-user.ts'
import { useModal } from '#web/ui/dialog.tsx'
import { type Found, type FoundGroup, foldGroups } from './found.ts'
import { useFound } from './use-found.tsx'
import './find.css'

type Props = { person: Person | null; onClose: () => void; onKeys: () => void }

/**
 * One field that finds a room, an item or a situation. The focus stays in the field; the arrow keys move what is
 * chosen, and a reader hears it.
 */
export function FindDialog({ person, onClose, onKeys }: Props) {
  const dialog = useModal()
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const groups = useFound(person, typed.trim())
  const all = foldGroups(groups)
  const chosen = Math.min(at, Math.max(0, all.length - 1))

  function go({ href }: Found) {
    onClose()
    if (href === null) onKeys()
    else navigate(keepDevUser(href))
  }

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const found = all[chosen]
    if (step && all.length > 0) {
      event.preventDefault()
      const next = (chosen + step + all.length) % all.length
      setAt(next)
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && found) {
      event.preventDefault()
      go(found)
    }
  }

  return (
    <dialog
      ref={dialog}
      className="dialog find"
      aria-label="Find anything"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => event.target === dialog.current && onClose()}
    >
      <div className="find-field">
        <Search aria-hidden />
        <input
          type="text"
          role="combobox"
          aria-label="Find anything"
          aria-expanded={all.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={all.length > 0 ? `${id}-${chosen}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder="A page, an item, a situation"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setAt(0)
          }}
          onKeyDown={handleKey}
        />
        <button type="button" className="find-escape" onClick={onClose}>
          <kbd>Esc</kbd>
          <span className="sr-only">Close</span>
        </button>
      </div>
      <Results id={id} groups={groups} chosen={chosen} typed={typed.trim()} onChoose={go} />
      <p className="sr-only" role="status">
        {all.length === 1 ? '1 found' : `${all.length} found`}
      </p>
    </dialog>
  )
}

type ResultsProps = {
  id: string
  groups: readonly FoundGroup[]
  chosen: number
  typed: string
  onChoose: (found: Found) => void
}

function Results({ id, groups, chosen, typed, onChoose }: ResultsProps) {
  const starts = groups.map((_, at) => foldGroups(groups.slice(0, at)).length)
  if (groups.length === 0) return <p className="find-nothing muted">Nothing with that name.</p>
  return (
    <div className="find-list" id={`${id}-list`} role="listbox" aria-label="Found">
      {groups.map(({ name, found }, group) => (
        <fieldset key={name} className="find-group">
          <legend className="find-name">{name}</legend>
          {found.map((one, index) => {
            const number = (starts[group] ?? 0) + index
            return (
              <div
                key={one.key}
                id={`${id}-${number}`}
                className="find-option"
                role="option"
                tabIndex={-1}
                aria-selected={number === chosen}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(one)}
                onKeyDown={(event) => event.key === 'Enter' && onChoose(one)}
              >
                {one.icon}
                <span>
                  <Marked text={one.label} typed={typed} />
                </span>
                <small>{one.aside}</small>
              </div>
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}

/** The typed letters stand out where they begin a word or stand together. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const from = typed ? text.toLowerCase().indexOf(typed.toLowerCase()) : -1
  if (from < 0) return text
  return (
    <>
      {text.slice(0, from)}
      <strong>{text.slice(from, from + typed.length)}</strong>
      {text.slice(from + typed.length)}
    </>
  )
}
