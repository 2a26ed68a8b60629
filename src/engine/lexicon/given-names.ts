/** Names that many people have: at the head of a sentence a capital letter alone says nothing. */
import names from './given-names.json' with { type: 'json' }

export const GIVEN_NAMES: ReadonlySet<string> = new Set(names)
