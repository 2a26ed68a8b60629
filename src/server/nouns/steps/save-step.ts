import type { Crisis } from '#contract/refusal.ts'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import {
  ANSWERED_ALREADY,
  dueRound,
  isFresh,
  type NewFollowUp,
  type NewStep,
  NOT_DUE,
  nextAsked,
  type Step,
} from '#domain/steps/step.ts'
import { DAY, HOUR } from '#domain/values/duration.ts'
import { comingDay } from '#domain/values/named-day.ts'
import { dayIn, momentAt, nextMorning } from '#domain/values/time-zone.ts'
import { changeOwn, insertOwn } from '#server/base/db/own-row.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import { listAnalyses } from '#server/nouns/analyses/analyses.repository.ts'
import { listRatings } from '#server/nouns/analyses/history.repository.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'
import { CRISIS, callsForHelp } from '#server/outside/danger.ts'
import type { Services } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { isQuiet } from './quiet-time.ts'
import { findStep, insertStep, listSteps, stepColumns, toStep } from './steps.repository.ts'

const ANOTHER_STEP = 'You’ve replaced this step with another one.'
const NOT_NOW = 'You don’t need to plan anything right now.'

/** Lists the actions we recommended, because our own words aren't checked for danger. */
async function recommendedFor({ db }: Services, owner: OwnerId, id: number): Promise<string[]> {
  const analyses = await listAnalyses(db, owner, id)
  return analyses.flatMap(({ recommendations }) => recommendations.flatMap(({ act }) => act ?? []))
}

/**
 * Saves a step with the strength the person gave, now or in the last hour. Updates the same step not yet asked about,
 * so that it is idempotent, and ends any other; words of danger get help and no plan.
 */
export async function saveStep(
  services: Services,
  owner: OwnerId,
  situationId: number,
  { zone, ...sent }: NewStep & { zone?: string | undefined },
): Promise<Step | Crisis> {
  const { db, now } = services
  const situation = (await findSituation(db, owner, { id: situationId })) ?? refuseAsMissing()
  const just = await listRatings(db, owner, { situationId, since: now() - HOUR })
  const known = just.findLast(({ category }) => category === sent.category)?.strength
  const wish = { ...sent, before: sent.before ?? known ?? null }
  const isOurs = (await recommendedFor(services, owner, situationId)).includes(wish.action)
  if (await callsForHelp(services, owner, [wish.moment, isOurs ? null : wish.action])) return CRISIS
  if (await isQuiet(services, owner, situation)) return refuse('conflict', NOT_NOW)
  const asksAt = asksFrom(wish.moment, zone, now())
  return withPersonLocked(db, owner, now(), async (tx) => {
    if (!(await findSituation(tx, owner, { id: situationId }))) return refuseAsMissing()
    const open = (await listSteps(tx, owner, { situationId })).filter((it) => it.endedAt === null)
    const { moment, action } = wish
    // A plan in other words is another step, so that no line is lost that was written elsewhere.
    const fresh = open.find(
      (it) => isFresh(it, now()) && it.moment === moment && it.action === action,
    )
    for (const { id } of open.filter((it) => it !== fresh))
      await changeOwn(tx, 'step', owner, id, { endedAt: now() })
    if (!fresh) {
      const step = await insertStep(tx, owner, situationId, wish, { asksAt, now: now() })
      // By then it may be answered, postponed or deleted.
      const at = nextAsked(step, now()) ?? now()
      await addJob(tx, 'remind_of_step', { userId: owner, stepId: step.id }, now(), at)
      return toStep(step)
    }
    const changed = { ...stepColumns(wish), asksAt }
    await changeOwn(tx, 'step', owner, fresh.id, changed)
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
  { db, now }: Services,
  owner: OwnerId,
  id: number,
  { round, outcome, ...said }: NewFollowUp,
): Promise<Step> {
  const [strength, line] = [said.strength ?? null, said.note || null]
  return withPersonLocked(db, owner, now(), async (tx) => {
    const step = (await findStep(tx, owner, id)) ?? refuseAsMissing()
    const known = step.answers.find((it) => it.round === round)
    if (known) {
      const isSame = known.outcome === outcome && known.strength === strength && known.note === line
      return isSame ? toStep(step) : refuse('conflict', ANSWERED_ALREADY)
    }
    if (dueRound(step, now()) !== round) return refuse('conflict', NOT_DUE)
    const answer = { round, outcome, strength, note: line, answeredAt: now() }
    const row = { ...answer, stepId: id, userId: owner }
    await tx.insertInto('followUp').values(row).execute()
    return toStep({ ...step, answers: [...step.answers, row] })
  })
}

/** Asks again tomorrow morning in the person's zone. */
export const askAboutStep = (services: Services, owner: OwnerId, id: number, zone: string) =>
  change(services, owner, id, { asksAt: nextMorning(services.now(), zone) })

export const endStep = (services: Services, owner: OwnerId, id: number) =>
  change(services, owner, id, { endedAt: services.now() })

/** Resumes a step ended by mistake, unless another one replaced it. */
export async function resumeStep({ db, now }: Services, owner: OwnerId, id: number): Promise<Step> {
  return withPersonLocked(db, owner, now(), async (tx) => {
    const step = (await findStep(tx, owner, id)) ?? refuseAsMissing()
    const { situationId } = step
    const others = await listSteps(tx, owner, { situationId })
    if (others.some((it) => it.id !== id && it.endedAt === null))
      return refuse('conflict', ANOTHER_STEP)
    await changeOwn(tx, 'step', owner, id, { endedAt: null })
    return toStep({ ...step, endedAt: null })
  })
}

function change(
  { db, now }: Services,
  owner: OwnerId,
  id: number,
  changes: { asksAt: number } | { endedAt: number },
): Promise<Step> {
  return withPersonLocked(db, owner, now(), async (tx) => {
    const step = (await findStep(tx, owner, id)) ?? refuseAsMissing()
    if (step.endedAt === null) await changeOwn(tx, 'step', owner, id, changes)
    return toStep({ ...step, ...changes })
  })
}

/** A second rating within this time replaces the first. */
const AT_ONCE = DAY / 24 / 6

export async function weigh(
  { db, now }: Services,
  owner: OwnerId,
  situationId: number,
  { strength, category }: { strength: number; category: EmotionCategory },
): Promise<void> {
  await withPersonLocked(db, owner, now(), async (tx) => {
    if (!(await findSituation(tx, owner, { id: situationId }))) return refuseAsMissing()
    await tx
      .deleteFrom('weighing')
      .where('userId', '=', owner)
      .where('situationId', '=', situationId)
      .where('createdAt', '>', now() - AT_ONCE)
      .execute()
    await insertOwn(tx, 'weighing', owner, { situationId, category, strength, createdAt: now() })
  })
}
