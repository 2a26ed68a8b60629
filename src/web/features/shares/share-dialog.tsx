import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { AtSign, Check, Copy, Mail, Share, Users } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { shares } from '#contract/shares.ts'
import { PRODUCT_NAME } from '#domain/content/product.ts'
import { isExample } from '#domain/self-map/self-map.ts'
import {
  EXPIRY_DAYS,
  messageHrefs,
  type NewShare,
  ONLY_PUBLIC,
  type ShareWords,
  type Snapshot,
  shareSubject,
  shareText,
  UNTITLED,
} from '#domain/sharing/share.ts'
import { call } from '#web/lib/api.ts'
import { withBase } from '#web/lib/base.ts'
import { useSend } from '#web/lib/calls/use-send.ts'
import { onDemand } from '#web/lib/waking/later.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Checkbox, Checkboxes, Problem, SelectField, TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton, Spinner } from '#web/ui/spinner.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import './share.css'

/** In milliseconds: the time "Copied" is shown. */
const CONFIRMATION = 2000

type LinkTabProps = { url: string; text: string; subject: string }

function LinkTab({ url, text, subject }: LinkTabProps) {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** Copies the link and confirms it for a moment. Only logs if the clipboard refuses. */
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setCopied(false), CONFIRMATION)
    } catch {
      console.warn('The clipboard isn’t available')
    }
  }

  // Closing the share sheet rejects the promise, which isn't a failure.
  const openSheet = () => void navigator.share({ title: subject, text, url }).catch(() => undefined)

  return (
    <div className="stack">
      <TextField label="Link" readOnly value={url} onFocus={(event) => event.target.select()} />
      <div className="row">
        <Button look="primary" onClick={copy}>
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

const QrTab = onDemand(() => import('./qr-tab.tsx'), 'QrTab', <Spinner />)

const TABS = { link: 'Link', social: 'Social', qr: 'QR Code' } as const

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

/** The shared thing: the app, the person's map, or the analysis of a situation. */
type ShareSubject =
  | { type: 'app' }
  | { type: 'self-map'; items: readonly NamedItem[] }
  | { type: 'analysis'; situationId: number; items: readonly NamedItem[] }

type NamedItem = { id: number; name: string }

type Published = ShareWords & { id: string; url: string }

type PublishFormProps = {
  subject: Exclude<ShareSubject, { type: 'app' }>
  /** Renders the public page. */
  preview: (snapshot: Snapshot) => ReactNode
  onPublished: (published: Published) => void
}

const CONTEXT = {
  'self-map': 'Adds your first name.',
  analysis: 'Adds your first name, your title, the names on your map and the words you wrote.',
}

/** Previews exactly what others will see, and asks how much and for how long before publishing. */
function PublishForm({ subject, preview, onPublished }: PublishFormProps) {
  const isAnalysis = subject.type === 'analysis'
  const [hasContext, setContext] = useState(false)
  const [title, setTitle] = useState('')
  const [ticked, setTicked] = useState<readonly number[]>([])
  const publish = useSend(shares.create, {}, 'We couldn’t create the link', 'shares')
  const share: NewShare = {
    shareType: subject.type,
    includePersonalContext: hasContext,
    itemIds: [...ticked],
    ...(isAnalysis && { situationId: subject.situationId }),
  }
  const shown = useQuery({
    queryKey: ['share-preview', share],
    queryFn: () => call(shares.preview, {}, share),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  // Insert the title here, so typing doesn't send a request per letter.
  const titled = (snapshot: Snapshot): Snapshot =>
    snapshot.shareType === 'analysis'
      ? { ...snapshot, title: title.trim() || snapshot.title }
      : snapshot

  function handleSubmit(given: FormData) {
    const expiresInDays = Number(given.get('days'))
    const made = { ...share, expiresInDays, ...(isAnalysis && { title }) }
    const copy = shown.data && titled(shown.data)
    const { title: called, description } =
      copy?.shareType === 'analysis' ? copy : { title: 'My Self-Map', description: null }
    publish.mutate(made, {
      onSuccess: (done) => onPublished({ ...done, hasContext, title: called, description }),
    })
  }

  return (
    <div className="publish">
      <Form onSubmit={handleSubmit}>
        <p>
          Anyone with the link sees exactly the page shown here, and nothing else. You can stop
          sharing in your profile at any time.
        </p>
        {isAnalysis && (
          <TextField
            label="Title"
            hint={
              hasContext
                ? 'Leave it empty to show your own title.'
                : 'Leave it empty to say only “An analysis”.'
            }
            placeholder={hasContext ? '' : UNTITLED}
            maxLength={120}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
        {!(isAnalysis && hasContext) && subject.items.length > 0 && (
          <fieldset className="share-items">
            <legend>{isAnalysis ? 'Names to show' : 'Items to show'}</legend>
            <Checkboxes
              options={subject.items
                .toSorted((one, other) => Number(isExample(one)) - Number(isExample(other)))
                .map(({ id, name }) => [id, isExample({ id }) ? `${name} (example)` : name])}
              ticked={ticked}
              onChange={setTicked}
            />
          </fieldset>
        )}
        <Checkbox
          label="Include personal context"
          hint={CONTEXT[subject.type]}
          checked={hasContext}
          onChange={(event) => setContext(event.target.checked)}
        />
        <SelectField
          label="The link works for"
          name="days"
          defaultValue={EXPIRY_DAYS.start}
          options={EXPIRY_DAYS.choices.map(
            (days) => [days, days === 365 ? 'one year' : `${days} days`] as const,
          )}
        />
        <Problem>{publish.error?.message}</Problem>
        <DialogActions>
          <Button
            look="primary"
            type="submit"
            disabled={publish.isPending || !shown.data || shown.isPlaceholderData}
          >
            {publish.isPending ? 'Creating link...' : 'Create link'}
          </Button>
        </DialogActions>
      </Form>
      <section className="publish-preview" aria-label="What others will see">
        <Loaded query={shown} waiting={<Skeleton height={320} />}>
          {(snapshot) => preview(titled(snapshot))}
        </Loaded>
      </section>
    </div>
  )
}

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
  const subjectLine = shareSubject(published?.title ?? PRODUCT_NAME)
  const text = shareText(type, published ?? undefined)
  const [tab, setTab] = useState<keyof typeof TABS>('link')

  return (
    <Dialog title={`Share ${TITLES[type]}`} look={subject ? 'wide' : 'middle'} onClose={onClose}>
      <div className={published ? 'share-columns' : ''}>
        {published && <Preview source={withBase(`/api/shares/${published.id}/picture.png`)} />}
        <Tabs label="Ways to share" tabs={TABS} chosen={tab} onChoose={setTab} isWide>
          {url === undefined ? (
            // Not public yet. Each tab offers to publish it.
            given.subject && (
              <PublishForm
                subject={given.subject}
                preview={given.preview}
                onPublished={setPublished}
              />
            )
          ) : tab === 'link' ? (
            <LinkTab url={url} text={text} subject={subjectLine} />
          ) : tab === 'social' ? (
            <SocialTab hrefs={messageHrefs(subjectLine, text, url)} text={text} />
          ) : (
            <QrTab url={url} />
          )}
        </Tabs>
      </div>
      {extra}
      <p className="caption muted">{ONLY_PUBLIC}</p>
    </Dialog>
  )
}
