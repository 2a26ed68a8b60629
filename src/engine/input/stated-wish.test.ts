import { describe, expect, it } from 'vitest'
import { situationText } from './situation-text.ts'
import { statedWishes } from './stated-wish.ts'

const wishesIn = (text: string) => statedWishes(situationText('', text))
const first = (text: string) => wishesIn(text)[0]

describe('a wish that stands in the text', () => {
  it.each([
    [
      'I wanted him to come for Christmas.',
      'him to come for Christmas',
      'You wanted him to come for Christmas',
    ],
    [
      'I hoped she would call before noon, but nobody rang.',
      'that she would call before noon',
      'You hoped that she would call before noon',
    ],
    [
      'I thought Mark would at least remember.',
      'that Mark would at least remember',
      'You thought Mark would at least remember',
    ],
    [
      'He had promised to put my name on the slides.',
      'him to put my name on the slides',
      'He promised to put your name on the slides',
    ],
    [
      'They said they would fix the roof in May.',
      'them to fix the roof in May',
      'They promised to fix the roof in May',
    ],
    [
      'We had agreed that whoever cooks cleans up.',
      'that whoever cooks cleans up',
      'You had agreed that whoever cooks cleans up',
    ],
    [
      'I was supposed to train the new ones next month.',
      'to train the new ones next month',
      'You were supposed to train the new ones next month',
    ],
    [
      'She saved all year so I could finally go to Rome.',
      'to go to Rome',
      'You wanted to go to Rome',
    ],
    [
      'I am afraid that the workshop will close.',
      'the workshop not to close',
      'You want the workshop not to close',
    ],
    [
      'I am so scared of losing the house.',
      'not to lose the house',
      'You want not to lose the house',
    ],
    [
      'I should have visited Grandpa at Easter.',
      'to have visited Grandpa at Easter',
      'You wish you had visited your grandpa at Easter',
    ],
    [
      'I asked them on Monday to turn it down.',
      'them to turn it down',
      'You asked them to turn it down',
    ],
    ['I can hardly wait for the real lake.', 'the real lake', "You can't wait for the real lake"],
    [
      "I can't wait to show them the garden.",
      'to show them the garden',
      "You can't wait to show them the garden",
    ],
    [
      'For two weeks I was sure the lump was something bad.',
      'that the lump was something bad',
      'You were sure the lump was something bad',
    ],
    ['All week I was scared it was cancer.', null, 'You were scared it was cancer'],
    ['We had braced ourselves for bad news.', null, 'You braced yourselves for bad news'],
    ['She had promised me the room.', 'the room', 'She promised you the room'],
    [
      'I thought we would go to Rome.',
      'that we would go to Rome',
      'You thought “we would go to Rome”',
    ],
    [
      'I hoped that our eighteen years would count.',
      'that our eighteen years would count',
      'You hoped that “our eighteen years would count”',
    ],
    ['I didnt expect that at all.', null, "You didn't expect that at all"],
    ['I had already bought the tickets.', null, 'You had already bought the tickets'],
  ])('%s', (text, own, told) => {
    expect(first(text)).toMatchObject({ own, told })
  })

  it.each([
    'I wanted to scream.',
    'I could have sunk into the floor.',
    'She wanted to leave.',
    'There was no part that I wanted to cover.',
    'He said "I hoped you would come".',
    'He said he had sold the car.',
    'I could have killed him.',
    'Nothing special today.',
    'You should have seen his face.',
    'I should have liked to see the inside.',
    'The bit I thought was the good one is gone.',
    'I said I was sure I would.',
    'We prayed on Friday in the car park.',
    'He asked do I want to be dropped off first.',
    'I thought my heart would stop.',
  ])('is not heard in “%s”', (text) => {
    expect(wishesIn(text)).toEqual([])
  })

  it('leaves the rest of its sentence to be told', () => {
    expect(
      first('My flatmate left the dishes again although we had agreed that he cleans up.')?.rest,
    ).toBe('My flatmate left the dishes again')
  })
})
