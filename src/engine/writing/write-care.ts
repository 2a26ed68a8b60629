/** Made only when a person asks for it in spite of the help shown: no other reading, no growth, no patterns. */

import { isPleasant } from '#domain/emotion/emotion.ts'
import type { Findings } from '#domain/situation/analysis.ts'
import { upperStart } from '../input/clause.ts'
import type { AnalyseInput } from '../input/situation-text.ts'
import { createPick } from './pick.ts'
import { type Page, tellStory } from './story.ts'
import { nothingMore } from './write-asks.ts'
import { toEquation } from './write-findings.ts'
import { careRecommendations } from './write-recommendations.ts'
import { writePerception } from './write-story.ts'

const CARE_WISH = 'What may matter most now: being safe, and not being alone with it.'

export function writeCare(input: AnalyseInput, page: Page): Findings {
  const pick = createPick(`${input.title}\n${input.description}`, page.judge)
  const equation = page.understanding.equations[0]
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
    ...nothingMore(input),
  }
  // Nobody in danger is told that they may be glad.
  if (!equation || isPleasant(equation.verdict.category)) return base
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
          expectation: CARE_WISH,
          perception: writePerception({ ...story, reading: null, event: null }, pick),
        },
        page,
      ),
    ],
  }
}
