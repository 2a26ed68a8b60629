import { later } from '#web/lib/waking/later.tsx'

/** What stands below a table or a form, fetched once there is something to show. */
export const OPENED = later('results/opened-situation.tsx', () =>
  import('./opened-situation.tsx').then((it) => it.OpenedSituation),
)
