import { FileText, Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useState } from 'react'
import { useLocation } from 'wouter'
import type { Person } from '#domain/people/person.ts'
import { powerLabel, powerWord } from '#domain/self-map/attachment-power.ts'
import { isExample } from '#domain/self-map/self-map.ts'
import { whenOf } from '#domain/situation/happened.ts'
import { useSelfMap } from '#web/features/self-map/use-self-map.ts'
import { useSituationList } from '#web/features/situations/use-situations.ts'
import { singleKeys } from '#web/lib/browser/single-keys.ts'
import { withDevUser } from '#web/lib/dev-user.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Bloom } from '#web/pictures/bloom.tsx'
import { useModal } from '#web/ui/dialog.tsx'
import { commandsFor, fits } from './navigation.ts'
import './find.css'

/** A search result with its target. Null opens the list of shortcuts. */
type SearchResult = {
  key: string
  label: string
  icon: ReactNode
  aside: ReactNode
  href: string | null
}
type FoundGroup = { name: string; found: readonly SearchResult[] }

/** Maximum results per group. */
const MAX = 5

/** Finds results for the typed words: commands first, then the person's items and situations. */
function useFound(person: Person | null, typed: string): FoundGroup[] {
  const groups = [
    { name: 'Actions', found: findCommands(person !== null, typed) },
    { name: 'Your map', found: useItems(person, typed) },
    { name: 'Your situations', found: useSituations(person, typed) },
  ]
  return groups.filter(({ found }) => found.length > 0)
}

const findCommands = (isSignedIn: boolean, typed: string): SearchResult[] =>
  commandsFor(isSignedIn)
    .filter(({ label }) => fits(label, typed))
    .slice(0, typed ? MAX : undefined)
    .map(({ label, icon: Icon, letter, href }) => ({
      key: label,
      label,
      icon: <Icon aria-hidden />,
      aside: letter && singleKeys.get() === 'on' ? <kbd>{letter.toUpperCase()}</kbd> : null,
      href,
    }))

function useItems(person: Person | null, typed: string): SearchResult[] {
  const { data = [] } = useSelfMap(person?.id ?? null)
  if (!typed) return []
  return data
    .filter((item) => !isExample(item) && fits(item.name, typed))
    .slice(0, MAX)
    .map(({ id, name, category, attachmentPower }) => ({
      key: `item ${id}`,
      label: name,
      icon: <CategoryDot category={category} />,
      aside: `${powerLabel(attachmentPower)}, ${powerWord(attachmentPower)}`,
      href: '/self-map',
    }))
}

const CategoryDot = ({ category }: { category: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="5" fill={`var(--cat-${category}-line, var(--ink3))`} />
  </svg>
)

function useSituations(person: Person | null, typed: string): SearchResult[] {
  const q = useDeferredValue(typed)
  const found = useSituationList(q ? (person?.id ?? null) : null, { q }, MAX)
  if (!typed) return []
  return (found.data?.pages[0] ?? []).map(({ id, title, mainEmotions: [main], ...dates }) => ({
    key: `situation ${id}`,
    label: title,
    icon: main ? <Bloom category={main.category} size={20} /> : <FileText aria-hidden />,
    aside: formatDay(whenOf(dates)),
    href: `/situation-history?situation=${id}`,
  }))
}

type Props = { person: Person | null; onClose: () => void; onKeys: () => void }

/**
 * One field that finds a page, an item or a situation. The focus stays there while the arrow keys move the selection,
 * which screen readers announce.
 */
export function FindDialog({ person, onClose, onKeys }: Props) {
  const modal = useModal(onClose)
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const groups = useFound(person, typed.trim())
  const all = groups.flatMap(({ found }) => found)
  const chosen = Math.min(at, Math.max(0, all.length - 1))

  function go({ href }: SearchResult) {
    onClose()
    if (href === null) onKeys()
    else navigate(withDevUser(href))
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
    <dialog className="dialog find" aria-label="Find anything" {...modal}>
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
  onChoose: (found: SearchResult) => void
}

function Results({ id, groups, chosen, typed, onChoose }: ResultsProps) {
  const all = groups.flatMap(({ found }) => found)
  if (groups.length === 0) return <p className="find-nothing muted">No matches.</p>
  return (
    <div className="find-list" id={`${id}-list`} role="listbox" aria-label="Found">
      {groups.map(({ name, found }) => (
        <fieldset key={name} className="find-group">
          <legend className="find-name">{name}</legend>
          {found.map((one) => {
            const number = all.indexOf(one)
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

/** Highlights the first match of the typed text. */
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
