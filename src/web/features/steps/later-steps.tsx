import { type ComponentProps, Suspense } from 'react'
import { later } from '#web/lib/later.tsx'

export const STEP_PLAN = later('features/steps/step-plan.tsx', () =>
  import('./step-plan.tsx').then(({ StepPlan }) => StepPlan),
)

/** What follows from a result; its code comes with the first result, and the server draws it in its place. */
export const LaterStepPlan = (props: ComponentProps<typeof STEP_PLAN.Part>) => (
  <Suspense fallback={null}>
    <STEP_PLAN.Part {...props} />
  </Suspense>
)
