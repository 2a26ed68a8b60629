/** Every sentence of the library as a person would say it of themselves: as a plan, and as a wish. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EMOTION_CATEGORIES } from '#domain/emotion/emotion.ts'
import { inOwnVoice } from '#domain/steps/own-voice.ts'
import { actionOf, isPlannable } from '#domain/steps/step-words.ts'
import { FAMILIES } from './families.ts'
import { anyFamily } from './families-any.ts'
import { FineLibrary } from './fine.ts'
import { BODY_FIRST, REPAIR } from './general-steps.ts'
import { isOftenMeant, ownWish } from './own-wish.ts'

const shipped = new URL('../../../models/library.json', import.meta.url)
const entries = [
  ...FineLibrary.parse(JSON.parse(readFileSync(shipped, 'utf8'))),
  ...FAMILIES,
  ...EMOTION_CATEGORIES.map(anyFamily),
]
const filled = (text: string, who: string | null) =>
  text.replace(/\{who\|([^}]*)\}/g, (_, or: string) => who ?? or).replace(/\{item\}/g, 'the garden')
const steps = [
  ...entries.flatMap((entry) => entry.steps.map(([, text]) => text)),
  ...Object.values(BODY_FIRST).flat(),
  REPAIR[1],
].flatMap((text) => [filled(text, null), filled(text, 'your sister')])
const plans = steps.filter(isPlannable).map(actionOf)
const wishes = entries.flatMap(({ wanted }) => wanted).map((text) => ownWish(filled(text, null)))

/** What no English sentence says of oneself. */
const BROKEN: readonly [what: string, pattern: RegExp][] = [
  ['somebody else is spoken to', /\b(?:(?<!\ba thank )you|your|yours|yourself)\b/i],
  [
    'I where it has to be me',
    /\b(?:to|for|with|of|about|from|near|saw|sees|let|lets|makes?|made|tells?|told|asks?|gives?|gave|loves|knows|helps?|helped|costs?|hurts?|beside|behind|without|between) I\b(?! (?:will|would|had|can|could|did|may|might|cannot|have|want|am|was|feel|love|trust|know|need|like|think|live|work)\b)/,
  ],
  [
    'me where it has to be I',
    /\bme (?:am|will|would|had|can|could|did|want|saw|trust|know|need|was|cannot|may|might|wrote|said)\b/,
  ],
  ['a verb that does not agree', /\bI (?:\w+ly )?(?:are|were|is|has|does)\b|\bmy am\b/],
  ['an end in the air', /\b(?:and|or|the|a|until)$|^(?:for|by|not|in|on),/],
  ['an empty slot', /[{}]|\bundefined\b| {2}/],
]
/** Quoted words are to be said to somebody, and may speak of "you". */
const own = (text: string) => text.replace(/["“][^"”]*["”]|: (?=[^:]*\b(?:I|my|me)\b).*$/g, '')

describe('every step, after "then I will"', () => {
  it.each(BROKEN)('has nowhere %s', (_, pattern) => {
    expect(plans.map(own).filter((plan) => pattern.test(plan))).toEqual([])
  })

  it('is left out only where nobody does anything', () => {
    expect(steps.length - plans.length).toBeLessThan(steps.length * 0.03)
  })

  it('begins with something to do', () => {
    const NO_DEED =
      /^(?:the|a|an|no|my|one|ten|two|if|on|at|by|in|or|for|while|then|where|however|should|now|not|only|I|feet|shoes|cold|things|it|this|that|there|and)\b/
    expect(plans.filter((plan) => NO_DEED.test(plan))).toEqual([])
  })
})

describe('every wish, after "I expected"', () => {
  it.each(BROKEN)('has nowhere %s', (_, pattern) => {
    expect(wishes.filter((wish) => pattern.test(wish))).toEqual([])
  })

  it('names what is wished, or who is to do it', () => {
    expect(ownWish('your name being said beside your own work')).toBe(
      'my name to be said beside my own work',
    )
    expect(ownWish('coming home and finding them there')).toBe('to come home and find them there')
    expect(ownWish('not letting your team down')).toBe('not to let my team down')
    expect(ownWish('an answer you can plan with')).toBe('an answer I can plan with')
    expect(
      wishes.filter((wish) => /^(?:not )?(?:being|having|getting|seeing)\b/.test(wish)),
    ).toEqual([])
  })

  it('stays as it is where a page turns it', () => {
    expect(inOwnVoice(['somebody to come in time'])).toEqual(['somebody to come in time'])
  })
})

it('says what somebody answered as one wishes it, and offers nothing that nobody means', () => {
  expect(ownWish('your clear no being kept')).toBe('my clear no to be kept')
  expect(isOftenMeant('a good life side by side with your animal')).toBe(false)
  expect(isOftenMeant('others seeing what you see in them')).toBe(true)
})
