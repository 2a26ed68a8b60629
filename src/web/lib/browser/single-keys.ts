import { KEYS, readStored, writeStored } from '../browser-storage.ts'
import { createStore } from '../store.ts'

export type SingleKeys = 'on' | 'off' | null

const stored = readStored(KEYS.singleKeys)

/**
 * Whether a single letter leads somewhere: only where that was chosen, since whoever types beside a field would lose
 * the page and the words. `?` loses nothing and works until somebody says `off`.
 */
export const singleKeys = createStore<SingleKeys>(
  stored === 'on' || stored === 'off' ? stored : null,
)

export function chooseSingleKeys(choice: SingleKeys): void {
  writeStored(KEYS.singleKeys, choice)
  singleKeys.set(choice)
}
