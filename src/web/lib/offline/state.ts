import { createStore } from '../store.ts'

/** True if the person can read and write offline. */
export const isReadyOffline = createStore(false)
