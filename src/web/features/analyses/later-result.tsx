import { later } from '#web/lib/waking/later.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

/** Lazy-loaded analysis result, because forms and lists don't need its code. */
export const RESULT = later(
  () => import('./analysis-result.tsx'),
  'AnalysisResult',
  <Skeleton height={320} />,
)
