import { PRODUCT_NAME } from '#domain/content/product.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import './engine-consent.css'

type Props = {
  /** The company whose model would read the text. */
  provider: string
  /** The exact text that would be sent. */
  text: string
  isBusy: boolean
  onDecide: (isGiven: boolean) => void
  onClose: () => void
}

/** Asks once, before any text leaves this server. Both answers lead to an analysis. */
export function EngineConsentDialog({ provider, text, isBusy, onDecide, onClose }: Props) {
  return (
    <Dialog title="Who can read this?" look="wide" onClose={onClose}>
      <p className="reading">
        This site can also have your situations read by a language model run by{' '}
        <strong>{provider}</strong>, beside {PRODUCT_NAME}’s own engine. Our own engine works
        without it, and then nothing leaves this server.
      </p>
      <section className="engine-consent" aria-label="This is exactly what would be sent">
        <h3>This is exactly what would be sent</h3>
        <pre>{text}</pre>
      </section>
      <ul className="engine-consent-facts">
        <li>
          Also sent: today’s date, what our own engine made of your text, what the model wrote about
          it and, if you correct an analysis, your correction.
        </li>
        <li>
          In “Walk me through it”, the same words are also sent along the way, for suggestions.
        </li>
        <li>Not sent: your name, your email, your account, the rest of your map.</li>
        <li>Anything that sounds like danger, or might be, is never sent.</li>
        <li>Email addresses, phone numbers and links in your text are masked first.</li>
        <li>
          We ask the provider not to store the text or learn from it. How long they hold it depends
          on their terms.
        </li>
        <li>We’ll only ask once. You can change your mind in your profile at any time.</li>
      </ul>
      <DialogActions>
        <Button disabled={isBusy} onClick={() => onDecide(false)}>
          Use {PRODUCT_NAME}’s own engine
        </Button>
        <Button look="primary" disabled={isBusy} onClick={() => onDecide(true)}>
          Let {provider} read it
        </Button>
      </DialogActions>
    </Dialog>
  )
}
