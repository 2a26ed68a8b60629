/**
 * Measures text in our typeface without a screen, for the server and tests. The browser uses the same numbers for Latin
 * names, so a map doesn't shift when the font loads.
 */

/** The width in px of `text` at `size` px. `weight` is 500 for names, 600 for numbers and labels. */
export type TextMeasure = (text: string, size: number, weight: 500 | 600) => number

/** Advance widths of Figtree 500 in em, rounded to a fiftieth. */
const WIDTHS: readonly (readonly [signs: string, em: number])[] = [
  ['’‘', 0.2],
  ["'.l", 0.22],
  [' ,`i', 0.24],
  [':|·', 0.26],
  [';Ij', 0.28],
  ['!', 0.3],
  ['[]', 0.32],
  ['"r', 0.34],
  ['()“”', 0.36],
  ['ft{}', 0.38],
  ['/\\', 0.4],
  ['-', 0.42],
  ['_', 0.44],
  ['s', 0.46],
  ['*z', 0.48],
  ['?kx', 0.5],
  ['JLa', 0.52],
  ['Fcevy', 0.54],
  ['$T^hnu–', 0.56],
  ['Pbdoqøß', 0.58],
  ['Egp~', 0.6],
  ['0123456789#+<=>BKSY', 0.62],
  ['&RXZ…', 0.64],
  ['A', 0.68],
  ['DUV', 0.7],
  ['C', 0.72],
  ['GH', 0.76],
  ['NOQØ', 0.78],
  ['%w', 0.8],
  ['M', 0.84],
  ['m', 0.86],
  ['æ', 0.88],
  ['W', 0.96],
  ['œ', 0.98],
  ['@Æ', 1],
  ['—', 1.1],
]
const WIDTH_OF = new Map(WIDTHS.flatMap(([signs, em]) => [...signs].map((sign) => [sign, em])))
const SEMIBOLD = 1.012

const OTHER_LETTER = 0.66
const FULL_WIDTH = 1
const EMOJI = 1.36

function widthOfSign(sign: string): number {
  if (/[\p{M}\p{Cf}]/u.test(sign)) return 0
  if (/\p{Extended_Pictographic}/u.test(sign)) return EMOJI
  if (
    /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\u{20000}-\u{3ffff}]/u.test(
      sign,
    )
  )
    return FULL_WIDTH
  return OTHER_LETTER
}

/** True if the table has every character. If not, a browser measures better. */
export const isInTable = (text: string): boolean =>
  [...text.normalize('NFD')].every((sign) => WIDTH_OF.has(sign) || /\p{M}/u.test(sign))

export const textWidth: TextMeasure = (text, size, weight) => {
  let em = 0
  for (const sign of text.normalize('NFD')) em += WIDTH_OF.get(sign) ?? widthOfSign(sign)
  return em * size * (weight === 600 ? SEMIBOLD : 1)
}
