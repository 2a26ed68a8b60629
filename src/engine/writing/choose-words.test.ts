import { describe, expect, it } from 'vitest'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { anyFamily } from '../library/families-any.ts'
import type { FineWords } from '../library/fine.ts'
import { circumstancesOf } from '../rules/circumstances.ts'
import { chooseWords, type Fine } from './choose-words.ts'

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
    ['attachment', 'Tomorrow, tell them how it was.', ['safe']],
    ['body', 'Walk for ten minutes tonight.', []],
  ],
  questions: [],
  insights: [],
}
const FAMILY = { ...anyFamily('anger'), wanted: ['being dealt with fairly'], steps: [] }

const fineFor = (text: string, words: FineWords[] = [FINE]): Fine => ({
  words,
  family: FAMILY,
  circumstances: circumstancesOf(text, { actor: 'nobody', actorCertainty: 0 }, 'now', false),
})

const wordsFor = (
  category: EmotionCategory,
  { event = null as string | null, isGrief = false, fine = fineFor('') } = {},
) => chooseWords({ event, verdict: { category } }, isGrief, fine)

const leversOf = ({ steps }: ReturnType<typeof wordsFor>) => steps.map(([lever]) => lever)

describe('words for an equation', () => {
  it('are those written for it, before those of the family', () => {
    const words = wordsFor('anger')
    expect(words.id).toBe('credit-taken')
    expect(words.wanted).toEqual(['your name under your work', 'being dealt with fairly'])
    expect(words.steps).toHaveLength(3)
  })

  it('are those of the family where nothing closer was written', () => {
    const words = wordsFor('anger', { fine: fineFor('', []) })
    expect(words).toMatchObject({ id: FAMILY.id, wanted: FAMILY.wanted })
  })

  it('leave out a step to somebody who cannot be reached', () => {
    const words = wordsFor('anger', { fine: fineFor('he blocked me') })
    expect(leversOf(words)).toEqual(['attachment', 'body'])
  })

  it('send nobody to somebody who may have done them harm', () => {
    expect(leversOf(wordsFor('anger', { event: 'violence' }))).toEqual(['action', 'body'])
  })

  it.each(['sadness', 'shame', 'anger', 'worry', 'fear', 'regret'] as const)(
    'never offer another reading of grief, even when it is read as %s',
    (category) => {
      for (const event of ['hurt-by-words', null]) {
        const words = wordsFor(category, { event, isGrief: true })
        expect(words.care).toBe('grief')
        expect(words.reframes).toEqual([])
      }
    },
  )
})
