import { useState } from 'react'
import { KEYS, readStored, writeStored } from '../browser-storage.ts'
import { useDrawn } from '../waking/drawn.ts'
import { saveDisplayHints } from './display-hints.ts'

/** A display choice. */
type Choice =
  | 'intro-folded'
  | 'status-folded'
  | 'resources-folded'
  | 'history-by-day'
  | 'map-without-lines'
  | 'map-with-examples'
  | 'map-over-time-list'
  | 'first-map-later'

const chosenHere = (): string[] => (readStored(KEYS.choices) ?? '').split(' ').filter(Boolean)

/**
 * Reads and saves a display choice in this browser. `saveDisplayHints` tells the server, so it renders the next page the same
 * way.
 */
export function useChoice(name: Choice): [boolean, (isChosen: boolean) => void] {
  const drawn = useDrawn()
  const [chosen, setChosen] = useState<boolean | null>(null)
  return [
    chosen ?? (drawn?.choices ?? chosenHere()).includes(name),
    (next) => {
      const others = chosenHere().filter((it) => it !== name)
      writeStored(KEYS.choices, [...others, ...(next ? [name] : [])].join(' ') || null)
      saveDisplayHints()
      setChosen(next)
    },
  ]
}
