import { createStore } from '../store.ts'

/** Whether this page and what belongs to the person can be read and written without a connection. */
export const isReadyOffline = createStore(false)
