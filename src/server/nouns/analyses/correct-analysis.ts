import type { Analysis, Correction } from '#domain/analysis.ts'
import { correctFindings } from '#domain/correct-findings.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { lockPerson } from '#server/people/lock-person.ts'
import { findAnalysis, replaceFindings } from './analyses.repository.ts'

const NO_SUCH_EQUATION = 'This analysis has no equation for one of the items.'

/** "This fits me better": what the person changed is kept and used from now on. */
export function correctAnalysis(
  db: Database,
  owner: OwnerId,
  id: number,
  correction: Correction,
  now: number,
): Promise<Analysis> {
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, owner, now)
    const {
      id: _id,
      situationId,
      createdAt,
      isCorrected,
      ...findings
    } = (await findAnalysis(tx, owner, id)) ?? refuseAsMissing()
    const corrected = correctFindings(findings, correction)
    if (!corrected) return refuse('invalid', NO_SUCH_EQUATION)
    return replaceFindings(tx, owner, id, corrected)
  })
}
