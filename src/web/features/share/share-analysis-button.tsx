import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

const ShareDialog = lazy(() =>
  import('./share-dialog.tsx').then((it) => ({ default: it.ShareDialog })),
)

type Props = { situationId: number; title: string; reading: string }

/** Offers to share one analysis; the dialog is fetched when it is asked for. */
export function ShareAnalysisButton(subject: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Share2 aria-hidden />
        Share
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog subject={{ type: 'analysis', ...subject }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
