import { describe, expect, it } from 'vitest'
import {
  type Cue,
  equationIntensity,
  formatIntensity,
  readIntensity,
  STRENGTH_RULE,
  type StrengthInput,
  shiftFor,
  stepOf,
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
      'moderate',
      'strong',
      'overwhelming',
      'overwhelming',
    ])
  })

  it('tells in one line what moved it', () => {
    const done = { kind: 'act', points: 2, quote: 'so done' } as const
    expect(told({ cues: [done], partName: 'this friendship' }).because).toBe(
      '7 of 10: “so done” adds 2, and this friendship matters (0.5), changed by 0.5.',
    )
    expect(told({ partName: 'your boss', isOffMap: true }).because).toBe(
      '5 of 10: Your boss was not on your map, so we guessed 0.5 for how much it matters, changed by 0.5.',
    )
    const unsure = { ...part, power: 0.7, shift: -0.7, confidence: 'medium' } as const
    expect(told({ partName: 'your job', equation: unsure }).because).toBe(
      '6 of 10: Your job is close (0.7), changed by 0.7, times 0.9 because it isn’t certain.',
    )
    expect(told({ event: { least: 8, because: 'you got engaged' }, equation: null }).because).toBe(
      '8 of 10: you got engaged, and that’s rarely less than 8.',
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

describe('numbers of other scales', () => {
  it.each([
    [-0.1, 0],
    [0, 0],
    [0.4, 0.4],
    [1, 1],
    [1.5, 0.15],
    [7, 0.7],
    [10, 1],
    [11, 0.11],
    [70, 0.7],
    [100, 1],
    [120, 1],
  ])('read %d as %d', (value, intensity) => {
    expect(readIntensity(value)).toBeCloseTo(intensity, 12)
  })

  it.each([
    [0.04, 'slight, 1 of 10'],
    [0.14, 'slight, 1 of 10'],
    [0.2, 'slight, 2 of 10'],
    [0.25, 'mild, 3 of 10'],
    [0.6, 'moderate, 6 of 10'],
    [0.8, 'strong, 8 of 10'],
    [0.85, 'overwhelming, 9 of 10'],
    [1, 'overwhelming, 10 of 10'],
  ])('say %d as %s', (intensity, words) => {
    expect(formatIntensity(intensity)).toBe(words)
  })

  it('have five steps, and none beyond', () => {
    expect([0, 1, 2, 2.1, 8, 9, 10, 12].map(stepOf)).toEqual([1, 1, 1, 2, 4, 5, 5, 5])
  })

  it('are the rule, read backwards', () => {
    for (const power of [0.2, 0.5, 0.9])
      for (const shift of [0.1, 0.5, 1]) {
        const intensity = equationIntensity({ power, shift: -shift, confidence: 'high' })
        expect(shiftFor(intensity, power)).toBeCloseTo(shift, 10)
      }
    expect(shiftFor(0.9, 0.2)).toBe(1)
    expect(shiftFor(0.05, 0)).toBeCloseTo(0.25, 10)
    expect(equationIntensity({ power: 0.5, shift: 0.5, confidence: 'low' })).toBeCloseTo(0.375, 10)
    expect(equationIntensity({ power: 0.5, shift: 0.5, confidence: 'medium' })).toBeCloseTo(
      0.45,
      10,
    )
  })
})

describe('what moves a strength', () => {
  const cue = (kind: Cue['kind'], points: number, quote: string = kind): Cue => ({
    kind,
    points,
    quote,
  })
  const event = { least: 8, because: 'there was a burial' }
  const measure = { least: 9, because: 'you call it the best evening in years' }

  it.each([
    [0.29, 2],
    [0.3, 6],
    [0.59, 6],
    [0.6, 8],
  ])('an event counts by how close the part is: %d', (power, strength) => {
    expect(told({ event, equation: { ...part, power, shift: -0.1 } }).strength).toBe(strength)
  })

  it('takes the higher of two floors, and says which', () => {
    expect(told({ event, measure }).because).toBe(
      '9 of 10: you call it the best evening in years, and that’s rarely less than 9.',
    )
    expect(told({ event: { ...event, least: 9 }, measure, equation: null }).because).toMatch(
      /there was a burial/,
    )
    expect(told({ event: { ...event, least: 5 } }).because).toBe(
      '5 of 10: This matters (0.5), changed by 0.5.',
    )
  })

  it('lifts nothing that is made small, and stops at four', () => {
    expect(told({ event, cues: [cue('measure', -1)] }).strength).toBe(4)
    expect(told({ event, cues: [cue('measure', 1)] }).strength).toBe(7)
    expect(told({ event, cues: [cue('body', -1)] }).strength).toBe(5)
    expect(told({ isTrifle: true }).strength).toBe(4)
    expect(told({ isTrifle: true, equation: { ...part, power: 0.2, shift: -0.2 } }).strength).toBe(
      2,
    )
    expect(told({ isTrifle: true, stated: sad }).strength).toBe(5)
  })

  it('keeps the strongest of a kind, the first of two that are level', () => {
    const said = (...cues: Cue[]) => told({ cues }).because
    expect(said(cue('body', 1, 'a'), cue('body', -2, 'b'))).toContain('“b” takes 2 off')
    expect(said(cue('body', 2, 'a'), cue('body', -2, 'b'))).toContain('“a” adds 2')
  })

  it.each([
    [[cue('body', 2), cue('act', 1)], 8],
    [[cue('body', 2), cue('act', 2)], 8],
    [[cue('body', 2), cue('act', -1)], 6],
    [[cue('body', -2), cue('act', -2)], 1],
    [[cue('body', -1), cue('act', -2)], 2],
  ])('adds at most three and takes off at most four: %j', (cues, strength) => {
    expect(told({ cues }).strength).toBe(strength)
  })

  it('is five where nothing is known, and stays between one and ten', () => {
    expect(told({ equation: null })).toEqual({
      strength: 5,
      because: '5 of 10: your words don’t say how strong it is.',
      isSaid: false,
    })
    expect(told({ equation: null, stated: sad }).strength).toBe(6)
    expect(
      told({ equation: { ...part, power: 1, shift: 1 }, cues: [cue('act', 3)] }).strength,
    ).toBe(10)
    expect(told({ equation: { ...part, power: 0.01, shift: 0.01 } }).strength).toBe(1)
    expect(told({ said: 0 })).toEqual({ strength: 0, because: 'You said 0.', isSaid: true })
  })

  it.each([
    [0.2, 'is at the edge of your map (0.2)'],
    [0.5, 'matters (0.5)'],
    [0.7, 'is close (0.7)'],
    [0.9, 'is at the core of your map (0.9)'],
  ])('says how close a part of %d is', (power, words) => {
    expect(told({ equation: { ...part, power }, partName: 'Tom' }).because).toContain(
      `Tom ${words}, changed by 0.5`,
    )
  })

  it('says a word once, and a small thing as one', () => {
    expect(told({ stated: sad, cues: [cue('act', 1, 'sad')] }).because).toBe(
      '6 of 10: “sad” adds 1, and this matters (0.5), changed by 0.5.',
    )
    expect(told({ stated: sad, cues: [cue('act', 1, 'cried')] }).because).toBe(
      '6 of 10: your word, “sad”, “cried” adds 1, and this matters (0.5), changed by 0.5.',
    )
    expect(told({ isTrifle: true }).because).toBe(
      '4 of 10: a small thing, and this matters (0.5), changed by 0.5.',
    )
    expect(told({ isTrifle: true, stated: sad }).because).not.toContain('small')
  })
})
