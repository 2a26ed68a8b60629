import { type ComponentProps, Suspense } from 'react'
import { later } from '#web/lib/waking/later.tsx'

export const EXERCISE_CARD = later('features/exercises/exercise-card.tsx', () =>
  import('./exercise-card.tsx').then(({ ExerciseCard }) => ExerciseCard),
)

/** Lazy-loaded card below a result. The server renders it in place. */
export const LaterExerciseCard = (props: ComponentProps<typeof EXERCISE_CARD.Part>) => (
  <Suspense fallback={null}>
    <EXERCISE_CARD.Part {...props} />
  </Suspense>
)
