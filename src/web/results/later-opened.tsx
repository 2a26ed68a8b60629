import { later } from '#web/lib/waking/later.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

/** The opened situation below a table or form, loaded lazily. */
export const OPENED = later(
  'results/opened-situation.tsx',
  () => import('./opened-situation.tsx').then((it) => it.OpenedSituation),
  <Skeleton height={320} />,
)
