import { type ComponentProps, lazy, Suspense } from 'react'

const Plan = lazy(() => import('./step-plan.tsx').then(({ StepPlan }) => ({ default: StepPlan })))

/** What follows from a result; its code comes with the first result. */
export const LaterStepPlan = (props: ComponentProps<typeof Plan>) => (
  <Suspense fallback={null}>
    <Plan {...props} />
  </Suspense>
)
