import { createStore } from '../store.ts'

/** True while help is shown above the page, because a reply reported danger and no part of the page shows help. */
export const helpAbove = createStore(false)
