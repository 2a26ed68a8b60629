import { UNDO_IS_OVER } from '#domain/self-map/self-map.ts'
import type { Equation } from '#domain/situation/analysis.ts'
import { kindOfMoment } from '#domain/situation/moment.ts'
import { type Situation, wordsToWatch } from '#domain/situation/situation.ts'
import {
  type Anchor,
  type Calm,
  type Exercise,
  type ExerciseOffer,
  type ExerciseState,
  exerciseFor,
  isWeighed,
  type NewExercise,
} from '#domain/steps/exercise.ts'
import { detectCrisis } from '#engine/danger/crisis.ts'
import { speaksOfHarm } from '#engine/rules/death-and-harm.ts'
import { readable } from '#server/base/db/column.ts'
import { insertOwn, ownRows } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { findNewestAnalysis } from '#server/nouns/analyses/analyses.repository.ts'
import { listRelationships } from '#server/nouns/self-map/relationships.repository.ts'
import { listItems, listOwnItems } from '#server/nouns/self-map/self-map.repository.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'
import { quietFor } from '#server/nouns/steps/quiet-time.ts'
import type { OwnServices, Services } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { removedRows } from '#server/people/removed-rows.ts'

/** Of one situation, oldest first. */
async function listExercises(own: Own, situationId: number): Promise<Exercise[]> {
  const rows = await ownRows(own, 'exercise')
    .selectAll()
    .where('situationId', '=', situationId)
    .orderBy('id')
    .execute()
  return rows.map(readable)
}

/** Offers an exercise if none is saved. */
export async function exerciseState(own: OwnServices, id: number): Promise<ExerciseState> {
  const situation = (await findSituation(own, { id })) ?? refuseAsMissing()
  const kept = await listExercises(own, id)
  return { offer: kept.length > 0 ? null : await offerFor(own, situation), kept }
}

async function offerFor(own: OwnServices, situation: Situation): Promise<ExerciseOffer | null> {
  const analysis = await findNewestAnalysis(own, situation.id)
  if (!analysis) return null
  const ties = await listRelationships(own, await listItems(own))
  const asked = {
    analysis,
    chosen: situation.items,
    ties,
    calm: await calmFor(own, situation, analysis.equations),
  }
  let map = (await listOwnItems(own)).filter(({ name }) => !speaksOfHarm(name))
  for (let tried = 0; tried < MAX_TRIED; tried += 1) {
    const offer = exerciseFor({ ...asked, map })
    const notToHold = await findDanger(own, offer?.anchors ?? [])
    if (!notToHold) return offer
    map = map.filter(({ id }) => id !== notToHold.itemId)
  }
  return null
}

/**
 * The limit on tried offers, because checking a whole map would delay other requests. If all are doubtful, no
 * exercise is offered.
 */
const MAX_TRIED = 10

/** Finds an anchor whose name may hint at danger, so it isn't offered. */
async function findDanger({ engines }: Services, anchors: readonly Anchor[]) {
  for (const anchor of anchors)
    if (await engines.embedded.checkWithSmallModel([anchor.name], 'care')) return anchor
  return null
}

/** Events in which a person hurts another. */
const HARM_EVENTS: readonly string[] = ['violence', 'harassed', 'bullied']

/** Never after danger or violence. Soon after a death only anchors. */
async function calmFor(
  own: OwnServices,
  situation: Situation,
  equations: readonly Equation[],
): Promise<Calm> {
  const words = wordsToWatch(situation)
  const isHarm =
    words.some(speaksOfHarm) ||
    detectCrisis(words).level !== 'none' ||
    equations.some(({ moment }) => moment && HARM_EVENTS.includes(kindOfMoment(moment.name)))
  if (isHarm) return 'never'
  const quiet = await quietFor(own, situation)
  return quiet === 'danger' ? 'never' : (quiet ?? 'any')
}

export const removedExercise = removedRows('exercise undo', [{ table: 'exercise', by: 'id' }])

/** Restores an exercise if its situation still exists. Idempotent. */
export function restoreExercise(
  own: OwnServices,
  situationId: number,
  undo: string,
): Promise<Exercise> {
  const { id, rows } = removedExercise.unpack(own, undo)
  if (rows.exercise[0]?.situationId !== situationId) refuse('invalid', UNDO_IS_OVER)
  return withPersonLocked(own, async (tx) => {
    if (!(await findSituation(tx, { id: situationId }))) return refuseAsMissing()
    const find = async () => (await listExercises(tx, situationId)).find((one) => one.id === id)
    if (!(await find())) await removedExercise.put(tx.db, rows)
    return (await find()) ?? refuseAsMissing()
  })
}

const NOT_OFFERED = 'This exercise isn’t offered here any more.'
const KEPT_ALREADY = 'You’ve already saved an exercise here, maybe on another device.'

/** Saves an exercise. Idempotent for the same words. */
export async function saveExercise(
  own: OwnServices,
  situationId: number,
  wish: NewExercise,
): Promise<Exercise> {
  const situation = (await findSituation(own, { id: situationId })) ?? refuseAsMissing()
  const offer = await offerFor(own, situation)
  if (offer?.kind !== wish.kind) return refuse('conflict', NOT_OFFERED)
  const anchor = offer.anchors.find(({ itemId }) => itemId === wish.itemId)
  if (offer.kind === 'anchor' && !anchor) return refuse('conflict', NOT_OFFERED)
  return withPersonLocked(own, async (tx) => {
    if (!(await findSituation(tx, { id: situationId }))) return refuseAsMissing()
    const [known] = await listExercises(tx, situationId)
    if (known)
      return known.kind === wish.kind && known.words === wish.words
        ? known
        : refuse('conflict', KEPT_ALREADY)
    const row = await insertOwn(tx, 'exercise', {
      situationId,
      kind: offer.kind,
      category: offer.category,
      itemName: anchor?.name ?? null,
      words: wish.words,
      hard: wish.hard || null,
      way: wish.way || null,
      ...strengthsOf(wish, offer),
      createdAt: own.now(),
    })
    return readable(row)
  })
}

/** Both strengths or none, and none if the offer isn't rated. */
function strengthsOf({ before, after }: NewExercise, offer: ExerciseOffer) {
  return isWeighed(offer) && before !== undefined && after !== undefined
    ? { before, after }
    : { before: null, after: null }
}
