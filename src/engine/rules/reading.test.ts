import { expect, it } from 'vitest'
import { situationText } from '../input/situation-text.ts'
import type { Opinions } from '../model/opinion.ts'
import type { Readings } from '../model/read-situation.ts'
import { applyRules } from './rule.ts'
import { SIDE_RULES } from './side-rules.ts'
import { readWhole } from './understand.ts'

const readings = (whole: Opinions): Readings => ({
  whole,
  sentences: [],
  items: [],
  crisisLogit: -9,
  careLogit: -9,
})
const read = (whole: Opinions, ...sentences: string[]) => {
  const context = {
    text: situationText('', sentences.map((it) => `${it}.`).join(' ')),
    readings: readings(whole),
    roles: [],
    said: {},
    read: [],
    items: [],
    ties: [],
    sideWeight: 0,
    calibration: { side: 1, emotion: 1 },
    isAnswered: false,
  }
  return applyRules(SIDE_RULES, readWhole(context), context).reading
}

it('believes the words before the model', () => {
  const guess = { emotion: { happiness: 0.7, sadness: 0.3 } }
  expect(read(guess, 'visited mama').side).toBe('pleasant')
  expect(read(guess, 'visited mama', 'i was so sad in the car').side).toBe('unpleasant')
})

it('hears an opinion about the side where a model has one', () => {
  const emotion = { happiness: 0.6, sadness: 0.4 }
  expect(read({ emotion, side: { pleasant: 0.05, unpleasant: 0.95 } }).side).toBe('unpleasant')
  expect(read({ emotion }).side).toBe('pleasant')
})

it('is as sure as the two sides are apart', () => {
  expect(read({ emotion: { happiness: 0.5, anger: 0.5 } }).sideCertainty).toBeCloseTo(0.5)
  expect(read({ emotion: { happiness: 0.9, anger: 0.1 } }).sideCertainty).toBeCloseTo(0.9)
})

it('names who acted, and how surely', () => {
  const { actor, actorCertainty } = read({ actor: { me: 0.2, other: 0.7, both: 0.1 } })
  expect([actor, actorCertainty]).toEqual(['other', 0.7])
})
