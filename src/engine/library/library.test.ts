import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FEELINGS } from '#domain/content/feelings/words.ts'
import { EMOTION_CATEGORIES } from '#domain/emotion/emotion.ts'
import { LEVERS } from '#domain/situation/analysis.ts'
import { Actor } from '#domain/situation/correction.ts'
import { fill } from '../page/fill.ts'
import { asPlan } from '../page/steps.ts'
import * as asking from './asking.ts'
import * as byFeeling from './by-feeling.ts'
import * as insights from './insights.ts'
import { MomentLibrary } from './moments.ts'
import { TRAP_ENTRIES } from './traps.ts'

const shipped = new URL('../../../models/library.json', import.meta.url)
const moments = MomentLibrary.parse(JSON.parse(readFileSync(shipped, 'utf8')))
const steps = moments.flatMap((moment) => moment.steps)
const wants = moments.flatMap((moment) => moment.wants)
const ANA = { name: 'my sister Ana', pronoun: 'she' } as const

const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value instanceof RegExp || value === null || typeof value !== 'object'
      ? []
      : Object.values(value).flatMap(strings)
const { BY_FEELING, insightsFor, linesFor } = byFeeling
const glad = (word: string, kind: string | null = null) =>
  linesFor('happiness', { word, kind, actor: 'other', hasWho: false })
const gladness = [glad('joy'), glad('gratitude'), glad('relief')]
const everything = [moments, byFeeling, gladness, insights, TRAP_ENTRIES, asking].flatMap(strings)

describe('the library', () => {
  it('is the one written in the training data: run `python library.py --models ../models` there', () => {
    const folder = new URL('../../../training/data/library/', import.meta.url)
    const files = readdirSync(folder).filter((name) => name.startsWith('lib-'))
    const written = files
      .map((name) => readFileSync(new URL(name, folder), 'utf8').replaceAll("'", '’'))
      .join('\n')
    const linesOf = (key: string) =>
      [...written.matchAll(new RegExp(`^ ?${key}: (.+)$`, 'gm'))].map(([, text]) => text!.trim())
    expect(
      moments
        .map(({ card }) => card)
        .filter(Boolean)
        .toSorted(),
    ).toEqual(linesOf('card').toSorted())
    expect(new Set(steps.map(({ act }) => act))).toEqual(new Set(linesOf('do')))
  })

  it('has a card, wishes, an insight and questions for every moment that brings a feeling', () => {
    const lacking = moments.filter(
      ({ card, wants, insights, asks, feelings, name }) =>
        feelings.length > 0 &&
        !name.startsWith('unclear/') &&
        (!card || wants.length < 2 || insights.length === 0 || asks.length === 0),
    )
    expect(lacking.map(({ name }) => name)).toEqual([])
    expect(moments.filter(({ card }) => card.split(' ').length > 12)).toEqual([])
  })

  it('offers steps by every lever, and none twice', () => {
    for (const lever of LEVERS) expect(steps.some((step) => step.lever === lever)).toBe(true)
    const acts = steps.map(({ when, act }) => `${when} ${act}`)
    expect(acts.filter((act, at) => acts.indexOf(act) !== at)).toEqual([])
  })

  it('says every wish in both voices', () => {
    for (const want of wants) {
      expect(fill(want, 'you', null), want).not.toMatch(
        /\b(?:I|me|my|mine|myself|you (?:am|was))\b|[{}]/,
      )
      expect(fill(want, 'I', ANA), want).not.toMatch(/\b(?:your|yourself)\b|[{}]/)
    }
  })

  it('writes every step as one plan with one time', () => {
    const time = /\b(?:today|tonight|tomorrow|this (?:evening|week|weekend)|within a day)\b/gi
    for (const { when, act } of steps) {
      const plan = asPlan(fill(when, 'I', ANA), fill(act, 'I', ANA))
      expect(plan.split(' ').length, plan).toBeLessThanOrEqual(28)
      expect([...plan.matchAll(time)].length, plan).toBeLessThanOrEqual(1)
      expect(act, plan).toMatch(/^\p{Ll}/u)
    }
  })

  it('has words of the framework for every feeling', () => {
    for (const category of EMOTION_CATEGORIES) expect(BY_FEELING[category].wants).toHaveLength(3)
  })

  it('has an insight for every feeling, whoever caused it, and only for words it knows', () => {
    for (const category of EMOTION_CATEGORIES)
      for (const actor of [...Actor.options, null]) {
        const told = { word: '', kind: null, actor, hasWho: false }
        expect(insightsFor(category, told), `${category} by ${actor}`).not.toEqual([])
      }
    for (const { of, words = [] } of insights.INSIGHTS)
      for (const word of words)
        expect(
          FEELINGS.find((one) => one.word === word && [one.group, one.second].includes(of)),
          word,
        ).toBeTruthy()
  })

  it('says what is true of any gladness, of a kindness and of a relief', () => {
    expect(new Set(gladness.map(({ means }) => means)).size).toBe(3)
    expect(glad('joy', 'kindness')).toBe(glad('gratitude'))
    expect(glad('gladness', 'relief')).toBe(glad('relief'))
    const grateful = linesFor('happiness', {
      word: 'gratitude',
      kind: null,
      actor: 'nobody',
      hasWho: false,
    })
    expect(grateful).toEqual(BY_FEELING.happiness)
    // Nobody wishes for every joy, and not every pride is about oneself.
    const claims = /it to turn out like this|got something|what \{I\} can do|did you do/
    const pleasant = [...gladness, BY_FEELING.pride, BY_FEELING.positiveanticipation]
    expect(strings(pleasant).filter((text) => claims.test(text))).toEqual([])
  })

  it('sends nobody to thank someone who is gone or not safe', () => {
    const thanks = glad('gratitude').steps.filter(([, , act]) => act.includes('thank'))
    expect(thanks.map(([, , , needs]) => needs)).toEqual([['alive', 'reachable', 'safe']])
  })

  it('never invites to vent, nor to be angry together: both make anger stronger', () => {
    const feeding =
      /\bvent(?:ing)?\b|\brant\b|let it (?:all )?out|let off steam|\bscream|\bpunch|angry with (?:you|me)\b|complain (?:together|with|to)/i
    expect(steps.map(({ act }) => act).filter((text) => feeding.test(text))).toEqual([])
  })

  it('never preaches, diagnoses or comforts with platitudes', () => {
    const banned =
      /everything happens for a reason|time heals|look on the bright side|stay positive|just relax|just calm down|could be worse|good vibes|self-care|get over it|what doesn.t kill|depression|anxiety disorder|bipolar|narcissis|toxic|trauma|therapy|you should (?!have)|you must|always remember/i
    expect(everything.filter((text) => banned.test(text))).toEqual([])
  })
})
