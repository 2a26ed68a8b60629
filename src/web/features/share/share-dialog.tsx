import { type ReactNode, useState } from 'react'
import { PRODUCT_NAME } from '#domain/product.ts'
import { ONLY_PUBLIC, shareSubject, shareText } from '#domain/share.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { PublishForm } from './publish-form.tsx'
import type { ShareSubject } from './share-subject.ts'
import { ShareTabs } from './share-tabs.tsx'
import './share.css'

type Props = {
  subject?: ShareSubject
  /** Another way to share the same thing, such as a picture of it. */
  extra?: ReactNode
  onClose: () => void
}
type Published = { id: string; url: string; hasContext: boolean }

const titleOf = (subject: ShareSubject): string => {
  if (subject.type === 'app') return PRODUCT_NAME
  return subject.type === 'self-map' ? 'My Self-Map' : subject.title
}

/**
 * Over any screen. The app's address is public already; a map or an analysis is first published as a
 * copy, so that nobody sees more than what was chosen to be seen.
 */
export function ShareDialog({ subject = { type: 'app' }, extra, onClose }: Props) {
  const [published, setPublished] = useState<Published | null>(null)
  const title = titleOf(subject)
  const url = subject.type === 'app' ? `${location.origin}/` : published?.url
  const reading = subject.type === 'analysis' ? subject.reading : undefined

  return (
    <Dialog title={`Share ${title}`} look={published ? 'wide' : 'middle'} onClose={onClose}>
      {url ? (
        <ShareTabs
          url={url}
          subject={shareSubject(title)}
          text={shareText(subject.type, published?.hasContext ?? false, reading)}
          {...(published && { picture: `/api/shares/${published.id}/picture.png` })}
        />
      ) : (
        subject.type !== 'app' && <PublishForm subject={subject} onPublished={setPublished} />
      )}
      {extra}
      <p className="caption muted">{ONLY_PUBLIC}</p>
    </Dialog>
  )
}
