import { fetchResultView } from '#web/features/analyses/later-result.tsx'
import { later } from '#web/lib/waking/later.tsx'

/** What stands around a result. Who only opens the form needs none of it. */
export const CHOSEN = later('screens/analyze-situation/chosen-situation.tsx', () =>
  import('./chosen-situation.tsx').then((it) => it.ChosenSituation),
)
export const VISITORS = later('screens/analyze-situation/visitor-result.tsx', () =>
  import('./visitor-result.tsx').then((it) => it.VisitorResult),
)

/** Called when an analysis is asked for: by the time the answer is here, so is what shows it. */
export function fetchResultPage(page: typeof CHOSEN | typeof VISITORS): void {
  fetchResultView()
  void page.preload().catch(() => undefined)
}
