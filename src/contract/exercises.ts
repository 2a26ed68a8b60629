import * as z from 'zod/mini'
import { Exercise, ExerciseState, NewExercise } from '#domain/steps/exercise.ts'
import { Crisis } from './analyses.ts'
import { endpoint } from './endpoint.ts'
import { ById } from './id-in-address.ts'
import { KeptAnyway } from './kept-anyway.ts'
import { Deleted, Undo } from './undo.ts'

export const exercises = {
  state: endpoint({
    method: 'GET',
    path: '/api/situations/:id/exercise',
    does: 'Says which exercise, if any, is offered for a situation, and which were kept.',
    params: ById,
    reply: ExerciseState,
  }),
  keep: endpoint({
    method: 'POST',
    path: '/api/situations/:id/exercise',
    does: 'Keeps what was written in an exercise (201), or says with 200 that help comes first.',
    params: ById,
    body: z.extend(NewExercise, KeptAnyway.shape),
    reply: z.union([Exercise, Crisis]),
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/exercises/:id',
    does: 'Deletes what was written in an exercise.',
    params: ById,
    reply: Deleted,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/situations/:id/exercise-restore',
    does: 'Takes back that the words of an exercise were deleted.',
    params: ById,
    body: Undo,
    reply: Exercise,
    status: 201,
  }),
}
