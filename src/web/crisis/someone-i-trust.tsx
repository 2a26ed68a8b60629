import { Copy, MessageCircle, Share2 } from 'lucide-react'
import { useId, useState } from 'react'
import { ASK_SOMEONE } from '#domain/content/helplines.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { PhoneLink } from './helpline-list.tsx'

/** A first message to send to a close person. It isn't sent through us. */
export function SomeoneITrust() {
  const [words, setWords] = useState(ASK_SOMEONE)
  const [isCopied, setCopied] = useState(false)
  const headingId = useId()
  const isAwake = useDrawn() === null

  return (
    <section className="crisis-inset stack" aria-labelledby={headingId}>
      <h2 id={headingId}>Someone I trust</h2>
      <p className="small muted">
        Think of one person who’d want to know. You don’t have to explain anything. This is enough.
      </p>
      <TextArea
        label="What to send"
        rows={3}
        value={words}
        onChange={(event) => {
          setWords(event.target.value)
          setCopied(false)
        }}
      />
      <div className="row">
        <PhoneLink href={`sms:?&body=${encodeURIComponent(words)}`}>
          <MessageCircle aria-hidden />
          Send as a text message
        </PhoneLink>
        {isAwake && 'share' in navigator && (
          <Button onClick={() => void navigator.share({ text: words }).catch(() => undefined)}>
            <Share2 aria-hidden />
            Send another way
          </Button>
        )}
        <Button
          onClick={() =>
            void navigator.clipboard
              ?.writeText(words)
              .then(() => setCopied(true))
              .catch(() => undefined)
          }
        >
          <Copy aria-hidden />
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </div>
    </section>
  )
}
