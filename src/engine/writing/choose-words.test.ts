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
  sense: ['it was yours'],
  steps: [
    ['action', 'Tomorrow, ask for ten minutes.', ['reachable']],
    ['attachment', 'Tomorrow, tell them how it was.', ['safe']],
    ['body', 'Walk for ten minutes tonight.', []],
  ],
  questions: [],
}
const FAMILY = { ...anyFamily('anger'), sense: ['somebody did it'], steps: [] }

const fineFor = (text: string, words: FineWords[] = [FINE]): Fine => ({
  words,
  family: FAMILY,
  circumstances: circumstancesOf(text, { actor: 'nobody', actorCertainty: 0 }, 'now', false),
})

const wordsFor = (
  category: EmotionCategory,
  { event = null as string | null, isGrief = false, fine = fineFor(''), whole = '' } = {},
) => chooseWords({ event, verdict: { category } }, isGrief, fine, whole)

const leversOf = ({ steps }: ReturnType<typeof wordsFor>) => steps.map(([lever]) => lever)

describe('words for an equation', () => {
  it('are those written for it, before those of the family', () => {
    const words = wordsFor('anger')
    expect(words.id).toBe('credit-taken')
    expect(words.sense).toEqual(['it was yours', 'somebody did it'])
    expect(words.steps).toHaveLength(3)
  })

  it('are those of the family where nothing closer was written', () => {
    const words = wordsFor('anger', { fine: fineFor('', []) })
    expect(words).toMatchObject({ id: FAMILY.id, sense: FAMILY.sense })
  })

  it('leave out a step to somebody who cannot be reached', () => {
    const words = wordsFor('anger', { fine: fineFor('he blocked me') })
    expect(leversOf(words)).toEqual(['attachment', 'body'])
  })

  it('send nobody to somebody who may have done them harm', () => {
    expect(leversOf(wordsFor('anger', { event: 'violence' }))).toEqual(['action', 'body'])
  })

  it.each(['sadness', 'shame', 'anger', 'worry', 'fear', 'regret'] as const)(
    'know grief, even when it is read as %s',
    (category) => {
      for (const event of ['hurt-by-words', null]) {
        const words = wordsFor(category, { event, isGrief: true })
        expect(words.care).toBe('grief')
      }
    },
  )

  it('speak of no wrong where none was done', () => {
    const wrong = { ...FINE, id: 'did-wrong/small', feelings: ['shame' as const] }
    const fine = fineFor('', [wrong])
    expect(wordsFor('shame', { fine, whole: 'i tore my shirt on the stairs' }).sense).toEqual([])
    expect(wordsFor('shame', { fine, whole: 'i lied to my sister' }).sense).toEqual([
      'it was yours',
    ])
  })

  it('speak of no parting where a weekend was moved', () => {
    const fine = fineFor('', [{ ...FINE, id: 'breakup/i-was-left' }])
    expect(wordsFor('sadness', { fine, whole: 'my ex moved the weekend' }).id).toBe(FAMILY.id)
    expect(wordsFor('sadness', { fine, whole: 'she left me in may' }).id).toBe('breakup')
  })

  it('ask nobody to mend what a death has ended', () => {
    const fine = (text: string) =>
      fineFor(text, [{ ...FINE, questions: ['What could still be put right?', 'And today?'] }])
    const asked = (text: string) => wordsFor('anger', { fine: fine(text) }).questions.slice(0, 2)
    expect(asked('my wife is angry')).toEqual(['What could still be put right?', 'And today?'])
    expect(asked('my wife died')[0]).toBe('And today?')
  })

  it('call nothing open that is decided', () => {
    const fine = fineFor('', [{ ...FINE, sense: ['it is still open how this ends'] }])
    expect(wordsFor('anger', { fine, whole: 'they voted, it is final' }).sense).toEqual([
      'somebody did it',
    ])
  })
})
