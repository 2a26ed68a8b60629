import type { Analysis } from '#domain/situation/analysis.ts'
import type { OwnServices } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { findAnalysis, listAnalyses, replaceFindings } from './analyses.repository.ts'
import { questionOfAnalysis } from './correct-analysis.ts'

/**
 * Lists the analyses of a situation, newest first. Earlier releases left open readings without likely feelings; these
 * are rewritten from their facts when opened.
 */
export async function openAnalyses(own: OwnServices, situationId: number): Promise<Analysis[]> {
  const [newest, ...older] = await listAnalyses(own, situationId)
  if (!newest) return []
  return [await withLikelyFeelings(own, newest), ...older]
}

async function withLikelyFeelings(own: OwnServices, analysis: Analysis): Promise<Analysis> {
  if (analysis.certainty !== 'asks' || analysis.emotions.length > 0) return analysis
  const { engines, now } = own
  const facts = (await findAnalysis(own, analysis.id))?.facts
  if (!facts) return analysis
  const { question, categories } = await questionOfAnalysis(own, analysis)
  const { findings } = await engines.embedded.write(question, facts, analysis.said ?? {})
  if (findings.emotions.length === 0) return analysis
  return withPersonLocked(own, now(), async (tx) => {
    const kept = await findAnalysis(tx, analysis.id)
    // It was settled or deleted since.
    if (kept?.analysis.certainty !== 'asks') return kept?.analysis ?? analysis
    const written = { findings, facts, first: kept.first }
    return replaceFindings(tx, analysis.id, written, categories)
  })
}
