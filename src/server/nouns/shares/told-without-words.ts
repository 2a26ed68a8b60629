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
 * The same analysis, written anew by the embedded engine without the person's words: from the same facts and from what
 * the person said about them. What another engine found is put in the place of what the embedded engine would read.
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

/** Equations that did not come from these facts are taken as they are. */
function saidOf({ said, equations, engine, isCorrected }: Analysis): Said {
  if (said) return said
  const isOther = engine !== 'embedded' || isCorrected === true
  const direct = equations.filter(isDirect).filter(isOfPart)
  return isOther && direct.length > 0 ? { equations: direct } : {}
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
