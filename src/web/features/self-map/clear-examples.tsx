import { isExample, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { Button } from '#web/ui/button.tsx'
import { CLEAR_EXAMPLES, type ClearsExamples } from './use-clear-examples.ts'

type Props = { items: readonly SelfMapItem[]; clear: ClearsExamples }

/** Above the list, as long as there is something on it that nobody has chosen yet. */
export function AboutExamples({ items, clear }: Props) {
  if (!items.some(isExample)) return null
  return (
    <div className="clear-examples">
      <p className="small muted">
        Dashed items are examples, not yours. Keep what fits with “Save as Mine”.
      </p>
      <Button size="small" disabled={clear.isBusy} onClick={clear.run}>
        {CLEAR_EXAMPLES}
      </Button>
    </div>
  )
}
