/** Words by which a text is held against what anyone says: common words, given names, words a slip away from a feeling. */
import lists from './names.json' with { type: 'json' }
import { listsOf } from './words.ts'

export const NAMES = listsOf(lists)
