import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Relationship } from '#domain/self-map/relationship.ts'
import type { MapMemory } from '#web/pictures/map-memory.ts'
import { previewOf } from '#web/published/preview-of.tsx'
import { Button } from '#web/ui/button.tsx'
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
  items: ArrangedMap['items']
  /** The items on the map. */
  drawn: ArrangedMap['items']
  relationships: readonly Relationship[]
  memory: MapMemory
}

export function ShareMapButton({ items, drawn, relationships, memory }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Share2 aria-hidden />
        Share Self-Map
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog
            subject={{ type: 'self-map', items }}
            preview={previewOf}
            extra={
              <PictureButton shown={memory.latest()} items={drawn} relationships={relationships} />
            }
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
