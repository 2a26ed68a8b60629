import { fetchResultView } from '#web/features/analyses/later-result.tsx'
import { later } from '#web/lib/waking/later.tsx'

/** Result pages, loaded lazily, because the form doesn't need them. */
export const CHOSEN = later(() => import('./chosen-situation.tsx'), 'ChosenSituation')
export const VISITORS = later(() => import('./visitor-result.tsx'), 'VisitorResult')

/** Preloads the result page when an analysis is requested, so it is there when the reply arrives. */
export function fetchResultPage(page: typeof CHOSEN | typeof VISITORS): void {
  fetchResultView()
  void page.preload().catch(() => undefined)
}
