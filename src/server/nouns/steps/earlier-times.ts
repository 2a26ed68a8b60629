import { type Earlier, earlierTimes } from '#domain/situation/earlier.ts'
import { kindOfMoment } from '#domain/situation/moment.ts'
import { formatStep } from '#domain/steps/step.ts'
import { readable } from '#server/base/db/column.ts'
import { ownRows } from '#server/base/db/own-row.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import { findAnalysis, listNewestOf } from '#server/nouns/analyses/analyses.repository.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'
import type { OwnServices } from '#server/outside/services.ts'
import { listSteps, type StoredStep } from './steps.repository.ts'

/** The limit on earlier times. More are neither shown nor counted. */
const MAX_READ = 50

/** Lists the earlier times of an analysis' moment, with what was tried then. */
export async function listEarlier(own: OwnServices, analysisId: number): Promise<Earlier> {
  const { analysis } = (await findAnalysis(own, analysisId)) ?? refuseAsMissing()
  const { moment, situationId } = analysis
  const situation = situationId && (await findSituation(own, { id: situationId }))
  if (!moment || !situation) return { count: 0, times: [] }
  const rows = await ownRows(own, 'situation')
    .select(['id', 'description', 'createdAt', 'happenedAt'])
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('analysisEquation')
        .innerJoin('analysis', 'analysis.id', 'analysisEquation.analysisId')
        .select('analysis.situationId')
        .where('analysisEquation.userId', '=', own.owner)
        .where('analysisEquation.event', '=', kindOfMoment(moment.name)),
    )
    .orderBy('happenedAt', 'desc')
    .limit(MAX_READ)
    .execute()
  const ids = rows.map(({ id }) => id)
  const newest = await listNewestOf(own, ids)
  const others = rows.map((row) => ({
    situation: readable(row),
    analysis: newest.get(row.id) ?? null,
  }))
  const now = { situation, analysis }
  const { times } = earlierTimes(now, others)
  const steps = await Promise.all(
    times.map((time) => listSteps(own, { situationId: time.situationId })),
  )
  const tried = new Map(
    steps.flatMap((list) => list.slice(-1).map((step) => [step.situationId, triedWith(step)])),
  )
  return earlierTimes(now, others, tried)
}

function triedWith(step: StoredStep) {
  const after = step.answers.findLast(({ strength }) => strength !== null)?.strength ?? null
  const isRated = step.before !== null && after !== null
  return {
    step: formatStep(step),
    before: isRated ? step.before : null,
    after: isRated ? after : null,
  }
}
