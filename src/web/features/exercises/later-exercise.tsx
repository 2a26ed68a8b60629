import { type ComponentProps, Suspense } from 'react'
import { later } from '#web/lib/waking/later.tsx'

export const EXERCISE_CARD = later('features/exercises/exercise-card.tsx', () =>
  import('./exercise-card.tsx').then(({ ExerciseCard }) => ExerciseCard),
)

/** Stands below a result; its code comes with the first one, and the server draws it in its place. */
export const LaterExerciseCard = (props: ComponentProps<typeof EXERCISE_CARD.Part>) => (
  <Suspense fallback={null}>
    <EXERCISE_CARD.Part {...props} />
  </Suspense>
)
