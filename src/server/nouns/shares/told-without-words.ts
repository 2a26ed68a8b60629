import { type Analysis, type Findings, isDirect, isOfPart } from '#domain/situation/analysis.ts'
import type { Said } from '#domain/situation/said.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { wordRuns } from '#domain/values/word-runs.ts'
import { tellOthers } from '#engine/page/publish.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { findAnalysis } from '#server/nouns/analyses/analyses.repository.ts'
import { questionAbout } from '#server/nouns/analyses/ask-engine.ts'
import type { Services } from '#server/outside/services.ts'

export type SharedSource = { situation: Situation; analysis: Analysis; named: readonly number[] }

export const toldWithoutWords = async (
  services: Services,
  owner: OwnerId,
  told: SharedSource,
): Promise<Findings> =>
  withoutRuns(withoutPlaces(await toldAnew(services, owner, told)), told.situation)

/**
 * Rewrites an analysis with the embedded engine without the person's words, from its facts and corrections. Equations
 * of another engine replace what the embedded engine would read.
 */
export async function toldAnew(
  { db, engines, limits: lanes, now }: Services,
  owner: OwnerId,
  { situation, analysis, named }: SharedSource,
): Promise<Findings> {
  const depth = analysis.psychologicalInsights ? 'premium' : 'basic'
  const about = await questionAbout(db, owner, situation, depth, now())
  const question = { ...about, relationships: [], published: { named } }
  const kept = await findAnalysis(db, owner, analysis.id)
  const facts =
    kept?.facts ??
    (await lanes.reading.run(String(owner), undefined, () => engines.embedded.readFacts(question)))
  const { findings } = await engines.embedded.write(question, facts, saidOf(analysis))
  return tellOthers({ ...findings, engine: analysis.engine })
}

/** Passes equations that didn't come from these facts as corrections. */
function saidOf({ said, equations, engine, isCorrected }: Analysis): Said {
  if (said) return said
  const isOther = engine !== 'embedded' || isCorrected === true
  const direct = equations.filter(isDirect).filter(isOfPart)
  return isOther && direct.length > 0 ? { equations: direct } : {}
}

/** Removes text positions, which mean nothing without the description. */
const withoutPlaces = (findings: Findings): Findings =>
  JSON.parse(
    JSON.stringify(findings, (key, value: unknown) => (key === 'evidence' ? [] : value)),
  ) as Findings

/** The number of consecutive words that count as a quotation. */
const QUOTED = 4

/**
 * Removes or replaces sentences that share a run of words with the person's text. The engine doesn't quote here, but
 * common phrases may match by chance.
 */
export function withoutRuns(findings: Findings, written: Pick<Situation, 'title' | 'description'>) {
  const own = new Set([written.title, written.description].flatMap((it) => wordRuns(it, QUOTED)))
  const isClean = (text: string) => !wordRuns(text, QUOTED).some((run) => own.has(run))
  const clean = (text: string, otherwise: string) => (isClean(text) ? text : otherwise)
  const describedCleanly = ({ description }: { description: string }) => isClean(description)
  const { personalConnections: connections, psychologicalInsights: insights } = findings
  const [main] = findings.emotions
  return {
    ...findings,
    reading: clean(findings.reading, main ? `The main feeling is ${main.name}.` : ''),
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
