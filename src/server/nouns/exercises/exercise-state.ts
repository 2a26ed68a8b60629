import type { Equation } from '#domain/situation/analysis.ts'
import { kindOfMoment } from '#domain/situation/moment.ts'
import { type Situation, wordsToWatch } from '#domain/situation/situation.ts'
import {
  type Anchor,
  type Calm,
  type ExerciseOffer,
  type ExerciseState,
  exerciseFor,
} from '#domain/steps/exercise.ts'
import { detectCrisis } from '#engine/danger/crisis.ts'
import { speaksOfHarm } from '#engine/rules/death-and-harm.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import { findNewestAnalysis } from '#server/nouns/analyses/analyses.repository.ts'
import { listRelationships } from '#server/nouns/self-map/relationships.repository.ts'
import { listItems, listOwnItems } from '#server/nouns/self-map/self-map.repository.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'
import { quietFor } from '#server/nouns/steps/quiet-time.ts'
import type { Services } from '#server/outside/services.ts'
import { listExercises } from './exercises.repository.ts'

/** Offers an exercise if none is saved. */
export async function exerciseState(
  services: Services,
  owner: OwnerId,
  id: number,
): Promise<ExerciseState> {
  const situation = (await findSituation(services.db, owner, { id })) ?? refuseAsMissing()
  const kept = await listExercises(services.db, owner, id)
  return { offer: kept.length > 0 ? null : await offerFor(services, owner, situation), kept }
}

export async function offerFor(
  services: Services,
  owner: OwnerId,
  situation: Situation,
): Promise<ExerciseOffer | null> {
  const { db } = services
  const analysis = await findNewestAnalysis(db, owner, situation.id)
  if (!analysis) return null
  const ties = await listRelationships(db, owner, await listItems(db, owner))
  const asked = {
    analysis,
    chosen: situation.items,
    ties,
    calm: await calmFor(services, owner, situation, analysis.equations),
  }
  let map = (await listOwnItems(db, owner)).filter(({ name }) => !speaksOfHarm(name))
  for (let tried = 0; tried < MOST_TRIED; tried += 1) {
    const offer = exerciseFor({ ...asked, map })
    const notToHold = await findDanger(services, offer?.anchors ?? [])
    if (!notToHold) return offer
    map = map.filter(({ id }) => id !== notToHold.itemId)
  }
  return null
}

/**
 * The limit on tried offers, because checking a whole map would delay other requests. If all are doubtful, no
 * exercise is offered.
 */
const MOST_TRIED = 10

/** Finds an anchor whose name may speak of danger, because it must not be offered. */
async function findDanger({ engines }: Services, anchors: readonly Anchor[]) {
  for (const anchor of anchors)
    if (await engines.embedded.checkWithSmallModel([anchor.name], 'care')) return anchor
  return null
}

/** Events in which a person hurts another. */
const HARM_EVENTS: readonly string[] = ['violence', 'harassed', 'bullied']

/** Never after danger or violence. Soon after a death only anchors. */
async function calmFor(
  services: Services,
  owner: OwnerId,
  situation: Situation,
  equations: readonly Equation[],
): Promise<Calm> {
  const words = wordsToWatch(situation)
  const isHarm =
    words.some(speaksOfHarm) ||
    detectCrisis(words).level !== 'none' ||
    equations.some(({ moment }) => moment && HARM_EVENTS.includes(kindOfMoment(moment.name)))
  if (isHarm) return 'never'
  const quiet = await quietFor(services, owner, situation)
  return quiet === 'danger' ? 'never' : (quiet ?? 'any')
}
