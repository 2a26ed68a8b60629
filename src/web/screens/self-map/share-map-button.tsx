import { Share2 } from 'lucide-react'
import { useState } from 'react'
import type { Relationship } from '#domain/self-map/relationship.ts'
import { onDemand } from '#web/lib/waking/later.tsx'
import type { MapMemory } from '#web/pictures/map-memory.ts'
import { previewOf } from '#web/published/preview-of.tsx'
import { Button } from '#web/ui/button.tsx'
import type { ArrangedMap } from './use-arrangement.ts'

const ShareDialog = onDemand(() =>
  import('#web/features/shares/share-dialog.tsx').then((it) => it.ShareDialog),
)

const PictureButton = onDemand(() =>
  import('#web/features/self-map/picture-button.tsx').then((it) => it.PictureButton),
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
        <ShareDialog
          subject={{ type: 'self-map', items }}
          preview={previewOf}
          extra={
            <PictureButton shown={memory.latest()} items={drawn} relationships={relationships} />
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
