import { later } from '#web/lib/waking/later.tsx'

/** Lazy-loaded card below a result. The server renders it in place. */
export const TOSS_CARD = later('features/experiments/toss-card.tsx', () =>
  import('./toss-card.tsx').then((it) => it.TossCard),
)
