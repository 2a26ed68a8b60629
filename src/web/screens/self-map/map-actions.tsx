import { Ellipsis, Eraser, Plus, RotateCcw, Save, Share2, Spline } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Relationship } from '#domain/self-map/relationship.ts'
import { CLEAR_EXAMPLES } from '#web/features/self-map/use-clear-examples.ts'
import { useWholeMap } from '#web/features/self-map/use-self-map.ts'
import { useIsPhone } from '#web/lib/browser/use-media-query.ts'
import type { MapMemory } from '#web/pictures/map-memory.ts'
import { previewOf } from '#web/published/preview-of.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { OnDesk, OnPhone } from '#web/ui/fitting.tsx'
import { Menu } from '#web/ui/menu.tsx'
import type { ArrangedMap } from './use-arrangement.ts'

const ShareDialog = lazy(() =>
  import('#web/features/shares/share-dialog.tsx').then((it) => ({ default: it.ShareDialog })),
)

const PictureButton = lazy(() =>
  import('#web/features/self-map/picture-button.tsx').then((it) => ({
    default: it.PictureButton,
  })),
)

type Props = {
  userId: number
  arrangement: ArrangedMap
  /** The items on the map. */
  drawn: ArrangedMap['items']
  relationships: readonly Relationship[]
  memory: MapMemory
  onAdd: () => void
  onRelate: () => void
  /** Undefined if the map has no examples. */
  onClearExamples: (() => void) | undefined
}

/** Actions on the whole map. Rare ones are in a menu. */
export function MapActions(props: Props) {
  const { userId, arrangement, drawn, relationships, memory, ...on } = props
  const { onAdd, onRelate, onClearExamples } = on
  const [open, setOpen] = useState<'reset' | 'share' | null>(null)
  const close = () => setOpen(null)
  const { reset } = useWholeMap(userId)
  const isPhone = useIsPhone()
  const { items, isSaving, save } = arrangement

  const saveLabel = isSaving ? 'Saving...' : 'Save Map'
  const share = {
    label: 'Share Self-Map',
    icon: <Share2 aria-hidden />,
    onChoose: () => setOpen('share'),
  }

  return (
    <>
      <Menu
        button={(props) => (
          <IconButton label="More for this map" {...props}>
            <Ellipsis aria-hidden />
          </IconButton>
        )}
        items={[
          { label: saveLabel, icon: <Save aria-hidden />, onChoose: save },
          ...(isPhone ? [share] : []),
          ...(onClearExamples
            ? [{ label: CLEAR_EXAMPLES, icon: <Eraser aria-hidden />, onChoose: onClearExamples }]
            : []),
          {
            label: 'Reset to Examples',
            icon: <RotateCcw aria-hidden />,
            onChoose: () => setOpen('reset'),
          },
        ]}
      />
      <OnDesk>
        <Button onClick={share.onChoose}>
          {share.icon}
          {share.label}
        </Button>
        <Button disabled={items.length < 2} onClick={onRelate}>
          <Spline aria-hidden />
          Add Relationship
        </Button>
        <Button look="primary" onClick={onAdd}>
          <Plus aria-hidden />
          Add New Item
        </Button>
      </OnDesk>
      <OnPhone>
        <Button look="primary" onClick={onAdd}>
          <Plus aria-hidden />
          <span>
            Add<span className="sr-only"> New Item</span>
          </span>
        </Button>
      </OnPhone>
      {open === 'reset' && (
        <ConfirmDialog
          title="Reset to Examples"
          text="This deletes all your own items and relationships and brings back the examples. You can’t undo it."
          confirmLabel="Reset to Examples"
          isBusy={reset.isPending}
          onConfirm={() => reset.mutate(undefined, { onSettled: close })}
          onClose={close}
        />
      )}
      {open === 'share' && (
        <Suspense>
          <ShareDialog
            subject={{ type: 'self-map', items }}
            preview={previewOf}
            extra={
              <PictureButton shown={memory.latest()} items={drawn} relationships={relationships} />
            }
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
