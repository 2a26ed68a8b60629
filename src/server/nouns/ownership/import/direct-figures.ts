import { onlyDirect } from '#domain/emotion/only-direct.ts'
import type { Restorable } from '#domain/sharing/export-file.ts'
import { type Findings, isDirect } from '#domain/situation/analysis.ts'
import { kindOfMoment } from '#domain/situation/moment.ts'

/**
 * Fixes files of earlier releases: drops what was counted only through a relationship, and takes an equation's
 * variables from its analysis.
 */
export function withDirectFigures(file: Restorable): Restorable {
  const findings = new Map(file.analyses.map((it) => [it.id, onlyDirect(it.findings)]))
  return {
    ...file,
    analysisEmotions: file.analysisEmotions.filter(({ analysisId, category }) =>
      findings.get(analysisId)!.emotions.some((emotion) => emotion.category === category),
    ),
    analysisEquations: file.analysisEquations
      .filter(({ analysisId, position }) => {
        const equation = findings.get(analysisId)!.equations[position]
        return !equation || isDirect(equation)
      })
      .map((row) => (row.power === null ? withVariables(row, findings.get(row.analysisId)!) : row)),
  }
}

type Row = Restorable['analysisEquations'][number]

/** Matches equations by item, feeling and shift, because releases numbered them differently. */
function withVariables(row: Row, { equations }: Findings): Row {
  const told = equations.find(
    ({ itemId, category, shift }) =>
      itemId === row.itemId && category === row.category && Math.abs(shift - row.shift) < 1e-6,
  )
  if (!told) return row
  const { power, accepted, time, source, actor = null, moment } = told
  const event = moment ? kindOfMoment(moment.name) : null
  return { ...row, power, isAccepted: accepted, time, source, actor, event }
}
