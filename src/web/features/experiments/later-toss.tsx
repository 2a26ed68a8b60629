import { type ComponentProps, Suspense } from 'react'
import { later } from '#web/lib/waking/later.tsx'

export const TOSS_CARD = later('features/experiments/toss-card.tsx', () =>
  import('./toss-card.tsx').then((it) => it.TossCard),
)

/** Lazy-loaded card below a result. The server renders it in place. */
export const LaterTossCard = (props: ComponentProps<typeof TOSS_CARD.Part>) => (
  <Suspense fallback={null}>
    <TOSS_CARD.Part {...props} />
  </Suspense>
)
