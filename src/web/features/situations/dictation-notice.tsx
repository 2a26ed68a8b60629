import { PRODUCT_NAME } from '#domain/content/product.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'

/** Says once, before the first dictation, who may hear it. */
export function DictationNotice({
  onAgree,
  onClose,
}: {
  onAgree: () => void
  onClose: () => void
}) {
  return (
    <Dialog title="Before you dictate" onClose={onClose}>
      <p className="muted">
        Your browser turns speech into text. Some browsers send the sound to their maker to do that.
        {` ${PRODUCT_NAME} `}never receives sound, only the words that appear in the form.
      </p>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" onClick={onAgree}>
          Start dictation
        </Button>
      </DialogActions>
    </Dialog>
  )
}
