import { isDirect } from '#domain/analysis.ts'
import type { Restorable } from '#domain/export-file.ts'
import { onlyDirect } from '#domain/only-direct.ts'

/** Files of the first release count what only came through a relationship; that is left out here. */
export function withDirectFigures(file: Restorable): Restorable {
  const findings = new Map(file.analyses.map((it) => [it.id, onlyDirect(it.findings)]))
  return {
    ...file,
    analysisEmotions: file.analysisEmotions.filter(({ analysisId, category }) =>
      findings.get(analysisId)!.emotions.some((emotion) => emotion.category === category),
    ),
    analysisEquations: file.analysisEquations.filter(({ analysisId, position }) => {
      const equation = findings.get(analysisId)!.equations[position]
      return !equation || isDirect(equation)
    }),
  }
}
