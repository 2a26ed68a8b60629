import { helpAbove } from '#web/lib/calls/help-above.ts'
import { CrisisPanel } from './crisis-panel.tsx'

/** Help above the whole page, for text sent from anywhere on it. */
export const HelpAbove = () => (
  <div className="crisis-above" ref={(place) => place?.scrollIntoView?.({ block: 'start' })}>
    <CrisisPanel onSafe={() => helpAbove.set(false)} />
  </div>
)
