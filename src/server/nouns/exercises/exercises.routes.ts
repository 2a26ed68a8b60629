import { exercises } from '#contract/exercises.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'
import { exerciseState } from './exercise-state.ts'
import { keepExercise } from './keep-exercise.ts'
import { removedExercise, restoreExercise } from './remove-exercise.ts'

export function exerciseRoutes(app: App, services: Services): void {
  serve(app, exercises.state, ({ owner, params }) => exerciseState(services, owner, params.id))
  serve(app, exercises.keep, ({ owner, params, body }) =>
    keepExercise(services, owner, params.id, body),
  )
  serve(app, exercises.remove, ({ owner, params }) =>
    removedExercise.remove(services, owner, params.id),
  )
  serve(app, exercises.restore, ({ owner, params, body }) =>
    restoreExercise(services, owner, params.id, body.undo),
  )
}
