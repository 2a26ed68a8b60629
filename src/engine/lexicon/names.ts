/** Given names, and words a slip away from a feeling. */
import lists from './names.json' with { type: 'json' }
import { listsOf } from './words.ts'

export const NAMES = listsOf(lists)
