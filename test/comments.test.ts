import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Turns that describe the world instead of the code, or that hide the subject. */
const TURNS = [
  /\b(nobody|whoever|somebody|anybody|everybody)\b/i,
  /\bstands?\b(?! for)/i,
  /\b(is|are|was|were) (told|kept|looked at|spoken of|gone over|brought in)\b/i,
  /\b(anew|meanwhile|beforehand|one's own|is no(?! longer\b)|all the same)\b/i,
  /^(What|Whether|How)\b[^?]*\.$/,
  /\bwhere (it|nothing|there|one)\b/i,
]

const files = globSync('{src,scripts,bench}/**/*.{ts,tsx,mjs}').filter(
  (it) => !it.includes('.test.'),
)

const commentsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\/\*\*?([\s\S]*?)\*\/|(?<=^\s*)\/\/ (.*)$/gm)].map(
    ([, block, line]) => (line ?? block ?? '').replace(/\s*\n\s*\*?\s*/g, ' ').trim(),
  )

it('says in comments what the code does, in words of the trade', () => {
  const found = files.flatMap((file) =>
    commentsIn(file)
      .filter((comment) => TURNS.some((turn) => turn.test(comment)))
      .map((comment) => `${file}: ${comment}`),
  )
  expect(found).toEqual([])
})
