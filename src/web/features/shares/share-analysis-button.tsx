import { Share2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Snapshot } from '#domain/sharing/share.ts'
import type { ItemSnapshot } from '#domain/situation/situation.ts'
import { onDemand } from '#web/lib/waking/later.tsx'
import { Button } from '#web/ui/button.tsx'

const ShareDialog = onDemand(() => import('./share-dialog.tsx').then((it) => it.ShareDialog))

type Props = {
  /** With the items its analysis is about. */
  situation: { id: number; items: readonly ItemSnapshot[] }
  /** False while the analysis isn't settled and can't be shared. The button reserves its space, so nothing moves. */
  isReady: boolean
  preview: (snapshot: Snapshot) => ReactNode
}

/** Shares one analysis. Loads the dialog on click. */
export function ShareAnalysisButton({ situation: { id, items }, isReady, preview }: Props) {
  const [isOpen, setOpen] = useState(false)
  const named = items.map(({ itemId, name }) => ({ id: itemId, name }))
  return (
    <>
      <Button onClick={() => setOpen(true)} {...(!isReady && { style: { visibility: 'hidden' } })}>
        <Share2 aria-hidden />
        Share
      </Button>
      {isOpen && (
        <ShareDialog
          subject={{ type: 'analysis', situationId: id, items: named }}
          preview={preview}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
