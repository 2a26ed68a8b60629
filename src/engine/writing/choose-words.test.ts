import { describe, expect, it } from 'vitest'
import type { EmotionCategory } from '#domain/emotion.ts'
import type { FineWords } from '../library/fine.ts'
import { circumstancesOf } from '../reasoning/circumstances.ts'
import type { ReadEquation } from '../reasoning/equations.ts'
import { situationText } from '../situation-text.ts'
import { chooseWords, type Fine } from './choose-words.ts'

const NUMBERS = 'The numbers changed again.'

const FINE: FineWords = {
  id: 'credit-taken/boss',
  feelings: ['anger'],
  felt: [],
  needs: [],
  wanted: ['your name under your work'],
  seen: [],
  sense: [],
  views: ['They may not have thought of it as yours.'],
  steps: [
    ['action', 'Tomorrow, ask for ten minutes.', ['reachable']],
    ['body', 'Walk for ten minutes tonight.', []],
  ],
  questions: [],
  insights: [],
}

const CIRCUMSTANCES = circumstancesOf('', { actor: 'nobody', actorCertainty: 0 }, 'now', false)
const NOTHING_FINE: Fine = { words: [], family: null, circumstances: CIRCUMSTANCES }
const SOMETHING_FINE = (text: string): Fine => ({
  words: [FINE],
  family: null,
  circumstances: circumstancesOf(text, { actor: 'nobody', actorCertainty: 0 }, 'now', false),
})

const wordsFor = (
  category: EmotionCategory,
  { event = null as string | null, name = 'Zed', isGrief = false, fine = NOTHING_FINE } = {},
) => {
  const text = situationText('', NUMBERS)
  const equation = {
    item: { id: 1, name, category: 'ideas', power: 0.8 },
    verdict: { category, level: 3, name: '', intensity: 0.5 },
    evidence: [0],
    event,
  } as unknown as ReadEquation
  return chooseWords(equation, text, isGrief, fine)
}

describe('words for an equation', () => {
  it('are those written for it, before those of the part of life', () => {
    const words = wordsFor('anger', { name: 'My job', fine: SOMETHING_FINE('') })
    expect(words?.id).toBe('credit-taken')
    expect(words?.wanted).toEqual(['your name under your work'])
    expect(words?.steps).toHaveLength(2)
  })

  it('leave out a step to somebody who cannot be reached', () => {
    const fine = SOMETHING_FINE('he blocked me')
    expect(wordsFor('anger', { fine })?.steps.map(([lever]) => lever)).toEqual(['body'])
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
