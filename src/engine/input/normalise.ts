/**
 * Brings a text into the form the model was trained on: plain letters, no hidden characters, digits
 * that stand for letters undone, stretched words shortened. The model card fixes every step.
 */
/** Also two ligatures that stand for a whole blessing: spelt out, they would make a text eighteen times as long. */
const HIDDEN = /[\u00AD\u200B-\u200F\u2060\uFEFF\uFDFA\uFDFB]/g
const LETTER_FOR: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }

export const normalise = (text: string): string =>
  text
    .replace(HIDDEN, '')
    .normalize('NFKC')
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[–—‒―]/g, '-')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/(?<=[a-z])[013457](?=[a-z])/g, (digit) => LETTER_FOR[digit]!)
    .replace(/([a-z])\1{2,}/g, '$1$1')
