import { describe, expect, it } from 'vitest'
import { itemPhrase } from './item-phrase.ts'
import { peopleIn } from './people.ts'
import { quoteOf } from './quote.ts'

describe('an item inside a sentence', () => {
  it.each([
    ['Career', 'Career'],
    ['My sister Ana', 'your sister Ana'],
    ['What my class thinks of me', 'what your class thinks of you'],
    ['Travelling alone', 'Travelling alone'],
    ['Maya', 'Maya'],
    ['Parents', 'your parents'],
    ['Time with my family', 'Time with your family'],
    ['Myself', 'yourself'],
    ['Someone close', 'someone close to you'],
  ])('%s reads "%s"', (name, phrase) => {
    expect(itemPhrase(name).toLowerCase()).toBe(phrase.toLowerCase())
  })
})

describe('people in a text', () => {
  it.each([
    ['My boss took my idea.', ['your boss']],
    ['My older sister Ana called.', ['your older sister Ana']],
    ['Maya said no and I left.', ['Maya']],
    ['Mom forgot it.', ['your mom']],
    ['My mother-in-law came on Sunday.', ['your mother-in-law']],
    ['Yesterday was fine. Monday is not.', []],
    ['I got the job in Oslo and called Maya.', ['Maya']],
    ['I told Mr Dunn about it.', ['Mr Dunn']],
    ["She said, 'That makes you the guy who calls, Dad.' I hung up.", []],
  ])('%s', (text, people) => {
    expect(peopleIn(text).map(({ phrase }) => phrase)).toEqual(people)
  })
})

describe('a quote', () => {
  const text =
    'I waited, and waited, and nobody came to pick me up until the lights went out in the hall.'
  const quote = (limit: number) => quoteOf({ text, start: 5, end: 5 + text.length }, limit)

  it('is the whole sentence, word for word', () => {
    expect(quote(40)).toEqual({ text, start: 5, end: 5 + text.length })
  })

  it('is cut at a joint where it is long, and says so', () => {
    expect(quote(12)).toEqual({
      text: 'I waited, and waited…',
      start: 5,
      end: 5 + 'I waited, and waited'.length,
    })
  })
})
