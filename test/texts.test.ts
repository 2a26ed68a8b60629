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
  // A week is a week of the calendar, as in the letters.
  /\blast seven days\b|\bthe last weeks\b/i,
  // What is not tested is a count.
  /\bmostly (?:with|about)\b/i,
  /\bkeep (?:it(?! safe)|this)\b|^kept\b|\b(?:not|be) kept\b/i,
  /\btaken? (?:(?:it|this|one|the share) )*back\b|^bring it back$/i,
  /\blet (?:it )?go\b|^forget\b|\bforget it\b|\brevoke/i,
  /^leave it$/i,
  /\bbr(?:ing|ought|inging) in\b/i,
  /\bsign(?:ed|ing)? out\b/i,
  /\be-mail|\bmails?\b/i,
  /\bwhich parts? of you\b|^parts of you$/i,
  /\bwhat (?:it touches|does it touch)\b/i,
  /\bnext move\b|\b(?:a|one|this|your) plan (?:is|was|could)\b|\bkeep this plan\b/i,
  /\b(?:a|the|earlier) readings?\b/i,
  /\bfour taps\b(?!\.| and)/i,
  /\b(?:this|another) house\b|\bthis installation\b/i,
]

it('finds the texts of the product', () => {
  const texts = allTexts().map(({ text }) => text)
  expect(texts.length).toBeGreaterThan(1000)
  for (const known of ['Analyze a Situation', 'Something I love', 'Save as Mine', 'My Self-Map'])
    expect(texts).toContain(known)
})

/** Two scales: closeness 0 to 1, strength 0 to 10, each with its word; shares are "n of m". */
const OTHER_SCALES = /\d ?%|\}%|\bpercent\b|\bin 100\b|\bof 100\b|(?<![\w-])[-−]\d/i

it('tells no strength, closeness, likelihood or share on a third scale', () => {
  // A policy may name a percentage; a person's life is never told in one.
  const own = allTexts().filter(({ file }) => !/policy|attribution|article/.test(file))
  expect(own.filter(({ text }) => OTHER_SCALES.test(text))).toEqual([])
})

it('has one word for each act and thing', () => {
  const found = allTexts().filter(({ text }) => NOT_SAID.some((word) => word.test(text)))
  expect(found).toEqual([])
})
