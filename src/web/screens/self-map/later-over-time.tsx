import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '#web/ui/spinner.tsx'

const Tab = lazy(() =>
  import('./over-time-tab.tsx').then(({ OverTimeTab }) => ({ default: OverTimeTab })),
)

/** Its code comes when the tab is opened. */
export const LaterOverTime = (props: ComponentProps<typeof Tab>) => (
  <Suspense fallback={<Skeleton height={480} />}>
    <Tab {...props} />
  </Suspense>
)
