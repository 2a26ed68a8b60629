/** Longer lists of words and fixed phrases, each under the name of what it tells. */
import lists from './phrases.json' with { type: 'json' }
import { listsOf } from './words.ts'

export const PHRASES = listsOf(lists)
