import type { Analysis, Equation, Findings } from '#domain/analysis.ts'
import { correctFindings } from '#domain/correct-findings.ts'
import type { Situation } from '#domain/situation.ts'
import { wordRuns } from '#domain/word-runs.ts'
import { tellOthers } from '#engine/writing/publish.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { questionAbout } from '#server/nouns/analyses/ask-engine.ts'
import type { Services } from '#server/outside/services.ts'

type Told = { situation: Situation; analysis: Analysis; named: readonly number[] }

/**
 * The same analysis, written anew by the embedded engine without the person's words. What the person
 * corrected, or another engine found, is put in the place of what the embedded engine reads today.
 */
export async function toldWithoutWords(
  { db, engines, lanes }: Services,
  owner: OwnerId,
  { situation, analysis, named }: Told,
): Promise<Findings> {
  const depth = analysis.psychologicalInsights ? 'premium' : 'basic'
  const question = await questionAbout(db, owner, situation, depth)
  const { findings } = await lanes.reading.run(String(owner), undefined, () =>
    engines.embedded.analyse({ ...question, relationships: [], published: { named } }),
  )
  const same = withKeptEquations({ ...findings, engine: analysis.engine }, analysis.equations)
  return withoutRuns(withoutPlaces(tellOthers(same)), situation)
}

const VARIABLES = [
  'power',
  'shift',
  'accepted',
  'time',
  'source',
  'perspective',
  'confidence',
  'isRepelled',
  'isAttacked',
] as const satisfies (keyof Equation)[]

function withKeptEquations(findings: Findings, kept: readonly Equation[]): Findings {
  const changes = findings.equations.flatMap((equation) => {
    const now = kept.find(({ itemId }) => itemId === equation.itemId)
    const isOther = now && VARIABLES.some((name) => now[name] !== equation[name])
    if (!isOther) return []
    const variables = Object.fromEntries(VARIABLES.map((name) => [name, now[name]]))
    return [{ ...equation, ...variables }]
  })
  return changes.length === 0 ? findings : (correctFindings(findings, changes) ?? findings)
}

/** Without the description, places in it mean nothing. */
const withoutPlaces = (findings: Findings): Findings =>
  JSON.parse(
    JSON.stringify(findings, (key, value: unknown) => (key === 'evidence' ? [] : value)),
  ) as Findings

/** So many words in a row are a quotation. */
const QUOTED = 4

/** The engine quotes nothing here; but a common phrase may stand in the person's text by chance. */
export function withoutRuns(findings: Findings, written: Pick<Situation, 'title' | 'description'>) {
  const own = new Set([written.title, written.description].flatMap((it) => wordRuns(it, QUOTED)))
  const isClean = (text: string) => !wordRuns(text, QUOTED).some((run) => own.has(run))
  const clean = (text: string, otherwise: string) => (isClean(text) ? text : otherwise)
  const describedCleanly = ({ description }: { description: string }) => isClean(description)
  const { personalConnections: connections, psychologicalInsights: insights } = findings
  const [main] = findings.emotions
  return {
    ...findings,
    reading: clean(findings.reading, main ? `What stands out is ${main.name}.` : ''),
    emotions: findings.emotions.map((emotion) => ({
      ...emotion,
      description: clean(emotion.description, `It reads like ${emotion.name}.`),
    })),
    perceptions: findings.perceptions.filter(describedCleanly),
    expectations: findings.expectations.filter(describedCleanly),
    equations: findings.equations.map((equation) => ({
      ...equation,
      expectation: clean(equation.expectation, ''),
      perception: clean(equation.perception, ''),
    })),
    ...(connections && { personalConnections: connections.filter(describedCleanly) }),
    ...(insights && {
      psychologicalInsights: insights.filter((it) => describedCleanly(it) && isClean(it.title)),
    }),
  }
}
