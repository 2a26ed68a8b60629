import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Analysis, Emotion } from '#domain/situation/analysis.ts'
import type { Certainty } from '#domain/situation/said.ts'
import { EquationFoot } from './equation-foot.tsx'

const WORDS = 'He took my idea. I am angry with him.'

/** What stands there as text, with nothing to undo or to agree to. */
function saidFor(certainty: Certainty, whose: Emotion['whose'], words = WORDS): string {
  const analysis: Analysis = {
    ...{ id: 1, situationId: 1, createdAt: '', engine: 'embedded', reading: '', certainty },
    emotions: [{ name: 'angry', category: 'anger', intensity: 0.6, description: '', whose }],
    ...{ perceptions: [], expectations: [], recommendations: [], questions: [], equations: [] },
  }
  const edits = { bringBack: async () => {}, agree: () => undefined }
  return renderToStaticMarkup(<EquationFoot analysis={analysis} words={words} edits={edits} />)
    .replace(/<[^>]+>/g, '')
    .replace(/ Tap any line.*$/, '')
}

it('is sure only beside the words it rests on', () => {
  expect(saidFor('sure', 'written')).toBe('Sure. You wrote “I am angry with him”.')
  expect(saidFor('sure', 'proposed')).toBe('Fairly sure.')
  expect(saidFor('sure', 'written', '')).toBe('Fairly sure.')
})

it('is no surer for a quotation', () => {
  expect(saidFor('likely', 'written')).toBe('Fairly sure. You wrote “I am angry with him”.')
})
