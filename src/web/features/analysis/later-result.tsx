import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '#web/ui/spinner.tsx'

const load = () =>
  import('./analysis-result.tsx').then(({ AnalysisResult }) => ({ default: AnalysisResult }))
const Result = lazy(load)

/** Called when an analysis is asked for: by the time the answer is here, so is what shows it. */
export const fetchResultView = (): void => void load().catch(() => undefined)

/** A result, whose code comes only when there is one to show: a form or a list needs none of it. */
export function LaterResult(props: ComponentProps<typeof Result>) {
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <Result {...props} />
    </Suspense>
  )
}
