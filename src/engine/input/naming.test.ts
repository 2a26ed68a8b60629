import { describe, expect, it } from 'vitest'
import { clauseOf, quoteOf, shorten } from './clause.ts'
import { itemPhrase } from './item-phrase.ts'
import { peopleIn } from './people.ts'

describe('an item inside a sentence', () => {
  it.each([
    ['Career', 'accomplishments', 'your career'],
    ['Financial Security', 'ideas', 'your financial security'],
    ['My sister Ana', 'people', 'your sister Ana'],
    ['What my class thinks of me', 'ideas', 'what your class thinks of you'],
    ['Travelling alone', 'lifeStory', 'travelling alone'],
    ['The museum job', 'accomplishments', 'the museum job'],
    ['Honesty', 'ideas', 'honesty'],
    ['Maya', 'people', 'Maya'],
    ["Grandad's watch", 'lifeStory', "your grandad's watch"],
    ['My PhD', 'accomplishments', 'your PhD'],
    ['Liverpool FC', 'ideas', 'Liverpool FC'],
    ['Parents', 'people', 'your parents'],
    ['Time with my family', 'ideas', 'time with your family'],
    ['Driving license', 'accomplishments', 'your driving license'],
    ['Love and partnership', 'ideas', 'love and partnership'],
    ['Compassion', 'ideas', 'compassion'],
    ['Biscuit, my dog', 'pets', 'your dog Biscuit'],
    ['Stephen, my son', 'people', 'your son Stephen'],
    ['Stepdad Joe', 'people', 'your stepdad Joe'],
    ['Food inspection job', 'accomplishments', 'your food inspection job'],
    ['Music', 'ideas', 'music'],
    ['Myself', 'ideas', 'yourself'],
  ])('%s (%s) reads "%s"', (name, category, phrase) => {
    expect(itemPhrase(name, category).text).toBe(phrase)
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
    ['I told Mr Dunn about it.', ['Mr Dunn']],
    ["She said, 'That makes you the guy who calls, Dad.' I hung up.", []],
  ])('%s', (text, people) => {
    expect(peopleIn(text).map(({ phrase }) => phrase)).toEqual(people)
  })
})

describe('a clause', () => {
  const turned = (text: string, isReading = false) => clauseOf(text, { isReading })?.turned ?? null

  it('is turned and ready for the middle of a sentence', () => {
    expect(turned('My boss took my idea.')).toBe('your boss took your idea')
    expect(turned('So I sat there for an hour!')).toBe('you sat there for an hour')
    expect(turned('Got the letter today.')).toBe('you got the letter today')
  })

  it('drops what only says that somebody thinks', () => {
    expect(turned('I guess I am just not that important to her.', true)).toBe(
      'you are just not that important to her',
    )
  })

  it('is null where turning would go wrong', () => {
    expect(turned('Why did she do that?')).toBeNull()
    expect(turned('Thank you for nothing, you know who you are.')).toBeNull()
    expect(turned('Rain.')).toBeNull()
  })

  it('is cut at a joint, not in the middle', () => {
    const long =
      'My manager sent the report back with eleven comments and told me in front of the whole floor that it was careless work.'
    expect(shorten(long)).toBe('My manager sent the report back with eleven comments')
    const waits =
      'Njeru, who told everybody I was a fool to cut down the old trees, had to read it out because I pretended I forgot my glasses'
    expect(shorten(waits)).toBeNull()
  })

  it('is quoted word for word', () => {
    const text =
      'I waited, and waited, and nobody came to pick me up until the lights went out in the hall.'
    const quote = quoteOf({ text, start: 5, end: 5 + text.length }, 8)
    expect(text.startsWith(quote.text)).toBe(true)
    expect(quote.end - quote.start).toBe(quote.text.length)
  })
})
