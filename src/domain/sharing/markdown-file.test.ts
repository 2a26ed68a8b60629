import { expect, it } from 'vitest'
import { type Analysis, Equation } from '../situation/analysis.ts'
import type { Correction } from '../situation/correction.ts'
import { proposalItemId } from '../situation/proposal.ts'
import type { Situation } from '../situation/situation.ts'
import { MARKDOWN_END, markdownName, markdownOf } from './markdown-file.ts'

const item = { itemId: 1, name: 'Tom "T"', category: 'people', attachmentPower: 0.8 }
const SITUATION: Situation = {
  id: 7,
  title: 'A talk',
  description: 'He left.',
  selfMapItemIds: ['1'],
  items: [item],
  createdAt: '2024-03-05T08:15:00.000Z',
}
const EQUATION: Equation = {
  itemId: 1,
  itemName: 'Tom',
  expectation: 'You expected it.',
  perception: 'He left.',
  power: 0.8,
  shift: -0.5,
  accepted: false,
  time: 'now',
  source: 'outside',
  level: 3,
  perspective: 'self',
  confidence: 'high',
  category: 'anger',
  name: 'anger',
  intensity: 0.6,
  evidence: [],
}
const ANALYSIS: Analysis = {
  id: 1,
  situationId: 7,
  createdAt: '',
  engine: 'embedded',
  reading: 'It is anger.',
  emotions: [{ name: 'anger', category: 'anger', intensity: 0.6, description: '' }],
  perceptions: [],
  expectations: [],
  questions: [],
  recommendations: [{ type: 'action', text: 'Call him.' }],
  equations: [EQUATION, { ...EQUATION, itemName: 'Work', through: true }],
}

it('holds the words, what was read, and what only reached another part not', () => {
  expect(markdownOf(SITUATION, null)).toBe(
    `---\ntitle: "A talk"\ndate: 2024-03-05T08:15:00.000Z\ntouches: ["Tom \\"T\\""]\nemotions: []\n---\n\nHe left.\n\n${MARKDOWN_END}\n`,
  )
  const whole = markdownOf({ ...SITUATION, kind: 'note' }, ANALYSIS)
  expect(whole).toContain('kind: note\n')
  expect(whole).toContain('emotions: ["anger"]')
  expect(whole).toContain(
    '\nIt is anger.\n\n- **Tom** (close, 0.8): anger (moderate, 6 of 10). You expected it. He left.\n\n- Call him.\n',
  )
  expect(whole).not.toContain('Work')
  const answers = [{ question: 'Why?', answer: `So. ${MARKDOWN_END}`, answeredAt: '' }]
  expect(markdownOf({ ...SITUATION, answers }, null)).toMatch(/\n\nWhy\?\nSo\. \n$/)
})

it('does not say that a situation touches what something else has taken the place of', () => {
  const home = { ...item, itemId: proposalItemId(3), name: 'My home' }
  const jean = { ...item, itemId: proposalItemId(4), name: 'Jean' }
  const situation = { ...SITUATION, items: [item, home, jean] }
  const touches = (said: Correction) =>
    /^touches: \[(.*)\]$/m.exec(markdownOf(situation, { ...ANALYSIS, said }))?.[1]
  const all = '"Tom \\"T\\"", "My home", "Jean"'
  const { itemId } = jean
  expect(touches({})).toBe(all)
  expect(touches({ feelings: [{ category: 'sadness' }] })).toBe(all)
  expect(touches({ about: itemId })).toBe('"Tom \\"T\\"", "Jean"')
  // The other one is still about what was read.
  const second = { category: 'worry' as const, itemId }
  expect(touches({ feelings: [{ category: 'sadness' }, second] })).toBe(all)
  expect(touches({ feelings: [second] })).toBe('"Tom \\"T\\"", "Jean"')
})

it('has a name that every system takes', () => {
  const name = (title: string) => markdownName({ ...SITUATION, title })
  expect(name('A talk: who/what?')).toBe('2024-03-05 A talk who what (7).md')
  expect(name('...')).toBe('2024-03-05 Situation (7).md')
  expect(name(`${'x'.repeat(59)}. y`)).toBe(`2024-03-05 ${'x'.repeat(59)} (7).md`)
  expect(name('🏡'.repeat(70))).toBe(`2024-03-05 ${'🏡'.repeat(60)} (7).md`)
})

it('marks what only reached another part by true alone', () => {
  expect(Equation.safeParse({ ...EQUATION, through: true }).success).toBe(true)
  expect(Equation.safeParse({ ...EQUATION, through: false }).success).toBe(false)
})
