import { type ComponentProps, lazy, Suspense } from 'react'

const Plan = lazy(() => import('./step-plan.tsx').then(({ StepPlan }) => ({ default: StepPlan })))
const Due = lazy(() => import('./due-step.tsx').then(({ DueStep }) => ({ default: DueStep })))

/** What follows from a result; its code comes with the first result. */
export const LaterStepPlan = (props: ComponentProps<typeof Plan>) => (
  <Suspense fallback={null}>
    <Plan {...props} />
  </Suspense>
)

/** The card that asks; its code comes only when there is something to ask. */
export const LaterDueStep = (props: ComponentProps<typeof Due>) => (
  <Suspense fallback={null}>
    <Due {...props} />
  </Suspense>
)
