import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '#web/ui/spinner.tsx'

const Panel = lazy(() =>
  import('./relationships-panel.tsx').then((it) => ({ default: it.RelationshipsPanel })),
)

/** Its code comes when the tab is opened. */
export const LaterRelationships = (props: ComponentProps<typeof Panel>) => (
  <Suspense fallback={<Skeleton height={480} />}>
    <Panel {...props} />
  </Suspense>
)
