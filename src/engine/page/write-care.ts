/** Writes the reduced page a person can request despite the help shown: no moment, no growth, no patterns. */
import { isPleasant } from '#domain/emotion/emotion.ts'
import type { Findings } from '#domain/situation/analysis.ts'
import { formatFeeling } from '#domain/situation/own-saying.ts'
import { upperFirst } from '#domain/values/text.ts'
import type { AnalyseInput } from '../input/situation-text.ts'
import type { Page } from './page.ts'
import { aboutItem } from './steps.ts'
import { tellStory } from './story.ts'
import { nothingMore } from './write-asks.ts'
import { toEquation } from './write-page.ts'

const CARE_STEPS = [
  {
    type: 'action' as const,
    text: 'Please tell one person you trust today, in plain words, what you wrote here. If you might be in danger, call your emergency number now.',
  },
  {
    type: 'body' as const,
    text: 'For the next hour, stay near other people or on the phone with someone. Get help now lists numbers that answer at any time.',
  },
]

export function writeCare(input: AnalyseInput, page: Page): Findings {
  const [equation] = page.understanding.equations
  const about = equation ? aboutItem({ equation }) : {}
  const base: Findings = {
    engine: 'embedded',
    reading:
      'What you wrote sounds very heavy, and it matters. You don’t have to carry it alone, and you don’t have to explain it well to deserve help.',
    emotions: [],
    perceptions: [],
    expectations: [],
    recommendations: CARE_STEPS.map((step) => ({ ...step, ...about })),
    questions: ['Who could you tell about this today?'],
    equations: [],
    moment: null,
    moments: [],
    ...nothingMore(input),
  }
  // In danger, never claim a pleasant feeling.
  if (!equation || isPleasant(equation.verdict.category)) return base
  const story = tellStory(equation, page, true)
  const { verdict } = equation
  const { wish: _wish, ...told } = toEquation({ ...story, moment: null }, page)
  return {
    ...base,
    emotions: [
      {
        ...verdict,
        description: `${upperFirst(formatFeeling(verdict.name, 'you').word)} may be part of it. Whatever the right word is, what you feel deserves help from a person.`,
        confidence: 'low',
        itemIds: about.itemId === undefined ? [] : [about.itemId],
      },
    ],
    // In danger, don't ask for the expectation.
    equations: [{ ...told, expectation: '' }],
  }
}
