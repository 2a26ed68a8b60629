import { expect, it } from 'vitest'
import { situationText } from '../input/situation-text.ts'
import type { Opinions } from '../model/opinion.ts'
import { circumstancesOf, mayBeSaid } from './circumstances.ts'
import { evidenceFor, sentencesFor, tellingSentences } from './evidence.ts'
import type { Context } from './reading.ts'

const item = { id: 1, name: 'Garden', category: 'ideas', power: 0.5 }
const touch = { item, at: 0, weight: 1 }
/** Three sentences; what the model makes of each, and how much each speaks of the garden. */
function context(
  sentences: readonly Opinions[],
  about: readonly number[] = [],
  { description = 'One two. Three four. Five six.' } = {},
): Context {
  const text = situationText('', description)
  const items = [{ opinions: {}, about: [...about] }]
  const readings = {
    whole: {},
    sentences: [...sentences],
    items,
    fit: [],
    crisisLogit: -9,
    careLogit: -9,
  }
  return { text, readings } as unknown as Context
}
const anger = (share: number): Opinions => ({ emotion: { anger: share } })

it('rests on the two sentences that speak of it most, and on one alone where no other does', () => {
  const found = (about: number[], shares: number[]) =>
    evidenceFor(touch, 'anger', context(shares.map(anger), about))
  expect(found([0.1, 0.9, 0.5], [0, 0, 0])).toEqual([1, 2])
  expect(found([0.34, 0.9, 0.35], [0, 0, 0])).toEqual([1, 2])
  expect(found([0.34, 0.9, 0.34], [0, 0, 0])).toEqual([1])
  expect(found([0.5, 0.5, 0.5], [0, 0, 0.1])).toEqual([2, 0])
  expect(found([0, 0, 0], [0, 0, 0])).toEqual([0])
  const named = context([{}, {}, {}], [0.3, 0, 0], {
    description: 'One two. The garden. Five six.',
  })
  expect(evidenceFor(touch, 'anger', named)).toEqual([1])
})

it('has the sentences that speak for a feeling by themselves, the clearest first', () => {
  expect(sentencesFor('anger', context([anger(0.5), anger(0.9), anger(0.49)]))).toEqual([1, 0])
  expect(sentencesFor('worry', context([anger(0.9)]))).toEqual([])
})

it('is told by the sentence that decides, tells an event or speaks of the feeling', () => {
  const told = (description: string, sentences: readonly Opinions[] = []) =>
    tellingSentences('sadness', context(sentences, [], { description }))[0]
  const plain = 'He packed two bags. She closed one door. They left it there.'
  expect(told(plain)).toBe(0)
  expect(told(plain, [{}, { decisive: { decisive: 0.5 } }])).toBe(1)
  expect(told(plain, [{}, { emotion: { sadness: 0.5 } }])).toBe(1)
  expect(told(plain, [{}, { role: { event: 0.9 } }])).toBe(1)
})

it('knows the circumstances that a text tells, denies or leaves open', () => {
  const known = (
    text: string,
    more: object = {},
    time: 'past' | 'now' | 'future' = 'now',
    isGrief = false,
  ) =>
    circumstancesOf(
      text,
      { actor: 'me', actorCertainty: 0.78, ...more } as Parameters<typeof circumstancesOf>[1],
      time,
      isGrief,
    )
  expect(known('we talked')).toMatchObject({
    over: null,
    ahead: null,
    now: true,
    me: true,
    other: false,
    nobody: false,
    alive: null,
    reachable: null,
    safe: null,
    child: null,
    animal: null,
    money: null,
    once: null,
    fresh: null,
  })
  expect(known('', { actorCertainty: 0.77 })).toMatchObject({ me: null, other: null, nobody: null })
  expect(known('', { actor: 'both' })).toMatchObject({ me: true, other: true, nobody: false })
  expect(known('', { actor: 'nobody' })).toMatchObject({ me: false, other: false, nobody: true })
  expect(known('', {}, 'past')).toMatchObject({ over: true, ahead: false, now: null })
  expect(known('', {}, 'future')).toMatchObject({ over: false, ahead: true, now: null })
  expect(known('', {}, 'now', true)).toMatchObject({ alive: false, reachable: false })
  expect(known('she blocked me')).toMatchObject({ alive: null, reachable: false })
  expect(known('my ex called')).toMatchObject({ couple: false })
  expect(known('i was fired')).toMatchObject({ job: false })
  expect(known('my daughter and our dog')).toMatchObject({ child: true, animal: true })
  expect(known('in front of his kids')).toMatchObject({ child: null })
  expect(known('the rent is due')).toMatchObject({ money: true })
  expect(mayBeSaid([], known(''))).toBe(true)
  expect(mayBeSaid(['alive', 'money'], known(''))).toBe(true)
  expect(mayBeSaid(['money', 'other'], known(''))).toBe(false)
})
