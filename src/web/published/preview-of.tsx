import { lazy, type ReactNode, Suspense } from 'react'
import type { Snapshot } from '#domain/sharing/share.ts'
import { Skeleton } from '#web/ui/spinner.tsx'

const PublishedPage = lazy(() =>
  import('./published-page.tsx').then((it) => ({ default: it.PublishedPage })),
)

/** The public page as a preview for the sharing dialog. Loaded lazily. */
export const previewOf = (snapshot: Snapshot): ReactNode => (
  <Suspense fallback={<Skeleton height={320} />}>
    <PublishedPage snapshot={snapshot} isPreview />
  </Suspense>
)
