import { Check, Copy, Share } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useCopy } from './use-copy.ts'

type Props = { url: string; text: string; subject: string }

export function LinkTab({ url, text, subject }: Props) {
  const { isCopied, copy } = useCopy()
  // A person who closes the share sheet has changed their mind; that is no failure.
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
