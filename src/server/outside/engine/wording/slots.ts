/** The sentences of an analysis that may be said in other words, each with a key, the most read ones first. */
import type { Findings } from '#domain/situation/analysis.ts'

export type Slot = { key: string; ours: string }
type Said = ReadonlyMap<string, string>

export function slotsOf(findings: Findings, mayAdvise: boolean): Slot[] {
  const { reading, emotions, perceptions, expectations, recommendations, questions } = findings
  const advice = mayAdvise
    ? [
        ...recommendations.map(({ text }, at) => slot('recommendation', at, text)),
        ...questions.map((text, at) => slot('question', at, text)),
      ]
    : []
  return [
    { key: 'reading', ours: reading },
    ...emotions.map(({ description }, at) => slot('emotion', at, description)),
    ...perceptions.map(({ description }, at) => slot('perception', at, description)),
    ...expectations.map(({ description }, at) => slot('expectation', at, description)),
    ...advice,
  ].filter(({ ours }) => ours !== '')
}

const slot = (name: string, at: number, ours: string): Slot => ({ key: `${name}${at + 1}`, ours })

/** Only these texts change: feelings, their strength, equations, items and evidence stay what our engine found. */
export function putWords(findings: Findings, said: Said): Findings {
  const of = (name: string, at: number, ours: string) => said.get(`${name}${at + 1}`) ?? ours
  const describe =
    (name: string) =>
    <Part extends { description: string }>(part: Part, at: number): Part => ({
      ...part,
      description: of(name, at, part.description),
    })
  return {
    ...findings,
    engine: 'local',
    reading: said.get('reading') ?? findings.reading,
    emotions: findings.emotions.map(describe('emotion')),
    perceptions: findings.perceptions.map(describe('perception')),
    expectations: findings.expectations.map(describe('expectation')),
    recommendations: findings.recommendations.map((part, at) => ({
      ...part,
      text: of('recommendation', at, part.text),
    })),
    questions: findings.questions.map((text, at) => of('question', at, text)),
  }
}
