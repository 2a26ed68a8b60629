/** Longer lists of words and phrases, named by their meaning. */
import lists from './phrases.json' with { type: 'json' }
import { listsOf } from './words.ts'

export const PHRASES = listsOf(lists)
