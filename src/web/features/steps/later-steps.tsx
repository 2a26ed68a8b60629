import { type ComponentProps, Suspense } from 'react'
import { later } from '#web/lib/waking/later.tsx'

const SOURCE = 'features/steps/step-plan.tsx'
export const STEP_PLAN = later(SOURCE, () =>
  import('./step-plan.tsx').then(({ StepPlan }) => StepPlan),
)
export const WEIGHING = later(SOURCE, () => import('./step-plan.tsx').then((it) => it.WeighingPart))

export const HERE_BEFORE = later('features/steps/here-before.tsx', () =>
  import('./here-before.tsx').then((it) => it.HereBefore),
)

/** Lazy-loaded plan beside a result. The server renders it in place. */
export const LaterStepPlan = (props: ComponentProps<typeof STEP_PLAN.Part>) => (
  <Suspense fallback={props.instead}>
    <STEP_PLAN.Part {...props} />
  </Suspense>
)
