import { later } from '#web/lib/waking/later.tsx'

/** Lazy-loaded card below a result. The server renders it in place. */
export const EXERCISE_CARD = later('features/exercises/exercise-card.tsx', () =>
  import('./exercise-card.tsx').then(({ ExerciseCard }) => ExerciseCard),
)
