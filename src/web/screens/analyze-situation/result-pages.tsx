import { RESULT } from '#web/features/analyses/later-result.tsx'
import { later } from '#web/lib/waking/later.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

export const WAITING = <Skeleton height={420} />

/** Result pages, loaded lazily, because the form doesn't need them. */
export const CHOSEN = later(() => import('./chosen-situation.tsx'), 'ChosenSituation', WAITING)
export const VISITORS = later(() => import('./visitor-result.tsx'), 'VisitorResult', WAITING)

/** Preloads the result page when an analysis is requested, so it is there when the reply arrives. */
export const fetchResultPage = (page: typeof CHOSEN | typeof VISITORS): void =>
  [RESULT, page].forEach(({ preload }) => void preload().catch(() => undefined))
