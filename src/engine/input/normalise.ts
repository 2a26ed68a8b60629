/**
 * Normalises a text as in training: plain letters, no hidden characters, digits used as letters replaced, stretched
 * words shortened. The model card defines every step.
 */
/** Includes two ligatures of a whole blessing, whose expansion would make a text eighteen times as long. */
const HIDDEN = /[\u00AD\u200B-\u200F\u2060\uFEFF\uFDFA\uFDFB]/g
const LETTER_FOR: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }

const plainLetters = (text: string): string =>
  text
    .replace(HIDDEN, '')
    .normalize('NFKC')
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[–—‒―]/g, '-')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')

const withoutDigits = (plain: string): string =>
  plain.replace(/(?<=[a-z])[013457](?=[a-z])/g, (digit) => LETTER_FOR[digit]!)

export const normalise = (text: string): string =>
  withoutDigits(plainLetters(text)).replace(/([a-z])\1{2,}/g, '$1$1')

export type Place = { start: number; end: number }

/**
 * The original offset of each normalised character. Null for the few texts in which a letter depends on its neighbours.
 */
export function placesOf(text: string): Place[] | null {
  const places: Place[] = []
  let plain = ''
  for (const { 0: letter, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const part = plainLetters(letter)
    plain += part
    const place = { start: index, end: index + letter.length }
    for (let unit = 0; unit < part.length; unit++) places.push(place)
  }
  if (plain !== plainLetters(text)) return null
  const letters = withoutDigits(plain)
  const isStretched = (at: number) =>
    /[a-z]/.test(letters[at]!) && letters[at] === letters[at - 1] && letters[at] === letters[at - 2]
  return places.filter((_, at) => !isStretched(at))
}
