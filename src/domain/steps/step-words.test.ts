import { describe, expect, it } from 'vitest'
import { actionOf, isPlannable, mayPlan, momentsFor, toFirstPerson } from './step-words.ts'

describe('what we recommend, as one says it of oneself', () => {
  it.each([
    [
      'Tomorrow at work, ask your boss for ten minutes. Bring one request.',
      'ask your boss for ten minutes'.replace('your', 'my'),
    ],
    [
      'Be outside for twenty minutes tomorrow before noon, if possible with someone.',
      'be outside for twenty minutes, if possible with someone',
    ],
    [
      'Tell Tom: I had counted on you, and I was hurt.',
      'tell Tom: I had counted on you, and I was hurt',
    ],
    ['Tonight, write what you needed in that moment.', 'write what I needed in that moment'],
    ['Ask someone who knows you to sit with you.', 'ask someone who knows me to sit with me'],
    [
      'Note what you are good at, and what was yours to decide.',
      'note what I am good at, and what was mine to decide',
    ],
    [
      'A second reading to try on: the facts stay what you know.',
      'say to myself: the facts stay what I know',
    ],
    ['Put away one thing of the two of you.', 'put away one thing of the two of us'],
    ['Say “you can count on me” aloud.', 'say “you can count on me” aloud'],
  ])('%s', (recommended, action) => {
    expect(actionOf(recommended)).toBe(action)
  })

  it('never grows longer than a step may be', () => {
    expect([...actionOf(`Write ${'a long list '.repeat(60)}`)].length).toBeLessThanOrEqual(240)
  })

  it('leaves out what has a condition of its own', () => {
    expect(isPlannable('If it is happening right now, call the emergency number.')).toBe(false)
    expect(isPlannable('Nothing has to be put back tonight.')).toBe(false)
    expect(isPlannable('Call a friend.')).toBe(true)
  })

  it('turns “you” before and after a verb', () => {
    expect(toFirstPerson('what you have and what they gave you')).toBe(
      'what I have and what they gave me',
    )
    expect(toFirstPerson('a yes that the people around you were waiting for')).toBe(
      'a yes that the people around me were waiting for',
    )
    expect(toFirstPerson('Gran knitted you another jumper.')).toBe(
      'Gran knitted me another jumper.',
    )
    expect(toFirstPerson("You'd never seen it, and you all could have gone.")).toBe(
      "I'd never seen it, and we all could have gone.",
    )
    expect(toFirstPerson("You wrote 'no thank you' on the boys' list.")).toBe(
      "I wrote 'no thank you' on the boys' list.",
    )
  })
})

describe('moments from the text', () => {
  const items = [
    { name: 'Running', category: 'ideas' },
    { name: 'Tom', category: 'people' },
  ]

  it('begins with what is coming, then whom it is about, then the feeling', () => {
    const told = {
      title: 'Tom promised',
      description: 'The race starts on Saturday. Tom will not be there.',
      items,
    }
    expect(momentsFor(told, 'anger', 'tell Tom what I need')).toEqual([
      'it is Saturday morning',
      'I next see Tom',
      'I notice the anger rising again',
    ])
    expect(momentsFor(told, 'anger', 'walk for ten minutes')[1]).toBe(
      'I notice the anger rising again',
    )
  })

  it('takes no day that is over', () => {
    const told = {
      title: 'Last Friday',
      description: 'Last Friday he shouted at me before dinner.',
      items,
    }
    expect(momentsFor(told, 'sadness')).not.toContain('it is Friday morning')
  })

  it('always has one', () => {
    expect(momentsFor({ title: '', description: '', items: [] }, 'pride')).toEqual([
      'it comes up again',
    ])
  })
})

it('plans only for what one would rather feel less of', () => {
  expect([mayPlan('anger'), mayPlan('happiness'), mayPlan(undefined)]).toEqual([true, false, false])
})
