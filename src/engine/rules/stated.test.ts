import { describe, expect, it } from 'vitest'
import { normalise } from '../input/normalise.ts'
import { statedFeelings, statedSide } from './stated.ts'

const sideOf = (text: string) => statedSide(statedFeelings(text.split('|').map(normalise)))
const categoriesOf = (text: string) =>
  statedFeelings([normalise(text)]).map(({ category }) => category)

describe('a feeling that is stated outright', () => {
  it.each([
    ['I cried in the car for a long time.', 'unpleasant'],
    ['I am so angry at him.', 'unpleasant'],
    ["I'm really worried about Friday.", 'unpleasant'],
    ['It made me feel ashamed.', 'unpleasant'],
    ['I miss her every day.', 'unpleasant'],
    ['I regret that I sold it.', 'unpleasant'],
    ['I am so relieved.', 'pleasant'],
    ['What a relief.', 'pleasant'],
    ['I felt so proud of him.', 'pleasant'],
    ["I can't wait to see them.", 'pleasant'],
    ['I cried happy tears when she walked in.', 'pleasant'],
    ['I wept with joy.', 'pleasant'],
    ['Eleven days I waited for the biopsy. It is benign.', 'pleasant'],
    ['I laughed so much at the funeral.', 'pleasant'],
    ['The doctor gave us the all clear.|I cried in the car park.', 'pleasant'],
    ['He asked me and I said yes.|I cried. I am so happy.', 'pleasant'],
  ])('%s', (text, side) => {
    expect(sideOf(text)).toBe(side)
  })

  it.each([
    'I am not angry.',
    'I should be happy about it.',
    'I thought I would be relieved.',
    'I used to be proud of it.',
    'She said "I am so happy" and hung up.',
    'He was furious.',
    'It is not benign.',
    'We have no all clear yet.',
    'I was happy until the letter came.',
  ])('is nobody’s here: %s', (text) => {
    expect(sideOf(text)).toBeNull()
  })

  it('leaves open what is stated both ways', () => {
    expect(sideOf('I am so proud of her.|I cried all the way home.')).toBeNull()
  })

  it('says which feeling it is', () => {
    expect(categoriesOf('I am furious and I feel guilty.')).toEqual(['anger', 'shame'])
  })
})
