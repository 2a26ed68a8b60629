import { describe, expect, it } from 'vitest'
import { actionOf, isPlannable, momentsFor, toFirstPerson } from './step-words.ts'

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
    [
      'Tell Ola today, without a because: “I shouted at you about the shoes. I am sorry.”',
      'tell Ola, without a because: “I shouted at you about the shoes. I am sorry”',
    ],
    ['Say “Stop. I need a minute”. Then leave the room.', 'say “Stop. I need a minute”'],
  ])('%s', (recommended, action) => {
    expect(actionOf(recommended)).toBe(action)
  })

  it('never grows longer than a step may be', () => {
    expect([...actionOf(`Write ${'a long list '.repeat(60)}`)].length).toBeLessThanOrEqual(240)
  })

  it('closes what it quotes where it has to be cut', () => {
    expect(actionOf(`Tell Ola: “${'I am sorry, and '.repeat(20)}”`)).toMatch(
      /^tell Ola: “[^“”]*…”$/,
    )
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
      'I get up on Saturday',
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
    expect(momentsFor(told, 'sadness')).not.toContain('I get up on Friday')
  })

  it('waits for no joy to come back: its moment is one that is chosen, or whom it is about', () => {
    const told = { title: '', description: 'Lea slept through the night.', items: [] }
    const people = [{ name: 'Lea', category: 'people' }]
    for (const joy of ['happiness', 'pride', 'positiveanticipation'] as const)
      expect(momentsFor(told, joy)[0]).toBe('I find a quiet moment')
    expect(momentsFor({ ...told, items: people }, 'happiness', 'tell Lea about it')[0]).toBe(
      'I next see Lea',
    )
  })
})

describe('“you” in every place', () => {
  it.each([
    ['what you’re good at', 'what I am good at'],
    ["you've said it and you'll say it", 'I have said it and I will say it'],
    ['what is yours, and you yourself', 'what is mine, and I myself'],
    ['before you really are late', 'before I really am late'],
    ["what you weren't told and aren't", "what I wasn't told and aren't"],
    ['what you aren’t told', 'what I am not told'],
    ['before you were both there', 'before we were both there'],
    ['what you owe each other', 'what we owe each other'],
    ['tell you both', 'tell us both'],
    ['the words between you', 'the words between us'],
    ['things good between you and your mum', 'things good between me and my mum'],
    ['a thank you from those you help', 'a thank you from those I help'],
    ['each of you, and all of you', 'each of us, and all of us'],
    ['the friend with you is kind', 'the friend with me is kind'],
    ['look after you still', 'look after me still'],
    ['what reached you and what you gave', 'what reached me and what I gave'],
    ['it cost you', 'it cost me'],
    ['saw you working', 'saw me working'],
    ['the help you will ask for', 'the help I will ask for'],
    ['a wall you built', 'a wall I built'],
  ])('%s', (told, own) => {
    expect(toFirstPerson(told)).toBe(own)
  })
})

it('cuts an action to the letter, and begins it small unless it begins with I', () => {
  const long = actionOf(`Write ${'x'.repeat(300)}`)
  expect([[...long].length, long.startsWith('write xx'), long.endsWith('x…')]).toEqual([
    240,
    true,
    true,
  ])
  expect(actionOf(`Write ${'x'.repeat(234)}`)).toBe(`write ${'x'.repeat(234)}`)
  expect(actionOf('You do it!')).toBe('I do it')
  expect(actionOf('Perhaps another one: You may rest.')).toBe('say to myself: I may rest')
})

describe('moments', () => {
  const items = [
    { name: 'The garden', category: 'ideas' },
    { name: 'My mother', category: 'people' },
    { name: 'Lea', category: 'people' },
  ]
  const moments = (description: string, category: 'worry' | 'pride' = 'worry', action = '') =>
    momentsFor({ title: 'A day', description, items }, category, action)

  it.each([
    ['I will see her on tuesday.', ['I get up on Tuesday', 'the worry comes back tonight']],
    ['It was on Tuesday.', ['the worry comes back tonight']],
    ['She comes tomorrow.', ['I get up tomorrow', 'the worry comes back tonight']],
    ['Lea was there.', ['the worry comes back tonight', 'I next see Lea']],
    ['my mother called. Lea too.', ['the worry comes back tonight', 'I next see my mother']],
    ['I am alone this evening.', ['the worry comes back tonight', 'I sit down tonight']],
    ['The garden is wet.', ['the worry comes back tonight']],
  ])('%s', (description, wanted) => {
    expect(moments(description)).toEqual(wanted)
  })

  it('begin with whom the step is done with', () => {
    expect(moments('Lea was there.', 'worry', 'ask Lea')).toEqual([
      ...['I next see Lea', 'the worry comes back tonight'],
    ])
    expect(moments('my mother called.', 'worry', 'ask my mother')[0]).toBe('I next see my mother')
  })
})
