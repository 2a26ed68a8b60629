import { Button } from '#web/ui/button.tsx'
import { CLEAR_EXAMPLES, type ClearsExamples } from './use-clear-examples.ts'

/** Above the list, once there is something of one's own beside the examples. */
export function ClearExamples({ clear }: { clear: ClearsExamples }) {
  return (
    <div className="clear-examples">
      <p className="small muted">
        The examples have stepped back. Keep what fits with “Save as Mine”.
      </p>
      <Button size="small" disabled={clear.isBusy} onClick={clear.run}>
        {CLEAR_EXAMPLES}
      </Button>
    </div>
  )
}
