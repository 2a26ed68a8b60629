import { lazy, Suspense, useState } from 'react'
import { messageHrefs } from '#domain/sharing/share.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { LinkTab } from './link-tab.tsx'
import { SocialTab } from './social-tab.tsx'

const QrTab = lazy(() => import('./qr-tab.tsx').then((it) => ({ default: it.QrTab })))

const TABS = [
  { name: 'link', label: 'Link' },
  { name: 'social', label: 'Social' },
  { name: 'qr', label: 'QR Code' },
] as const

type Props = { url: string; subject: string; text: string; picture?: string }

export function ShareTabs({ url, subject, text, picture }: Props) {
  const [tab, setTab] = useState<(typeof TABS)[number]['name']>('link')
  return (
    <div className={picture ? 'share-columns' : ''}>
      {picture && <Preview source={picture} />}
      <Tabs label="Ways to share" tabs={TABS} chosen={tab} onChoose={setTab} isWide>
        {tab === 'link' && <LinkTab url={url} text={text} subject={subject} />}
        {tab === 'social' && <SocialTab hrefs={messageHrefs(subject, text, url)} text={text} />}
        {tab === 'qr' && (
          <Suspense fallback={<Spinner />}>
            <QrTab url={url} />
          </Suspense>
        )}
      </Tabs>
    </div>
  )
}

/** What other sites will show. A picture that does not come is left out. */
function Preview({ source }: { source: string }) {
  const [isShown, setShown] = useState(true)
  if (!isShown) return null
  return (
    <img
      className="share-preview"
      src={source}
      width={1200}
      height={630}
      alt="Preview of what is shared"
      onError={() => {
        console.warn('The preview picture could not be loaded')
        setShown(false)
      }}
    />
  )
}
