import { ImageDown } from 'lucide-react'
import { useState } from 'react'
import { layOutMap, type MapLayout } from '#domain/self-map/layout/layout.ts'
import { sceneOf } from '#domain/self-map/layout/scene.ts'
import type { MapItem } from '#domain/self-map/layout/shape-pills.ts'
import type { Relationship } from '#domain/self-map/relationship.ts'
import { saveFile } from '#web/lib/browser/save-file.ts'
import { measureText } from '#web/pictures/measure-text.ts'
import { paintMap } from '#web/pictures/paint-map.ts'
import { Button } from '#web/ui/button.tsx'
import { tell } from '#web/ui/toast.tsx'

const FILE_NAME = 'self-map.png'
const DENSITY = 2
const QUALITY = 0.95
/** In pixels. A narrower map gets a new layout, so the picture isn't a narrow strip. */
const NARROW = 480
const PICTURE_BOX = { width: 800, height: 800 }

/** Renders the map as a PNG, as on the screen or with a new layout if the screen is small. */
async function makePicture(
  shown: MapLayout | null,
  items: readonly MapItem[],
  relationships: readonly Relationship[],
): Promise<Blob> {
  await Promise.all(
    ['500', '600', '700'].map((weight) => document.fonts.load(`${weight} 13px "Figtree Variable"`)),
  )
  const isUsable = shown && shown.box.width >= NARROW
  const layout = isUsable ? shown : layOutMap({ items, box: PICTURE_BOX, measure: measureText })
  const canvas = paintMap(sceneOf(layout, relationships), DENSITY)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))),
      'image/png',
      QUALITY,
    ),
  )
}

/** Opens the device's share sheet with the picture, or downloads it if there is none. */
async function sharePicture(picture: Promise<Blob>): Promise<void> {
  const blob = await picture.catch(() => null)
  if (!blob) return tell({ title: 'Error', text: 'Failed to generate image', isBad: true })
  const file = new File([blob], FILE_NAME, { type: 'image/png' })
  if (!navigator.canShare?.({ files: [file] })) return saveFile(FILE_NAME, blob)
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError'
    if (!isCancelled) tell({ title: 'Error', text: 'Failed to share self-map', isBad: true })
  }
}

type Props = {
  shown: MapLayout | null
  items: readonly MapItem[]
  relationships: readonly Relationship[]
}

/**
 * Shares or downloads the map as a picture. Renders it on mount, because Safari opens its share sheet only directly
 * from the click.
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
      Save or send a picture of your whole map
    </Button>
  )
}
