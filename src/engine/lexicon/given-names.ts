/** Common given names, because a capital letter at the start of a sentence proves nothing. */
import names from './given-names.json' with { type: 'json' }

export const GIVEN_NAMES: ReadonlySet<string> = new Set(names)
