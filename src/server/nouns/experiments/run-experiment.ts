import { randomInt } from 'node:crypto'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import { type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import { type Arm, drawBlock, LOOKS, resultSoFar } from '#domain/findings/experiment.ts'
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
import { readable } from '#server/base/db/column.ts'
import { changeOwn, findOwn, insertOwn, ownRows, ownRowsOf } from '#server/base/db/own-row.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { Own } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { findNewestAnalysis } from '#server/nouns/analyses/analyses.repository.ts'
import { countedSituations } from '#server/nouns/analyses/history.repository.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'
import { isQuiet } from '#server/nouns/steps/quiet-time.ts'
import type { OwnServices } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'

type TossRow = Selectable<Tables['toss']>
type StoredExperiment = Selectable<Tables['experiment']> & { tosses: TossRow[] }

/** Newest first, each with its tosses, oldest first. */
async function listExperiments(
  own: Own,
  by: { id?: number; category?: EmotionCategory } = {},
): Promise<StoredExperiment[]> {
  const rows = await ownRows(own, 'experiment')
    .selectAll()
    .where(({ and }) => and(by))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const ids = rows.map(({ id }) => id)
  const tosses = await ownRowsOf(own, 'toss', 'experimentId', ids, 'createdAt', 'id')
  return rows.map((row) => ({ ...row, tosses: tosses(row.id) }))
}

const timed = ({ createdAt, answeredAt, arm }: TossRow) => ({
  createdAt,
  answeredAt,
  isRefused: arm === null,
})

/** The result, or the progress so far. An experiment stopped before its first look has no result. */
function toExperiment({ tosses, ...experiment }: StoredExperiment, now: number): Experiment {
  const fallen = tosses.flatMap((it) => {
    const { arm, before, after, did } = it
    if (arm === null || before === null) return []
    return [{ arm, before, after, did, isClosed: isTossClosed(timed(it), now) }]
  })
  const result = resultSoFar(fallen)
  const isStopped = experiment.endedAt !== null && result.state === 'goes on'
  return {
    ...readable(experiment),
    tosses: fallen.length,
    refused: tosses.length - fallen.length,
    state: isStopped ? 'stopped' : result.state,
    answered: result.answered,
    didOtherwise: 'didOtherwise' in result ? result.didOtherwise : 0,
    difference:
      'apart' in result ? { apart: result.apart, from: result.from, to: result.to } : null,
  }
}

/** Newest first. Yields between them, because each result takes a moment to compute. */
export async function listResults(own: Own): Promise<Experiment[]> {
  const results: Experiment[] = []
  for (const it of await listExperiments(own)) {
    results.push(toExperiment(it, own.now()))
    await yieldToOthers()
  }
  return results
}

const toOpenToss = (
  { category, wayA, wayB }: Pick<StoredExperiment, 'category' | 'wayA' | 'wayB'>,
  toss: TossRow,
  now: number,
): OpenToss | null =>
  toss.arm === null
    ? null
    : {
        id: toss.id,
        category,
        wayA,
        wayB,
        arm: toss.arm,
        createdAt: new Date(toss.createdAt).toISOString(),
        isOpen: !isTossClosed(timed(toss), now),
      }

/** An unpredictable random number. */
const chance = (): number => randomInt(2 ** 32) / 2 ** 32

const MAX_TOSSES = LOOKS.at(-1)!.tosses

const isRunning = (it: StoredExperiment, now: number): boolean =>
  it.endedAt === null &&
  it.tosses.filter(({ arm }) => arm !== null).length < MAX_TOSSES &&
  toExperiment(it, now).state === 'goes on'

/** Lists unpleasant feelings that come often enough for an experiment. */
export async function feelingsToTry(own: Own): Promise<EmotionCategory[]> {
  const first = await countedSituations(own)
    .select(({ fn }) => fn.min('situation.happenedAt').as('at'))
    .executeTakeFirst()
  const rows = await countedSituations(own, { from: own.now() - RATE_DAYS * DAY })
    .innerJoin('analysisEmotion', 'analysisEmotion.analysisId', 'newest.id')
    .select(['category', ({ fn }) => fn.countAll().as('times')])
    .where('position', '=', 0)
    .groupBy('category')
    .execute()
  const days = (own.now() - Number(first?.at ?? own.now())) / DAY
  return rows
    .filter(({ category, times }) => !isPleasant(category) && canEnd(Number(times), days))
    .map(({ category }) => category)
}

export async function beginExperiment(own: OwnServices, wish: NewExperiment): Promise<Experiment> {
  const mayBegin = (await feelingsToTry(own)).includes(wish.category)
  return withPersonLocked(own, async (tx) => {
    const { category, wayA, wayB } = wish
    const known = await listExperiments(tx, { category })
    const running = known.find((it) => isRunning(it, own.now()))
    if (running?.wayA === wayA && running.wayB === wayB) return toExperiment(running, own.now())
    if (running) return refuse('conflict', ONE_AT_A_TIME)
    if (!mayBegin) return refuse('conflict', CANNOT_END)
    const row = await insertOwn(tx, 'experiment', { ...wish, block: '', createdAt: own.now() })
    return toExperiment({ ...row, tosses: [] }, own.now())
  })
}

export async function endExperiment(own: OwnServices, id: number): Promise<Experiment> {
  const [known] = await listExperiments(own, { id })
  if (!known) return refuseAsMissing()
  const endedAt = known.endedAt ?? own.now()
  await changeOwn(own, 'experiment', id, { endedAt })
  return toExperiment({ ...known, endedAt }, own.now())
}

const NOTHING: TossOffer = { offer: null, toss: null }

/** Finds the experiment for a situation's feeling. None after words of danger or soon after a death. */
export async function tossOffer(own: OwnServices, situationId: number): Promise<TossOffer> {
  const situation = (await findSituation(own, { id: situationId })) ?? refuseAsMissing()
  const found = await offerFor(own, situation)
  if (!found.offer || !(await isQuiet(own, situation))) return found
  return NOTHING
}

async function offerFor(own: Own, { id, createdAt }: Situation): Promise<TossOffer> {
  const now = own.now()
  const all = await listExperiments(own)
  for (const experiment of all) {
    const toss = experiment.tosses.find(({ situationId }) => situationId === id)
    if (toss) return { offer: null, toss: toOpenToss(experiment, toss, now) }
  }
  if (now - Date.parse(createdAt) > TOSS_WITHIN) return NOTHING
  const category = (await findNewestAnalysis(own, id))?.emotions[0]?.category
  const fitting = all.find((it) => it.category === category && isRunning(it, now))
  if (!fitting || all.some(({ tosses }) => tosses.some((it) => isWaiting(it, now)))) return NOTHING
  const { id: experimentId, wayA, wayB } = fitting
  return { offer: { experimentId, category: fitting.category, wayA, wayB }, toss: null }
}

/** Only one toss may be open, because the effects of two couldn't be separated. */
const isWaiting = (it: StoredExperiment['tosses'][number], now: number): boolean =>
  it.arm !== null && !isTossClosed(timed(it), now)

/** Tosses the coin. Without `before` the toss is recorded as refused, before the result is known. */
export async function toss(
  own: OwnServices,
  situationId: number,
  { experimentId, before }: { experimentId: number; before: number | null },
): Promise<TossOffer> {
  const { offer, toss: known } = await tossOffer(own, situationId)
  if (known) return { offer: null, toss: known }
  if (offer?.experimentId !== experimentId) return refuse('conflict', NO_TOSS_NOW)
  return withPersonLocked(own, async (tx) => {
    const situation = (await findSituation(tx, { id: situationId })) ?? refuseAsMissing()
    const again = await offerFor(tx, situation)
    if (again.offer?.experimentId !== experimentId)
      return again.toss ? again : refuse('conflict', NO_TOSS_NOW)
    const [experiment] = await listExperiments(tx, { id: experimentId })
    if (!experiment) return refuseAsMissing()
    const arm = before === null ? null : await nextArm(tx, experiment)
    const row = await insertOwn(tx, 'toss', {
      experimentId,
      situationId,
      arm,
      before,
      createdAt: own.now(),
    })
    return { offer: null, toss: toOpenToss(experiment, row, own.now()) }
  })
}

async function nextArm(own: Own, { id, block }: StoredExperiment): Promise<Arm> {
  const [arm, ...rest] = block === '' ? drawBlock(chance) : ([...block] as Arm[])
  await changeOwn(own, 'experiment', id, { block: rest.join('') })
  return arm!
}

/** Finds the toss to ask about now. */
export async function dueToss(own: Own): Promise<OpenToss | null> {
  for (const experiment of await listExperiments(own))
    for (const it of experiment.tosses)
      if (experiment.endedAt === null && isTossDue(timed(it), own.now()))
        return toOpenToss(experiment, it, own.now())
  return null
}

export async function answerToss(
  own: OwnServices,
  id: number,
  { after, did }: { after: number; did: Did },
): Promise<{ before: number; after: number }> {
  return withPersonLocked(own, async (tx) => {
    const known = await findOwn(tx, 'toss', { id })
    if (!known || known.before === null) return refuseAsMissing()
    const said = { before: known.before, after }
    if (known.answeredAt !== null)
      return known.after === after && known.did === did
        ? said
        : refuse('conflict', ANSWERED_ALREADY)
    if (!isTossDue(timed(known), own.now())) return refuse('conflict', TOSS_NOT_DUE)
    await changeOwn(tx, 'toss', id, { after, did, answeredAt: own.now() })
    return said
  })
}
