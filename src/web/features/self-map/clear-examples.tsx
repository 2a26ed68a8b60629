import { isExample, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { Button } from '#web/ui/button.tsx'
import { CLEAR_EXAMPLES, type ClearsExamples } from './use-clear-examples.ts'
import type { ExamplesOnMap } from './use-examples-on-map.ts'

type Props = {
  items: readonly SelfMapItem[]
  clear: ClearsExamples
  onMap: Pick<ExamplesOnMap, 'areShown' | 'toggle'>
}

/** Shown above the list while it contains examples. */
export function AboutExamples({ items, clear, onMap }: Props) {
  if (!items.some(isExample)) return null
  return (
    <div className="clear-examples">
      <p className="small muted">
        {onMap.areShown
          ? 'Dashed items are examples, not yours. If one fits, press “Save as Mine”.'
          : 'Your map shows only your own items. The examples are in this list. If one fits, press “Save as Mine”.'}
      </p>
      <Button size="small" disabled={clear.isBusy} onClick={clear.run}>
        {CLEAR_EXAMPLES}
      </Button>
      {onMap.toggle && (
        <Button size="small" onClick={onMap.toggle}>
          {onMap.areShown ? 'Hide the examples on the map' : 'Show the examples on the map'}
        </Button>
      )}
    </div>
  )
}
