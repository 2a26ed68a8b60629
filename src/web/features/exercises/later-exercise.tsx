import { type ComponentProps, lazy, Suspense } from 'react'

const Card = lazy(() =>
  import('./exercise-card.tsx').then(({ ExerciseCard }) => ({ default: ExerciseCard })),
)

/** Stands below a result; its code comes with the first one. */
export const LaterExerciseCard = (props: ComponentProps<typeof Card>) => (
  <Suspense fallback={null}>
    <Card {...props} />
  </Suspense>
)
