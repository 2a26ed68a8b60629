import {
  type Exercise,
  type ExerciseOffer,
  isWeighed,
  type NewExercise,
} from '#domain/steps/exercise.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { offerFor } from './exercise-state.ts'
import { insertExercise, listExercises } from './exercises.repository.ts'

const NOT_OFFERED = 'This exercise isn’t offered here any more.'
const KEPT_ALREADY = 'You’ve already saved an exercise here, maybe on another device.'

/** Saves an exercise. Idempotent for the same words. */
export async function keepExercise(
  services: Services,
  owner: OwnerId,
  situationId: number,
  wish: NewExercise,
): Promise<Exercise> {
  const { db, now } = services
  const situation = (await findSituation(db, owner, { id: situationId })) ?? refuseAsMissing()
  const offer = await offerFor(services, owner, situation)
  if (offer?.kind !== wish.kind) return refuse('conflict', NOT_OFFERED)
  const anchor = offer.anchors.find(({ itemId }) => itemId === wish.itemId)
  if (offer.kind === 'anchor' && !anchor) return refuse('conflict', NOT_OFFERED)
  return withPersonLocked(db, owner, now(), async (tx) => {
    if (!(await findSituation(tx, owner, { id: situationId }))) return refuseAsMissing()
    const [known] = await listExercises(tx, owner, situationId)
    if (known)
      return known.kind === wish.kind && known.words === wish.words
        ? known
        : refuse('conflict', KEPT_ALREADY)
    return insertExercise(tx, owner, {
      situationId,
      kind: offer.kind,
      category: offer.category,
      itemName: anchor?.name ?? null,
      words: wish.words,
      hard: wish.hard || null,
      way: wish.way || null,
      ...strengthsOf(wish, offer),
      createdAt: now(),
    })
  })
}

/** Both strengths or none, and none if the offer isn't rated. */
function strengthsOf({ before, after }: NewExercise, offer: ExerciseOffer) {
  return isWeighed(offer) && before !== undefined && after !== undefined
    ? { before, after }
    : { before: null, after: null }
}
