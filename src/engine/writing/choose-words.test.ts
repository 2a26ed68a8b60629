import { describe, expect, it } from 'vitest'
import type { EmotionCategory } from '#domain/emotion.ts'
import { circumstancesOf } from '../reasoning/circumstances.ts'
import type { ReadEquation } from '../reasoning/equations.ts'
import { situationText } from '../situation-text.ts'
import { chooseWords } from './choose-words.ts'

const NUMBERS = 'The numbers changed again.'

const NOTHING_FINE = {
  words: [],
  circumstances: circumstancesOf('', { actor: 'nobody', actorCertainty: 0 }, 'now', false),
}

const wordsFor = (
  category: EmotionCategory,
  { event = null as string | null, name = 'Zed', isGrief = false } = {},
) => {
  const text = situationText('', NUMBERS)
  const equation = {
    item: { id: 1, name, category: 'ideas', power: 0.8 },
    verdict: { category, level: 3, name: '', intensity: 0.5 },
    evidence: [0],
    event,
  } as unknown as ReadEquation
  return chooseWords(equation, text, isGrief, NOTHING_FINE)
}

describe('words for an equation', () => {
  it('are those of the kind of event', () => {
    expect(wordsFor('anger', { event: 'credit-taken', name: 'My job' })?.id).toBe('credit-taken')
  })

  it('fall back to the part of life, and to none when that is unknown', () => {
    expect(wordsFor('sadness', { name: 'My job' })?.id).toBe('work-lost')
    expect(wordsFor('sadness')).toBeNull()
  })

  it.each(['sadness', 'shame', 'anger', 'worry', 'fear', 'regret'] as const)(
    'never offer another reading of grief, even when it is read as %s',
    (category) => {
      for (const event of ['hurt-by-words', null]) {
        const words = wordsFor(category, { event, isGrief: true })
        expect(words?.care).toBe('grief')
        expect(words?.reframes).toEqual([])
      }
    },
  )
})
