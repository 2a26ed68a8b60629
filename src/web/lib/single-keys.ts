import { KEYS, readStored, writeStored } from './browser-storage.ts'
import { createStore } from './store.ts'

/** Whether a single letter does something. Whoever dictates, or rests a hand on the keys, may not want that. */
export const singleKeys = createStore(readStored(KEYS.singleKeys) !== 'off')

export function chooseSingleKeys(isOn: boolean): void {
  writeStored(KEYS.singleKeys, isOn ? null : 'off')
  singleKeys.set(isOn)
}
