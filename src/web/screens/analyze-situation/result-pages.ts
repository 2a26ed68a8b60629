import { fetchResultView } from '#web/features/analyses/later-result.tsx'
import { later } from '#web/lib/waking/later.tsx'

/** Result pages, loaded lazily, because the form doesn't need them. */
export const CHOSEN = later('screens/analyze-situation/chosen-situation.tsx', () =>
  import('./chosen-situation.tsx').then((it) => it.ChosenSituation),
)
export const VISITORS = later('screens/analyze-situation/visitor-result.tsx', () =>
  import('./visitor-result.tsx').then((it) => it.VisitorResult),
)

/** Preloads the result page when an analysis is requested, so it is there when the reply arrives. */
export function fetchResultPage(page: typeof CHOSEN | typeof VISITORS): void {
  fetchResultView()
  void page.preload().catch(() => undefined)
}
