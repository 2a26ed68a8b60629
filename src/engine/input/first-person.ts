/** How much of a text says "I": English only. What stands in quotation marks was said by somebody, and does not count. */
const QUOTED = /["“][^"“”]*["”]/g
const WORD = /\p{L}[\p{L}\p{N}'’]*/gu
const FIRST_PERSON = /^(?:i|me|my|mine|myself|i['’](?:m|d|ll|ve))$/i

export function firstPersonIn(text: string): { count: number; share: number } {
  const words = text.replace(QUOTED, ' ').match(WORD) ?? []
  const count = words.filter((word) => FIRST_PERSON.test(word)).length
  return { count, share: words.length === 0 ? 0 : count / words.length }
}
