/** BERT's uncased WordPiece tokenizer for normalised text. */
import type { Place } from '../input/normalise.ts'

export type WordPieces = ReturnType<typeof createWordPieces>

const PUNCTUATION = /[!-/:-@[-`{-~]|\p{P}/u
const CJK = /[\u4E00-\u9FFF\u3400-\u4DBF\uF900-\uFAFF\u{20000}-\u{2CEAF}]/u
const CONTROL = /\p{C}/u
const LONGEST_WORD = 100

type Word = Place & { letters: string }

function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let open: Word | null = null
  let start = 0
  for (const char of text) {
    const end = start + char.length
    if (/\s/.test(char)) open = null
    else if (!CONTROL.test(char)) {
      const isAlone = PUNCTUATION.test(char) || CJK.test(char)
      if (open && !isAlone) {
        open.letters += char
        open.end = end
      } else {
        const word: Word = { letters: char, start, end }
        words.push(word)
        open = isAlone ? null : word
      }
    }
    start = end
  }
  return words
}

export function createWordPieces(vocabulary: string) {
  const lines = vocabulary.replaceAll('\r', '').split('\n')
  if (lines.at(-1) === '') lines.pop()
  const ids = new Map(lines.map((piece, id) => [piece, id]))
  const special = (piece: string): number => {
    const id = ids.get(piece)
    if (id === undefined) throw new Error(`The vocabulary has no ${piece}.`)
    return id
  }
  const unknown = special('[UNK]')
  const known = new Map<string, number[]>()

  function piecesOf(word: string): number[] {
    const chars = [...word]
    if (chars.length > LONGEST_WORD) return [unknown]
    const pieces: number[] = []
    let start = 0
    while (start < chars.length) {
      let end = chars.length
      let found: number | undefined
      for (; end > start; end--) {
        found = ids.get((start > 0 ? '##' : '') + chars.slice(start, end).join(''))
        if (found !== undefined) break
      }
      if (found === undefined) return [unknown]
      pieces.push(found)
      start = end
    }
    return pieces
  }

  function remembered(word: string): number[] {
    const before = known.get(word)
    if (before) return before
    const pieces = piecesOf(word)
    if (known.size < 20_000) known.set(word, pieces)
    return pieces
  }

  return {
    cls: special('[CLS]'),
    sep: special('[SEP]'),
    encode: (normalised: string) =>
      wordsOf(normalised).flatMap(({ letters }) => remembered(letters)),
    /** The range of each token's word. */
    placesOf: (normalised: string): Place[] =>
      wordsOf(normalised).flatMap(({ letters, start, end }) =>
        remembered(letters).map(() => ({ start, end })),
      ),
  }
}
