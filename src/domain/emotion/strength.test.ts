import { describe, expect, it } from 'vitest'
import {
  equationIntensity,
  STRENGTH_RULE,
  type StrengthInput,
  strengthOf,
  strengthWord,
} from './strength.ts'

const part = { power: 0.5, shift: -0.5, confidence: 'high' } as const
const sad = { quote: 'sad', usual: 6, range: [3, 10], degree: null } as const
const told = (input: Partial<StrengthInput>) => strengthOf({ equation: part, cues: [], ...input })

describe('how strong a feeling is', () => {
  it.each([
    [0.5, 0.5, 5],
    [0.7, 0.5, 6],
    [0.7, 0.7, 7],
    [0.9, 0.8, 8],
    [0.3, 0.3, 3],
    [0, 0.9, 0],
    [0.9, 0, 0],
  ])('lies between closeness %d and shift %d', (power, shift, wanted) => {
    expect(Math.round(10 * equationIntensity({ power, shift, confidence: 'high' }))).toBe(wanted)
  })

  it('has five words, two numbers each', () => {
    expect([1, 2, 3, 5, 8, 9, 10].map(strengthWord)).toEqual([
      'slight',
      'slight',
      'mild',
      'clear',
      'strong',
      'overwhelming',
      'overwhelming',
    ])
  })

  it('tells in one line what moved it', () => {
    const done = { kind: 'act', points: 2, quote: 'so done' } as const
    expect(told({ cues: [done], partName: 'this friendship' }).because).toBe(
      '7 of 10: “so done” adds 2, and this friendship matters (0.5), moved by 0.5.',
    )
    expect(told({ event: { least: 8, because: 'you got engaged' }, equation: null }).because).toBe(
      '8 of 10: you got engaged; that is seldom less than 8.',
    )
    expect(told({ stated: { ...sad, quote: 'mild regret', usual: 5, degree: -2 } }).because).toBe(
      '3 of 10: your word, “mild regret”.',
    )
    expect(told({ said: 4 }).because).toBe('You said 4.')
  })

  it('holds a bare word inside its range, and lets a degree word decide alone', () => {
    const furious = { quote: 'furious', usual: 9, range: [7, 10], degree: null } as const
    expect(told({ stated: furious }).strength).toBe(7)
    expect(told({ stated: { ...sad, degree: 2 } }).strength).toBe(8)
  })

  it('lifts by a life event as far as the part is close, and never over the person', () => {
    const event = { least: 8, because: 'there was a burial' }
    const at = (power: number) =>
      told({ event, equation: { ...part, power, shift: -0.2 } }).strength
    expect([0.2, 0.4, 0.7].map(at)).toEqual([2, 6, 8])
    expect(told({ event, stated: { ...sad, degree: -2 } }).strength).toBe(4)
    expect(
      told({ event, stated: { ...sad, quote: 'annoyed', usual: 3, range: [1, 4] } }).strength,
    ).toBe(4)
  })

  it('counts each kind once, and no more than three up and four down', () => {
    const cue = (kind: 'body' | 'lasting' | 'act' | 'measure', points: number) => ({
      kind,
      points,
      quote: kind,
    })
    expect(told({ cues: [cue('body', 2), cue('body', 1)] }).strength).toBe(7)
    expect(told({ cues: [cue('body', 2), cue('lasting', 2), cue('act', 2)] }).strength).toBe(8)
    expect(told({ cues: [cue('lasting', -2), cue('measure', -2), cue('body', -2)] }).strength).toBe(
      1,
    )
  })

  it('says which rule made a number, so that rules are never mixed', () => {
    expect(STRENGTH_RULE).toBe(2)
  })
})
