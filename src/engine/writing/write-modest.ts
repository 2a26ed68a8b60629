/**
 * When little was said, or words speak of danger to life: an analysis that claims little. The first asks
 * for more, the second puts help first and interprets nothing.
 */
import type { Findings } from '#domain/analysis.ts'
import type { Understanding } from '../reasoning/understand.ts'
import type { AnalyseInput } from '../situation-text.ts'
import { upperStart } from '../text/clause.ts'
import { itemPhrase } from '../text/item-phrase.ts'
import { createPick } from './pick.ts'
import { type Page, tellStory } from './story.ts'
import { evidenceOf, toEquation } from './write-findings.ts'
import { careRecommendations } from './write-recommendations.ts'
import { writeExpectation, writePerception } from './write-story.ts'

/** `unmapped`: the text may say a lot, but no item of the map was named for it to touch. */
type Vague = Exclude<Understanding['vagueness'], 'clear'> | 'unmapped'

const OPENINGS: Record<Vague, string> = {
  short: 'These few words leave a lot open, so take this as a first guess.',
  neutral: 'This reads like a calm report; no strong feeling stands out.',
  foreign: 'I read English best and can only guess at this text, so please take it lightly.',
  unmapped: 'Without a part of your map that this touches, I cannot say much about the feeling.',
}

const STEPS: Record<Vague, string> = {
  short:
    'Tonight, add three lines: what happened, what you had hoped for, what it says about {item}. Then let it be read again.',
  neutral:
    'If something about it still works in you, write one more line tonight: the moment that stayed with you, and why.',
  foreign:
    'If you can, write two or three sentences in English today: what happened, and what you had hoped for with {item}.',
  unmapped:
    'Tonight, choose one thing on your map that this could be about, and let it be read again.',
}

const QUESTIONS: Record<Vague, readonly string[]> = {
  short: [
    'What happened, and who was there?',
    'What had you hoped for?',
    'What does it mean for {item}?',
  ],
  neutral: [
    'Is there a feeling behind it that did not make it onto the page?',
    'Did it go as you expected?',
  ],
  foreign: ['What happened, in one English sentence?', 'How did it feel?'],
  unmapped: ['Which part of your map does this touch?'],
}

export function writeModest(input: AnalyseInput, page: Page): Findings {
  const { vagueness } = page.understanding
  const kind: Vague = vagueness === 'clear' ? 'unmapped' : vagueness
  const pick = createPick(`${input.title}\n${input.description}`)
  const equation = page.understanding.equations[0]
  const fallback = page.isPublished ? undefined : input.items[0]
  const item = equation
    ? itemPhrase(equation.item.name, equation.item.category).text
    : fallback
      ? itemPhrase(fallback.name, fallback.category).text
      : 'this part of you'
  const say = (text: string) => text.replace('{item}', item)
  const base: Findings = {
    engine: 'embedded',
    reading: OPENINGS[kind],
    emotions: [],
    perceptions: [],
    expectations: [],
    recommendations: [{ type: 'perception', text: say(STEPS[kind]) }],
    questions: QUESTIONS[kind].map(say),
    equations: [],
  }
  const premium =
    input.depth === 'premium'
      ? {
          personalConnections: [],
          psychologicalInsights: [],
          growthOpportunities: [],
          cognitivePatterns: [],
        }
      : {}
  if (!equation) return { ...base, ...premium }
  const story = tellStory(equation, page)
  const expectation = `All the map says is that you want things to stay well with ${item}.`
  const perception = writePerception({ ...story, reading: null }, pick)
  const { verdict } = equation
  const claim = { itemId: equation.item.id, evidence: evidenceOf(equation, page) }
  const guess =
    kind === 'neutral'
      ? `Nothing seems lost or won for ${item}: things are about as you would expect. That is a quiet kind of balance.${page.isPublished ? '' : ' Tell me if I missed something.'}`
      : `If it is about ${item}, it could be ${verdict.name}. The words do not say enough to be sure.`
  return {
    ...base,
    emotions: [
      {
        name: verdict.name,
        category: verdict.category,
        intensity: verdict.intensity,
        description: guess,
        level: verdict.level,
        confidence: 'low',
        itemIds: [equation.item.id],
      },
    ],
    perceptions: [{ description: perception, ...claim }],
    expectations: [{ description: expectation, ...claim }],
    equations: [toEquation({ story, expectation, perception }, page)],
    ...premium,
  }
}

/** Made only when a person asks for it in spite of the help shown: no other reading, no growth, no patterns. */
export function writeCare(input: AnalyseInput, page: Page): Findings {
  const pick = createPick(`${input.title}\n${input.description}`)
  const equation = page.understanding.equations[0]
  const empty =
    input.depth === 'premium'
      ? {
          personalConnections: [],
          psychologicalInsights: [],
          growthOpportunities: [],
          cognitivePatterns: [],
        }
      : {}
  const base: Findings = {
    engine: 'embedded',
    reading:
      'What you wrote sounds very heavy, and it matters. You do not have to carry it alone, and you do not have to explain it well to deserve help.',
    emotions: [],
    perceptions: [],
    expectations: [],
    recommendations: careRecommendations(equation?.item.id),
    questions: ['Who could you tell about this today?'],
    equations: [],
    ...empty,
  }
  if (!equation) return base
  const story = tellStory(equation, page)
  const { verdict, item } = equation
  return {
    ...base,
    emotions: [
      {
        name: verdict.name,
        category: verdict.category,
        intensity: verdict.intensity,
        description: `${upperStart(verdict.name)} may be part of it. Whatever the right word is, what you feel deserves help from a person.`,
        level: verdict.level,
        confidence: 'low',
        itemIds: [item.id],
      },
    ],
    equations: [
      toEquation(
        {
          story,
          expectation: writeExpectation({ ...story, words: null, hoped: null }, pick),
          perception: writePerception({ ...story, reading: null }, pick),
        },
        page,
      ),
    ],
  }
}
