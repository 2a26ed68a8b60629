import { describe, expect, it } from 'vitest'
import type { EmotionCategory } from '#domain/emotion.ts'
import type { ReadEquation } from '../reasoning/understand.ts'
import { situationText } from '../situation-text.ts'
import { chooseFrame } from './choose-frame.ts'

const frameOf = (description: string, category: EmotionCategory, name = 'Work') => {
  const text = situationText('', description)
  const equation = {
    item: { id: 1, name, category: 'ideas', power: 0.8 },
    verdict: { category, level: 3, name: '', intensity: 0.5 },
    evidence: text.sentences.map((_, at) => at),
  } as unknown as ReadEquation
  return chooseFrame(equation, text)
}

describe('the kind of event', () => {
  it.each([
    ['My boss presented my idea as his own.', 'anger', 'credit-taken'],
    ['My sister forgot my birthday again.', 'sadness', 'forgotten'],
    ['I yelled at my son over spilled juice.', 'shame', 'i-hurt-someone'],
    ['My girlfriend and I broke up last night.', 'sadness', 'breakup'],
    ['Fifteen years ago I wrote him a letter and never sent it.', 'regret', 'unsaid'],
    ['I finished my first marathon.', 'pride', 'achieved'],
  ] as const)('%s (%s) is %s', (text, category, id) => {
    expect(frameOf(text, category)?.id).toBe(id)
  })

  it('falls back to the part of life, and to nothing when that is unknown', () => {
    expect(frameOf('The numbers changed again.', 'sadness', 'My job')?.id).toBe('work-lost')
    expect(frameOf('The numbers changed again.', 'sadness', 'Zed')).toBeNull()
  })
})

describe('grief', () => {
  const text = 'My daughter would have been her age. She died in May and I baked her cake.'

  it.each(['sadness', 'shame', 'anger', 'worry', 'fear', 'regret'] as const)(
    'is never given another reading, even when it is read as %s',
    (category) => {
      const frame = frameOf(text, category)
      expect(frame?.care).toBe('grief')
      expect(frame?.reframes).toEqual([])
    },
  )

  it('is not heard in a dead battery', () => {
    expect(frameOf('My phone died in the meeting.', 'anger')?.care).toBeUndefined()
  })
})
