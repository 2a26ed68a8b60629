import * as z from 'zod/mini'
import { Exercise, ExerciseState, NewExercise } from '#domain/steps/exercise.ts'
import { endpoint } from './endpoint.ts'
import { Crisis, SaveAnyway } from './refusal.ts'
import { Deleted, Undo } from './undo.ts'

export const exercises = {
  state: endpoint('GET /api/situations/:id/exercise', {
    does: 'Says which exercise, if any, is offered for a situation, and which were saved.',
    reply: ExerciseState,
  }),
  keep: endpoint('POST /api/situations/:id/exercise', {
    does: 'Saves what was written in an exercise (201), or says with 200 that help comes first.',
    body: z.extend(NewExercise, SaveAnyway.shape),
    reply: z.union([Exercise, Crisis]),
    status: 201,
  }),
  remove: endpoint('DELETE /api/exercises/:id', {
    does: 'Deletes what was written in an exercise.',
    reply: Deleted,
  }),
  restore: endpoint('POST /api/situations/:id/exercise-restore', {
    does: 'Restores the deleted words of an exercise.',
    body: Undo,
    reply: Exercise,
    status: 201,
  }),
}
