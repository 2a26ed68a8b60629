import { randomInt } from 'node:crypto'
import { type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import { type Arm, drawBlock, LOOKS } from '#domain/findings/experiment.ts'
import type { Situation } from '#domain/situation/situation.ts'
import {
  CANNOT_END,
  canEnd,
  type Did,
  type Experiment,
  isTossClosed,
  isTossDue,
  type NewExperiment,
  NO_TOSS_NOW,
  ONE_AT_A_TIME,
  type OpenToss,
  RATE_DAYS,
  TOSS_NOT_DUE,
  TOSS_WITHIN,
  type TossOffer,
} from '#domain/steps/own-experiment.ts'
import { ANSWERED_ALREADY } from '#domain/steps/step.ts'
import { DAY } from '#domain/values/duration.ts'
import type { Database } from '#server/base/db/database.ts'
import { changeOwn, findOwn, insertOwn } from '#server/base/db/own-row.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { findNewestAnalysis } from '#server/nouns/analyses/analyses.repository.ts'
import { countedSituations } from '#server/nouns/analyses/history.repository.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'
import { isQuiet } from '#server/nouns/steps/quiet-time.ts'
import type { Services } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import {
  listExperiments,
  type StoredExperiment,
  timed,
  toExperiment,
  toOpenToss,
} from './experiments.repository.ts'

/** An unpredictable random number. */
const chance = (): number => randomInt(2 ** 32) / 2 ** 32

const MAX_TOSSES = LOOKS.at(-1)!.tosses

const isRunning = (it: StoredExperiment, now: number): boolean =>
  it.endedAt === null &&
  it.tosses.filter(({ arm }) => arm !== null).length < MAX_TOSSES &&
  toExperiment(it, now).state === 'goes on'

/** Lists unpleasant feelings that come often enough for an experiment. */
export async function feelingsToTry(
  { db, now }: Pick<Services, 'db' | 'now'>,
  owner: OwnerId,
): Promise<EmotionCategory[]> {
  const first = await countedSituations(db, owner)
    .select(({ fn }) => fn.min('situation.happenedAt').as('at'))
    .executeTakeFirst()
  const rows = await countedSituations(db, owner, { from: now() - RATE_DAYS * DAY })
    .innerJoin('analysisEmotion', 'analysisEmotion.analysisId', 'newest.id')
    .select(['category', ({ fn }) => fn.countAll().as('times')])
    .where('position', '=', 0)
    .groupBy('category')
    .execute()
  const days = (now() - Number(first?.at ?? now())) / DAY
  return rows
    .filter(({ category, times }) => !isPleasant(category) && canEnd(Number(times), days))
    .map(({ category }) => category)
}

export async function beginExperiment(
  { db, now }: Services,
  owner: OwnerId,
  wish: NewExperiment,
): Promise<Experiment> {
  const mayBegin = (await feelingsToTry({ db, now }, owner)).includes(wish.category)
  return withPersonLocked(db, owner, now(), async (tx) => {
    const { category, wayA, wayB } = wish
    const known = await listExperiments(tx, owner, { category })
    const running = known.find((it) => isRunning(it, now()))
    if (running?.wayA === wayA && running.wayB === wayB) return toExperiment(running, now())
    if (running) return refuse('conflict', ONE_AT_A_TIME)
    if (!mayBegin) return refuse('conflict', CANNOT_END)
    const row = await insertOwn(tx, 'experiment', owner, { ...wish, block: '', createdAt: now() })
    return toExperiment({ ...row, tosses: [] }, now())
  })
}

export async function endExperiment(
  { db, now }: Services,
  owner: OwnerId,
  id: number,
): Promise<Experiment> {
  const [known] = await listExperiments(db, owner, { id })
  if (!known) return refuseAsMissing()
  const endedAt = known.endedAt ?? now()
  await changeOwn(db, 'experiment', owner, id, { endedAt })
  return toExperiment({ ...known, endedAt }, now())
}

const NOTHING: TossOffer = { offer: null, toss: null }

/** Finds the experiment for a situation's feeling. None after words of danger or soon after a death. */
export async function tossOffer(
  services: Services,
  owner: OwnerId,
  situationId: number,
): Promise<TossOffer> {
  const { db } = services
  const situation = (await findSituation(db, owner, { id: situationId })) ?? refuseAsMissing()
  const found = await offerFor(services, db, owner, situation)
  if (!found.offer || !(await isQuiet(services, owner, situation))) return found
  return NOTHING
}

async function offerFor(
  { now }: Pick<Services, 'now'>,
  db: Database,
  owner: OwnerId,
  { id, createdAt }: Situation,
): Promise<TossOffer> {
  const all = await listExperiments(db, owner)
  for (const experiment of all) {
    const toss = experiment.tosses.find(({ situationId }) => situationId === id)
    if (toss) return { offer: null, toss: toOpenToss(experiment, toss, now()) }
  }
  if (now() - Date.parse(createdAt) > TOSS_WITHIN) return NOTHING
  const category = (await findNewestAnalysis(db, owner, id))?.emotions[0]?.category
  const fitting = all.find((it) => it.category === category && isRunning(it, now()))
  if (!fitting || all.some(({ tosses }) => tosses.some((it) => isWaiting(it, now()))))
    return NOTHING
  const { id: experimentId, wayA, wayB } = fitting
  return { offer: { experimentId, category: fitting.category, wayA, wayB }, toss: null }
}

/** Only one toss may be open, because the effects of two couldn't be separated. */
const isWaiting = (it: StoredExperiment['tosses'][number], now: number): boolean =>
  it.arm !== null && !isTossClosed(timed(it), now)

/** Tosses the coin. Without `before` the toss is recorded as refused, before the result is known. */
export async function toss(
  services: Services,
  owner: OwnerId,
  situationId: number,
  { experimentId, before }: { experimentId: number; before: number | null },
): Promise<TossOffer> {
  const { db, now } = services
  const { offer, toss: known } = await tossOffer(services, owner, situationId)
  if (known) return { offer: null, toss: known }
  if (offer?.experimentId !== experimentId) return refuse('conflict', NO_TOSS_NOW)
  return withPersonLocked(db, owner, now(), async (tx) => {
    const situation = (await findSituation(tx, owner, { id: situationId })) ?? refuseAsMissing()
    const again = await offerFor(services, tx, owner, situation)
    if (again.offer?.experimentId !== experimentId)
      return again.toss ? again : refuse('conflict', NO_TOSS_NOW)
    const [experiment] = await listExperiments(tx, owner, { id: experimentId })
    if (!experiment) return refuseAsMissing()
    const arm = before === null ? null : await nextArm(tx, owner, experiment)
    const row = await insertOwn(tx, 'toss', owner, {
      experimentId,
      situationId,
      arm,
      before,
      createdAt: now(),
    })
    return { offer: null, toss: toOpenToss(experiment, row, now()) }
  })
}

async function nextArm(
  tx: Database,
  owner: OwnerId,
  { id, block }: StoredExperiment,
): Promise<Arm> {
  const [arm, ...rest] = block === '' ? drawBlock(chance) : ([...block] as Arm[])
  await changeOwn(tx, 'experiment', owner, id, { block: rest.join('') })
  return arm!
}

/** Finds the toss to ask about now. */
export async function dueToss(
  { db, now }: Pick<Services, 'db' | 'now'>,
  owner: OwnerId,
): Promise<OpenToss | null> {
  for (const experiment of await listExperiments(db, owner))
    for (const it of experiment.tosses)
      if (experiment.endedAt === null && isTossDue(timed(it), now()))
        return toOpenToss(experiment, it, now())
  return null
}

export async function answerToss(
  { db, now }: Services,
  owner: OwnerId,
  id: number,
  { after, did }: { after: number; did: Did },
): Promise<{ before: number; after: number }> {
  return withPersonLocked(db, owner, now(), async (tx) => {
    const known = await findOwn(tx, 'toss', owner, { id })
    if (!known || known.before === null) return refuseAsMissing()
    const said = { before: known.before, after }
    if (known.answeredAt !== null)
      return known.after === after && known.did === did
        ? said
        : refuse('conflict', ANSWERED_ALREADY)
    if (!isTossDue(timed(known), now())) return refuse('conflict', TOSS_NOT_DUE)
    await changeOwn(tx, 'toss', owner, id, { after, did, answeredAt: now() })
    return said
  })
}
