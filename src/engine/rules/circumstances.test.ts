import { expect, it } from 'vitest'
import { canBeTold, circumstancesOf } from './circumstances.ts'

it.each([
  ['Emil', 'Emil laughed for the first time today. He is four months old.', false],
  ['your dog', 'My dog came back.', false],
  ['your dad', 'Dad remembered the name of our old dog.', true],
  ['your mother-in-law', 'My mother-in-law tidied the baby’s room.', true],
  ['Lotte', 'Lotte finished the stool.', true],
])('%s is told something in “%s”: %s', (who, text, isTold) =>
  expect(canBeTold(who, text)).toBe(isTold),
)

it.each([
  ['third sunday that emre has not called', false],
  ['her phone is off', false],
  ['emre called on sunday', null],
])('reaches the person in “%s”: %s', (text, reachable) => {
  const reading = { actor: 'other' as const, actorCertainty: 0 }
  expect(circumstancesOf(text, reading, 'now', false)).toMatchObject({ reachable })
})
