import { AtSign, Check, Copy, Mail, Share, Users } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { messageHrefs } from '#domain/sharing/share.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

/** In milliseconds: the time "Copied" is shown. */
const CONFIRMATION = 2000

/** Copies a text and confirms it for a moment. Only logs if the clipboard refuses. */
function useCopy() {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setCopied(false), CONFIRMATION)
    } catch {
      console.warn('The clipboard isn’t available')
    }
  }

  return { isCopied, copy }
}

type LinkTabProps = { url: string; text: string; subject: string }

function LinkTab({ url, text, subject }: LinkTabProps) {
  const { isCopied, copy } = useCopy()
  // Closing the share sheet rejects the promise, which isn't a failure.
  const openSheet = () => void navigator.share({ title: subject, text, url }).catch(() => undefined)

  return (
    <div className="stack">
      <TextField label="Link" readOnly value={url} onFocus={(event) => event.target.select()} />
      <div className="row">
        <Button look="primary" onClick={() => copy(url)}>
          {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {isCopied ? 'Copied' : 'Copy link'}
        </Button>
        {'share' in navigator && (
          <Button onClick={openSheet}>
            <Share aria-hidden />
            Share with an app
          </Button>
        )}
      </div>
      <p className="sr-only" role="status">
        {isCopied ? 'Link copied' : ''}
      </p>
    </div>
  )
}

const QrTab = lazy(() => import('./qr-tab.tsx').then((it) => ({ default: it.QrTab })))

const TABS = [
  { name: 'link', label: 'Link' },
  { name: 'social', label: 'Social' },
  { name: 'qr', label: 'QR Code' },
] as const

type Props = {
  /** Undefined until something is public. */
  url: string | undefined
  subject: string
  text: string
  picture?: string
  /** Publishes it. Shown in every tab until `url` is there. */
  children: ReactNode
}

export function ShareTabs({ url, subject, text, picture, children }: Props) {
  const [tab, setTab] = useState<(typeof TABS)[number]['name']>('link')
  return (
    <div className={picture ? 'share-columns' : ''}>
      {picture && <Preview source={picture} />}
      <Tabs label="Ways to share" tabs={TABS} chosen={tab} onChoose={setTab} isWide>
        {url === undefined ? (
          children
        ) : tab === 'link' ? (
          <LinkTab url={url} text={text} subject={subject} />
        ) : tab === 'social' ? (
          <SocialTab hrefs={messageHrefs(subject, text, url)} text={text} />
        ) : (
          <Suspense fallback={<Spinner />}>
            <QrTab url={url} />
          </Suspense>
        )}
      </Tabs>
    </div>
  )
}

/** The picture other sites will show. Hidden if it fails to load. */
function Preview({ source }: { source: string }) {
  const [isShown, setShown] = useState(true)
  if (!isShown) return null
  return (
    <img
      className="share-preview"
      src={source}
      width={1200}
      height={630}
      alt="Preview of what you’re sharing"
      onError={() => {
        console.warn('We couldn’t load the preview picture')
        setShown(false)
      }}
    />
  )
}

type SocialTabProps = { hrefs: ReturnType<typeof messageHrefs>; text: string }

/** Opens a prefilled message in another app, for the person to send there. */
function SocialTab({ hrefs, text }: SocialTabProps) {
  return (
    <div className="stack">
      <p className="share-message">{text}</p>
      <div className="share-ways">
        <LinkButton href={hrefs.email} isExternal>
          <Mail aria-hidden />
          Email
        </LinkButton>
        <LinkButton href={hrefs.microblog} isExternal>
          <AtSign aria-hidden />
          Post on X
        </LinkButton>
        <LinkButton href={hrefs.network} isExternal>
          <Users aria-hidden />
          Share on Facebook
        </LinkButton>
      </div>
    </div>
  )
}
