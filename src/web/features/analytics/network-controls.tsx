import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { categoryLabel } from '#domain/self-map/self-map.ts'
import { Button, IconButton } from '#web/ui/button.tsx'

type Props = {
  selected: string | null
  /** Gets the name of the arrow key that does the same. */
  onMove: (key: string) => void
  onArrange: () => void
}

const WAYS = [
  ['ArrowLeft', 'Move left', ArrowLeft],
  ['ArrowUp', 'Move up', ArrowUp],
  ['ArrowDown', 'Move down', ArrowDown],
  ['ArrowRight', 'Move right', ArrowRight],
] as const

/** Everything a drag can do, for those who cannot drag. */
export function NetworkControls({ selected, onMove, onArrange }: Props) {
  return (
    <div className="network-controls">
      <fieldset className="row" disabled={selected === null}>
        <legend className="small muted">
          {selected === null ? (
            'Nothing chosen'
          ) : (
            <>
              Move <bdi>{categoryLabel(selected)}</bdi>
            </>
          )}
        </legend>
        {WAYS.map(([key, label, Icon]) => (
          <IconButton key={key} label={label} look="outline" onClick={() => onMove(key)}>
            <Icon aria-hidden />
          </IconButton>
        ))}
      </fieldset>
      <Button onClick={onArrange}>Arrange again</Button>
    </div>
  )
}
