import { helpAbove } from '#web/lib/calls/help-above.ts'
import { CrisisPanel } from './crisis-panel.tsx'

/** Above the whole page, for words that were sent from anywhere on it. */
export const HelpAbove = () => (
  <div className="crisis-above" ref={(place) => place?.scrollIntoView?.({ block: 'start' })}>
    <CrisisPanel onSafe={() => helpAbove.set(false)} />
  </div>
)
