import { describe, expect, it } from 'vitest'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { labelAsWritten, type Story } from './as-written.ts'
import { readStated } from './stated.ts'
import { readStrength } from './strength.ts'

const variables = {
  power: 0.7,
  shift: -0.5,
  accepted: true,
  time: 'now',
  source: 'outside',
  perspective: 'self',
  confidence: 'high',
} as const
const called = (text: string, category: EmotionCategory, more: Partial<Story> = {}) =>
  labelAsWritten(
    { category, variables, ...more },
    { stated: readStated(text), cues: readStrength(text) },
  )

describe('what a feeling is called', () => {
  it('is the word that was written, in its form, with its degree', () => {
    expect(called('I have mild regret about the sofa.', 'regret')).toEqual({
      name: 'mild regret',
      level: 2,
      intensity: 0.3,
      because: '3 of 10: your word, “mild regret”.',
      whose: 'written',
      strengthFrom: 'rule',
    })
  })

  it('is a finer word where the story tells it, and else the step', () => {
    expect(called('She died in May.', 'sadness', { isGrief: true })).toMatchObject({
      name: 'grief',
      whose: 'proposed',
    })
    expect(called('It was a cyst.', 'happiness', { event: 'relief' }).name).toBe('relief')
    expect(called('It was a cyst.', 'sadness', { event: 'relief' }).name).toBe('sadness')
    const seen = { ...variables, perspective: 'others' } as const
    expect(called('I fell.', 'shame', { variables: seen, actor: 'me' }).name).toBe('embarrassment')
    expect(called('They sold it.', 'sadness').name).toBe('sadness')
  })

  it('names both groups of a mixed feeling by the one word', () => {
    const text = 'I was so nostalgic.'
    expect([called(text, 'happiness').name, called(text, 'sadness').name]).toEqual([
      'nostalgic',
      'nostalgic',
    ])
  })

  it('takes a number the person gives', () => {
    expect(called("I'm happy, about 4 out of 10.", 'happiness')).toMatchObject({
      intensity: 0.4,
      strengthFrom: 'said',
    })
  })
})
