/**
 * Writes a copy for others: without the person's words, with only the allowed names, in the third person. Leaves out
 * parts for the writer alone, such as steps and questions.
 */
import type { Findings } from '#domain/situation/analysis.ts'
import { unnamed } from '../input/item-phrase.ts'
import { type AnalyseInput, type EngineItem, isOpen } from '../input/situation-text.ts'
import { toThirdPerson } from '../input/third-person.ts'
import type { Understanding } from '../rules/understand.ts'
import { ANOTHER_VIEW } from './depth.ts'

/** Replaces the names of parts by their category. */
export function withoutNames(
  understanding: Understanding,
  { named }: NonNullable<AnalyseInput['published']>,
): Understanding {
  const hidden = (item: EngineItem): EngineItem =>
    named.includes(item.id) ? item : { ...item, name: isOpen(item) ? '' : unnamed(item.category) }
  return {
    ...understanding,
    untouched: understanding.untouched.map(hidden),
    equations: understanding.equations.map((equation) => ({
      ...equation,
      item: hidden(equation.item),
      ...(equation.via && { via: { ...equation.via, item: hidden(equation.via.item) } }),
    })),
  }
}

type Insight = NonNullable<Findings['psychologicalInsights']>[number]
type WithDescription = { description: string }
const toldToOthers = <Part extends WithDescription>(parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, description: toThirdPerson(part.description) }))

/** Matches lines that mention other people, which become ambiguous in the third person. */
const OF_OTHERS = /\b(?:they|them|their|theirs|themselves)\b/i

/** An insight that speaks of others stays in its own words. Another view of the writer's own case is left out. */
function insightForOthers(insight: Insight): Insight[] {
  if (!OF_OTHERS.test(insight.description)) {
    const [told] = toldToOthers([insight])
    return [{ ...told!, title: toThirdPerson(insight.title) }]
  }
  return insight.title === ANOTHER_VIEW ? [] : [insight]
}

export function tellOthers(findings: Findings): Findings {
  const { personalConnections: connections, psychologicalInsights: insights } = findings
  return {
    engine: findings.engine,
    reading: toThirdPerson(findings.reading),
    // Drops `because`, which quotes the person, and suggested wishes.
    emotions: toldToOthers(findings.emotions.map(({ because: _because, ...emotion }) => emotion)),
    perceptions: toldToOthers(findings.perceptions),
    expectations: toldToOthers(findings.expectations.map(({ origin: _origin, ...it }) => it)),
    recommendations: [],
    questions: [],
    // Drops the moment and the actor, which are private.
    equations: findings.equations.map(({ moment: _m, actor: _a, wish: _w, ...equation }) => ({
      ...equation,
      expectation: toThirdPerson(equation.expectation),
      perception: toThirdPerson(equation.perception),
    })),
    ...(connections && { personalConnections: toldToOthers(connections) }),
    ...(insights && { psychologicalInsights: insights.flatMap(insightForOthers) }),
  }
}
