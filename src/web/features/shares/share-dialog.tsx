import { type ReactNode, useState } from 'react'
import { PRODUCT_NAME } from '#domain/content/product.ts'
import { ONLY_PUBLIC, type Snapshot, shareSubject, shareText } from '#domain/sharing/share.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { type Published, PublishForm } from './publish-form.tsx'
import type { ShareSubject } from './share-subject.ts'
import { ShareTabs } from './share-tabs.tsx'
import './share.css'
import { withBase } from '#web/lib/base.ts'

type Props = {
  /** Another way to share the same thing, such as a picture of it. */
  extra?: ReactNode
  onClose: () => void
} & (
  | { subject?: undefined }
  | { subject: Exclude<ShareSubject, { type: 'app' }>; preview: (snapshot: Snapshot) => ReactNode }
)

const TITLES: Record<ShareSubject['type'], string> = {
  app: PRODUCT_NAME,
  'self-map': 'My Self-Map',
  analysis: 'this analysis',
}

/**
 * The share dialog of any screen. The app's address is public, but a map or an analysis is first published as a copy,
 * so others see only what was chosen.
 */
export function ShareDialog({ extra, onClose, ...given }: Props) {
  const [published, setPublished] = useState<Published | null>(null)
  const { subject } = given
  const type = subject?.type ?? 'app'
  const url = subject ? published?.url : location.origin + withBase('/')
  const title = published?.title ?? PRODUCT_NAME

  return (
    <Dialog title={`Share ${TITLES[type]}`} look={subject ? 'wide' : 'middle'} onClose={onClose}>
      <ShareTabs
        url={url}
        subject={shareSubject(title)}
        text={shareText(type, published?.hasContext ?? false, title)}
        {...(published && { picture: withBase(`/api/shares/${published.id}/picture.png`) })}
      >
        {given.subject && (
          <PublishForm subject={given.subject} preview={given.preview} onPublished={setPublished} />
        )}
      </ShareTabs>
      {extra}
      <p className="caption muted">{ONLY_PUBLIC}</p>
    </Dialog>
  )
}
