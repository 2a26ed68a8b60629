import { type ComponentProps, lazy, Suspense } from 'react'

const Due = lazy(() =>
  import('./due-forecast.tsx').then(({ DueForecast }) => ({ default: DueForecast })),
)

/** The card that asks what came; its code comes only when a day has come. */
export const LaterDueForecast = (props: ComponentProps<typeof Due>) => (
  <Suspense fallback={null}>
    <Due {...props} />
  </Suspense>
)
