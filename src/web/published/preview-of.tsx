import type { ReactNode } from 'react'
import type { Snapshot } from '#domain/sharing/share.ts'
import { onDemand } from '#web/lib/waking/later.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

const PublishedPage = onDemand(
  () => import('./published-page.tsx'),
  'PublishedPage',
  <Skeleton height={320} />,
)

/** The public page as a preview for the sharing dialog. Loaded lazily. */
export const previewOf = (snapshot: Snapshot): ReactNode => (
  <PublishedPage snapshot={snapshot} isPreview />
)
