import { lazy, type ReactNode, Suspense } from 'react'
import type { Snapshot } from '#domain/sharing/share.ts'
import { Skeleton } from '#web/ui/spinner.tsx'

const PublishedPage = lazy(() =>
  import('./published-page.tsx').then((it) => ({ default: it.PublishedPage })),
)

/** The public page for the dialog that publishes it; fetched when something is to be shared. */
export const previewOf = (snapshot: Snapshot): ReactNode => (
  <Suspense fallback={<Skeleton height={320} />}>
    <PublishedPage snapshot={snapshot} isPreview />
  </Suspense>
)
