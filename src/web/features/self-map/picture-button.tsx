import { ImageDown } from 'lucide-react'
import { useState } from 'react'
import type { MapLayout } from '#domain/self-map/layout/layout.ts'
import type { MapItem } from '#domain/self-map/layout/shape-pills.ts'
import type { Relationship } from '#domain/self-map/relationship.ts'
import { Button } from '#web/ui/button.tsx'
import { makePicture, sharePicture } from './save-picture.ts'

type Props = {
  shown: MapLayout | null
  items: readonly MapItem[]
  relationships: readonly Relationship[]
}

/**
 * The map as a picture file, for the share sheet or the downloads. The picture is made as soon as the
 * button is there, because Safari opens its share sheet only straight from the click.
 */
export function PictureButton({ shown, items, relationships }: Props) {
  const [picture] = useState(() => {
    const made = makePicture(shown, items, relationships)
    made.catch(() => undefined)
    return made
  })
  return (
    <Button onClick={() => void sharePicture(picture)}>
      <ImageDown aria-hidden />
      Save or send a picture instead
    </Button>
  )
}
