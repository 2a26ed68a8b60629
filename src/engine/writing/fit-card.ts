/** Keeps an analysis within what one card can hold: the least important parts go first. */
import type { Findings } from '#domain/situation/analysis.ts'

export const CARD_WORDS = 350

const count = (text: string) => text.split(/\s+/).filter(Boolean).length

export function countWordsOf(findings: Findings): number {
  const texts = [
    findings.reading,
    ...findings.emotions.map((emotion) => emotion.description),
    ...findings.perceptions.map((perception) => perception.description),
    ...findings.expectations.map((expectation) => expectation.description),
    ...findings.recommendations.map((recommendation) => recommendation.text),
    ...findings.questions,
    ...(findings.personalConnections ?? []).map((connection) => connection.description),
    ...(findings.psychologicalInsights ?? []).flatMap(({ title, description }) => [
      title,
      description,
    ]),
    ...(findings.growthOpportunities ?? []).flatMap(({ area, description, actionSteps }) => [
      area,
      description,
      ...actionSteps,
    ]),
    ...(findings.cognitivePatterns ?? []).flatMap(({ description, impact, quote }) => [
      description,
      impact,
      quote,
    ]),
  ]
  return texts.reduce((sum, text) => sum + count(text), 0)
}

const without = <T>(list: T[] | undefined, least: number): T[] | undefined =>
  list && list.length > least ? list.slice(0, -1) : undefined

/** Each gives up one thing, or nothing when it has no more to give. */
const CUTS: readonly ((findings: Findings) => Findings | null)[] = [
  (f) => {
    const cut = without(f.personalConnections, 2)
    return cut ? { ...f, personalConnections: cut } : null
  },
  (f) => {
    const cut = without(f.questions, 1)
    return cut ? { ...f, questions: cut } : null
  },
  (f) => {
    const cut = without(f.psychologicalInsights, 1)
    return cut ? { ...f, psychologicalInsights: cut } : null
  },
  (f) => {
    const cut = without(f.cognitivePatterns, 1)
    return cut ? { ...f, cognitivePatterns: cut } : null
  },
  (f) => {
    const cut = without(f.personalConnections, 1)
    return cut ? { ...f, personalConnections: cut } : null
  },
  (f) => {
    const cut = without(f.recommendations, 3)
    return cut ? { ...f, recommendations: cut } : null
  },
  (f) => {
    const cut = without(f.expectations, 1)
    return cut ? { ...f, expectations: cut } : null
  },
  (f) => {
    const cut = without(f.perceptions, 1)
    return cut ? { ...f, perceptions: cut } : null
  },
]

export function fitCard(findings: Findings): Findings {
  let fitting = findings
  for (const cut of CUTS)
    while (countWordsOf(fitting) > CARD_WORDS) {
      const shorter = cut(fitting)
      if (!shorter) break
      fitting = shorter
    }
  return fitting
}
