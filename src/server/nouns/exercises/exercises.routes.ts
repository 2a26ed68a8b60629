import { exercises } from '#contract/exercises.ts'
import { routesOf } from '#server/http/serve.ts'
import { exerciseState, removedExercise, restoreExercise, saveExercise } from './save-exercise.ts'

export const exerciseRoutes = routesOf(exercises, (services) => ({
  state: ({ owner, params }) => exerciseState(services, owner, params.id),
  keep: ({ owner, params, body }) => saveExercise(services, owner, params.id, body),
  remove: ({ owner, params }) => removedExercise.remove(services, owner, params.id),
  restore: ({ owner, params, body }) => restoreExercise(services, owner, params.id, body.undo),
}))
