import { Share2 } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { onDemand } from '#web/lib/waking/later.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

const ShareDialog = onDemand(() => import('#web/features/shares/share-dialog.tsx'), 'ShareDialog')

/** The public page as a preview for the sharing dialog. Loaded lazily. */
const PublishedPage = onDemand(
  () => import('./published-page.tsx'),
  'PublishedPage',
  <Skeleton height={320} />,
)

type Shared = Extract<ComponentProps<typeof ShareDialog>, { preview: unknown }>
type Props = Pick<Shared, 'subject'> &
  Pick<ComponentProps<'button'>, 'style' | 'children'> & {
    /** Another way to share the same thing. */
    extra?: () => ReactNode
  }

/** Shares a map or an analysis. Loads the dialog on click. */
export function ShareButton({ subject, extra, style, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)} style={style}>
        <Share2 aria-hidden />
        {children}
      </Button>
      {isOpen && (
        <ShareDialog
          subject={subject}
          preview={(snapshot) => <PublishedPage snapshot={snapshot} isPreview />}
          extra={extra?.()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
