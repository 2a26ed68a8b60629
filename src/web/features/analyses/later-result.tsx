import { type ComponentProps, Suspense } from 'react'
import { later } from '#web/lib/waking/later.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

export const RESULT = later(() => import('./analysis-result.tsx'), 'AnalysisResult')

/** Preloads the result view when an analysis is requested, so its code is there when the answer arrives. */
export const fetchResultView = (): void => void RESULT.preload().catch(() => undefined)

/** Lazy-loaded analysis result, because forms and lists don't need its code. */
export function LaterResult(props: ComponentProps<typeof RESULT.Part>) {
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <RESULT.Part {...props} />
    </Suspense>
  )
}
