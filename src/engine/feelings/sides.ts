/** Detects a side without a feeling: "I feel awful", "not happy", "I pretended to be happy", "I wish I were calm". */

import type { Side } from '#domain/situation/correction.ts'
import { any } from '../lexicon/words.ts'
import type { Detection } from './detect-feeling.ts'
import { suffixOf, type Token } from './tokens.ts'

export type SideWord = NonNullable<ReturnType<typeof sideWordOf>>

export const OPPOSITE: Record<Side, Side> = { pleasant: 'unpleasant', unpleasant: 'pleasant' }
export const plainSide = (side: string | undefined): Side | null =>
  side === 'pleasant' || side === 'unpleasant' ? side : null

export function sideWordOf(text: string, tokens: readonly Token[], heard: readonly Detection[]) {
  const said = heard.findLast(
    ({ found, frame }) =>
      found.form.side &&
      frame.whose === 'mine' &&
      (frame.held === 'felt' || frame.held === 'denied') &&
      isSaidOfOneself(tokens, { found, frame }),
  )
  if (!said) return undefined
  const { form, from, to } = said.found
  const plain = plainSide(form.side!.side)
  if (!plain) return undefined
  const isDenied = said.frame.held === 'denied'
  const { start } = tokens[from]!
  const { end } = tokens[to - 1]!
  return {
    shown: `${isDenied ? 'not ' : ''}${text.slice(start, end).toLowerCase()}`,
    side: isDenied ? OPPOSITE[plain] : plain,
    usual: isDenied ? 4 : form.side!.usual,
    degree: isDenied ? null : said.frame.degree,
    start,
    end,
  }
}

const AFTER_BE = any('a mess, all right, alright, fine, in bits, ok, okay')
function isSaidOfOneself(
  tokens: readonly Token[],
  { found, frame }: Pick<Detection, 'found' | 'frame'>,
): boolean {
  if (frame.verb === 'feel') return true
  return (
    frame.verb === 'be' &&
    AFTER_BE.has(found.form.text) &&
    !any('for, to, with').opens(suffixOf(tokens, found.to))
  )
}

/** The side implied by a denial, a wish or a pretence. */
export function toldSide(heard: readonly Detection[]): Side | undefined {
  for (const { found, frame, feeling } of heard.toReversed()) {
    const here = plainSide(feeling?.side)
    if (!here) continue
    if (frame.held === 'played' || frame.held === 'wished') return OPPOSITE[here]
    if (frame.held === 'denied' && frame.isPlainNot)
      if (here === 'pleasant' || found.form.text.startsWith('un')) return OPPOSITE[here]
  }
  return undefined
}
