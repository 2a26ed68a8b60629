/** Made only when a person asks for it in spite of the help shown: no other reading, no growth, no patterns. */

import { isPleasant } from '#domain/emotion/emotion.ts'
import type { Findings } from '#domain/situation/analysis.ts'
import { upperStart } from '../input/clause.ts'
import type { AnalyseInput } from '../input/situation-text.ts'
import type { Page, Story } from './page.ts'
import { tellStory } from './story.ts'
import { nothingMore } from './write-asks.ts'
import { toEquation } from './write-findings.ts'
import { careRecommendations } from './write-recommendations.ts'

export function writeCare(input: AnalyseInput, page: Page): Findings {
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
    equations: [toEquation({ ...story, expected: NOT_ASKED }, story.seen?.sentence ?? '', page)],
  }
}

/** Who may be in danger is not asked what they had expected. */
const NOT_ASKED: Story['expected'] = { sentence: '', wish: { origin: 'open', suggestions: [] } }
