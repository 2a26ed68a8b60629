import type { Analysis } from '#domain/situation/analysis.ts'
import type { OwnerId } from '#server/base/owner.ts'
import type { Services } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { findAnalysis, listAnalyses, replaceFindings } from './analyses.repository.ts'
import { questionOfAnalysis } from './correct-analysis.ts'

/**
 * Lists the analyses of a situation, newest first. Earlier releases left open readings without likely feelings; these
 * are rewritten from their facts when opened.
 */
export async function openAnalyses(
  services: Services,
  owner: OwnerId,
  situationId: number,
): Promise<Analysis[]> {
  const [newest, ...older] = await listAnalyses(services.db, owner, situationId)
  if (!newest) return []
  return [await withLikelyFeelings(services, owner, newest), ...older]
}

async function withLikelyFeelings(
  services: Services,
  owner: OwnerId,
  analysis: Analysis,
): Promise<Analysis> {
  if (analysis.certainty !== 'asks' || analysis.emotions.length > 0) return analysis
  const { db, engines, now } = services
  const facts = (await findAnalysis(db, owner, analysis.id))?.facts
  if (!facts) return analysis
  const { question, categories } = await questionOfAnalysis(services, owner, analysis)
  const { findings } = await engines.embedded.write(question, facts, analysis.said ?? {})
  if (findings.emotions.length === 0) return analysis
  return withPersonLocked(db, owner, now(), async (tx) => {
    const kept = await findAnalysis(tx, owner, analysis.id)
    // It was settled or deleted since.
    if (kept?.analysis.certainty !== 'asks') return kept?.analysis ?? analysis
    const written = { findings, facts, first: kept.first }
    return replaceFindings(tx, owner, analysis.id, written, categories)
  })
}
