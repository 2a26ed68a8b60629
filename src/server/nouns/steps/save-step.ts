import type { Crisis } from '#contract/refusal.ts'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import {
  ANSWERED_ALREADY,
  dueRound,
  isFresh,
  type NewFollowUp,
  NewStep,
  NOT_DUE,
  nextAsked,
  type Step,
} from '#domain/steps/step.ts'
import { columnsOf } from '#domain/values/columns.ts'
import { DAY, HOUR } from '#domain/values/duration.ts'
import { comingDay } from '#domain/values/named-day.ts'
import { dayIn, momentAt, nextMorning } from '#domain/values/time-zone.ts'
import { flag } from '#server/base/db/column.ts'
import { changeOwn, insertOwn } from '#server/base/db/own-row.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import { listAnalyses } from '#server/nouns/analyses/analyses.repository.ts'
import { listRatings } from '#server/nouns/analyses/history.repository.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'
import { CRISIS, callsForHelp } from '#server/outside/danger.ts'
import type { OwnServices } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { isQuiet } from './quiet-time.ts'
import { findStep, listSteps, toStep } from './steps.repository.ts'

const ANOTHER_STEP = 'You’ve replaced this step with another one.'
const NOT_NOW = 'You don’t need to plan anything right now.'

/** Lists the actions we recommended, because our own words aren't checked for danger. */
async function recommendedFor(own: OwnServices, id: number): Promise<string[]> {
  const analyses = await listAnalyses(own, id)
  return analyses.flatMap(({ recommendations }) => recommendations.flatMap(({ act }) => act ?? []))
}

/**
 * Saves a step with the strength the person gave, now or in the last hour. Updates the same step not yet asked about,
 * so that it is idempotent, and ends any other; words of danger get help and no plan.
 */
export async function saveStep(
  own: OwnServices,
  situationId: number,
  { zone, ...sent }: NewStep & { zone?: string | undefined },
): Promise<Step | Crisis> {
  const situation = (await findSituation(own, { id: situationId })) ?? refuseAsMissing()
  const just = await listRatings(own, { situationId, since: own.now() - HOUR })
  const known = just.findLast(({ category }) => category === sent.category)?.strength
  const wish = { ...sent, before: sent.before ?? known ?? null }
  const isOurs = (await recommendedFor(own, situationId)).includes(wish.action)
  if (await callsForHelp(own, own.owner, [wish.moment, isOurs ? null : wish.action])) return CRISIS
  if (await isQuiet(own, situation)) return refuse('conflict', NOT_NOW)
  const asksAt = asksFrom(wish.moment, zone, own.now())
  return withPersonLocked(own, async (tx) => {
    if (!(await findSituation(tx, { id: situationId }))) return refuseAsMissing()
    const open = (await listSteps(tx, { situationId })).filter((it) => it.endedAt === null)
    const { moment, action } = wish
    // A plan in other words is another step, so that no line is lost that was written elsewhere.
    const fresh = open.find(
      (it) => isFresh(it, own.now()) && it.moment === moment && it.action === action,
    )
    for (const { id } of open.filter((it) => it !== fresh))
      await changeOwn(tx, 'step', id, { endedAt: own.now() })
    // True only if the person gave the number themselves.
    const isBeforeSaid = flag(wish.before !== null)
    const changed = { ...columnsOf(NewStep, wish), isBeforeSaid, asksAt }
    if (!fresh) {
      const row = { ...changed, situationId, endedAt: null, createdAt: own.now() }
      const step = { ...(await insertOwn(tx, 'step', row)), answers: [] }
      // By then it may be answered, postponed or deleted.
      const at = nextAsked(step, own.now()) ?? own.now()
      await addJob(tx, 'remind_of_step', { userId: own.owner, stepId: step.id }, at)
      return toStep(step)
    }
    await changeOwn(tx, 'step', fresh.id, changed)
    return toStep({ ...fresh, ...changed })
  })
}

/** A plan for Friday is asked about on Saturday. One without a day is asked about when its time comes. */
function asksFrom(moment: string, zone: string | undefined, now: number): number {
  const day = zone ? comingDay(moment, dayIn(now, zone)) : null
  return day && zone ? nextMorning(momentAt(day, 12, zone), zone) : now
}

/** Saves the first answer. Idempotent for the same answer, refuses another. */
export async function answerStep(
  own: OwnServices,
  id: number,
  { round, outcome, ...said }: NewFollowUp,
): Promise<Step> {
  const [strength, line] = [said.strength ?? null, said.note || null]
  return withPersonLocked(own, async (tx) => {
    const step = (await findStep(tx, id)) ?? refuseAsMissing()
    const known = step.answers.find((it) => it.round === round)
    if (known) {
      const isSame = known.outcome === outcome && known.strength === strength && known.note === line
      return isSame ? toStep(step) : refuse('conflict', ANSWERED_ALREADY)
    }
    if (dueRound(step, own.now()) !== round) return refuse('conflict', NOT_DUE)
    const answer = { round, outcome, strength, note: line, answeredAt: own.now() }
    const row = { ...answer, stepId: id, userId: own.owner }
    await tx.db.insertInto('followUp').values(row).execute()
    return toStep({ ...step, answers: [...step.answers, row] })
  })
}

/** Asks again tomorrow morning in the person's zone. */
export const askAboutStep = (own: OwnServices, id: number, zone: string) =>
  change(own, id, { asksAt: nextMorning(own.now(), zone) })

export const endStep = (own: OwnServices, id: number) => change(own, id, { endedAt: own.now() })

/** Resumes a step ended by mistake, unless another one replaced it. */
export async function resumeStep(own: OwnServices, id: number): Promise<Step> {
  return withPersonLocked(own, async (tx) => {
    const step = (await findStep(tx, id)) ?? refuseAsMissing()
    const { situationId } = step
    const others = await listSteps(tx, { situationId })
    if (others.some((it) => it.id !== id && it.endedAt === null))
      return refuse('conflict', ANOTHER_STEP)
    await changeOwn(tx, 'step', id, { endedAt: null })
    return toStep({ ...step, endedAt: null })
  })
}

function change(
  own: OwnServices,
  id: number,
  changes: { asksAt: number } | { endedAt: number },
): Promise<Step> {
  return withPersonLocked(own, async (tx) => {
    const step = (await findStep(tx, id)) ?? refuseAsMissing()
    if (step.endedAt === null) await changeOwn(tx, 'step', id, changes)
    return toStep({ ...step, ...changes })
  })
}

/** A second rating within this time replaces the first. */
const AT_ONCE = DAY / 24 / 6

export async function weigh(
  own: OwnServices,
  situationId: number,
  { strength, category }: { strength: number; category: EmotionCategory },
): Promise<void> {
  await withPersonLocked(own, async (tx) => {
    if (!(await findSituation(tx, { id: situationId }))) return refuseAsMissing()
    await tx.db
      .deleteFrom('weighing')
      .where('userId', '=', own.owner)
      .where('situationId', '=', situationId)
      .where('createdAt', '>', own.now() - AT_ONCE)
      .execute()
    await insertOwn(tx, 'weighing', { situationId, category, strength, createdAt: own.now() })
  })
}
