import { KEYS, readStored, writeStored } from '../browser-storage.ts'
import { createStore } from '../store.ts'

export type SingleKeys = 'on' | 'off' | null

const stored = readStored(KEYS.singleKeys)

/**
 * Single-letter shortcuts, off by default, because typing next to a field would leave the page and lose the text. `?`
 * is harmless and works unless set to `off`.
 */
export const singleKeys = createStore<SingleKeys>(
  stored === 'on' || stored === 'off' ? stored : null,
)

export function chooseSingleKeys(choice: SingleKeys): void {
  writeStored(KEYS.singleKeys, choice)
  singleKeys.set(choice)
}
