import { createStore } from '../store.ts'

/** Whether help is shown above the page: a call said that words speak of danger, and no part of the page shows it. */
export const helpAbove = createStore(false)
