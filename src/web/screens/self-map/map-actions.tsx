import { Ellipsis, Eraser, Plus, RotateCcw, Save, Spline } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CLEAR_EXAMPLES } from '#web/features/self-map/use-clear-examples.ts'
import { useWholeMap } from '#web/features/self-map/use-self-map.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { OnDesk } from '#web/ui/fitting.tsx'
import { Menu } from '#web/ui/menu.tsx'
import type { ArrangedMap } from './use-arrangement.ts'

type Props = {
  userId: number
  arrangement: ArrangedMap
  /** The share button. On a phone it is below the map. */
  share: ReactNode
  onAdd: () => void
  onRelate: () => void
  /** Undefined if the map has no examples. */
  onClearExamples: (() => void) | undefined
}

/** Actions on the whole map. Rare ones are in a menu. */
export function MapActions({ userId, arrangement, share, ...on }: Props) {
  const { onAdd, onRelate, onClearExamples } = on
  const [isResetting, setResetting] = useState(false)
  const { reset } = useWholeMap(userId)
  const { items, isSaving, save } = arrangement

  return (
    <>
      <Menu
        button={(props) => (
          <IconButton label="More for this map" {...props}>
            <Ellipsis aria-hidden />
          </IconButton>
        )}
        items={[
          {
            label: isSaving ? 'Saving...' : 'Save Map',
            icon: <Save aria-hidden />,
            onChoose: save,
          },
          ...(onClearExamples
            ? [{ label: CLEAR_EXAMPLES, icon: <Eraser aria-hidden />, onChoose: onClearExamples }]
            : []),
          {
            label: 'Reset to Examples',
            icon: <RotateCcw aria-hidden />,
            onChoose: () => setResetting(true),
          },
        ]}
      />
      <OnDesk>
        {share}
        <Button disabled={items.length < 2} onClick={onRelate}>
          <Spline aria-hidden />
          Add Relationship
        </Button>
      </OnDesk>
      <Button look="primary" onClick={onAdd}>
        <Plus aria-hidden />
        Add New Item
      </Button>
      {isResetting && (
        <ConfirmDialog
          title="Reset to Examples"
          text="This deletes all your own items and relationships and brings back the examples. You can’t undo it."
          confirmLabel="Reset to Examples"
          isBusy={reset.isPending}
          onConfirm={() => reset.mutate(undefined, { onSettled: () => setResetting(false) })}
          onClose={() => setResetting(false)}
        />
      )}
    </>
  )
}
