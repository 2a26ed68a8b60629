import { expect, it } from 'vitest'
import { allTexts } from '../scripts/texts.ts'

/** What the glossary has another word for, and what nobody would say. */
const NOT_SAID: readonly RegExp[] = [
  /\bnew situation\b/i,
  /\bnew entr(y|ies)\b/i,
  /\bweigh it again\b/i,
  /^(the me|anchor|fair witness)$/i,
  /\bsingle letters lead to a room\b/i,
  /\ba room, an item\b/i,
  /\bonly available for public data\b/i,
]

it('finds the texts of the product', () => {
  const texts = allTexts().map(({ text }) => text)
  expect(texts.length).toBeGreaterThan(1000)
  for (const known of ['Analyze a Situation', 'Keep my map', 'Save as Mine', 'My Self-Map'])
    expect(texts).toContain(known)
})

it('has one word for each act and thing', () => {
  const found = allTexts().filter(({ text }) => NOT_SAID.some((word) => word.test(text)))
  expect(found).toEqual([])
})
