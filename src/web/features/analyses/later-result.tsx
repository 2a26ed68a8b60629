import { type ComponentProps, Suspense } from 'react'
import { later } from '#web/lib/waking/later.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

export const RESULT = later('features/analyses/analysis-result.tsx', () =>
  import('./analysis-result.tsx').then(({ AnalysisResult }) => AnalysisResult),
)

/** Called when an analysis is asked for: by the time the answer is here, so is what shows it. */
export const fetchResultView = (): void => void RESULT.preload().catch(() => undefined)

/** A result, whose code comes only when there is one to show: a form or a list needs none of it. */
export function LaterResult(props: ComponentProps<typeof RESULT.Part>) {
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <RESULT.Part {...props} />
    </Suspense>
  )
}
