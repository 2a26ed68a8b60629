import { exercises } from '#contract/exercises.ts'
import { routesOf } from '#server/http/serve.ts'
import { exerciseState, removedExercise, restoreExercise, saveExercise } from './save-exercise.ts'

export const exerciseRoutes = routesOf(exercises, (_services) => ({
  state: ({ own, params }) => exerciseState(own, params.id),
  keep: ({ own, params, body }) => saveExercise(own, params.id, body),
  remove: ({ own, params }) => removedExercise.remove(own, params.id),
  restore: ({ own, params, body }) => restoreExercise(own, params.id, body.undo),
}))
