import { PRODUCT_NAME } from '#domain/product.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useCopy } from './use-copy.ts'

/** Shares the app itself by its address. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { isCopied, copy } = useCopy()
  const address = `${location.origin}/`
  return (
    <Dialog title={`Share ${PRODUCT_NAME}`} onClose={onClose}>
      <TextField label="Link" readOnly value={address} />
      <p className="small muted">Sharing is only available for public data</p>
      <DialogActions>
        <Button look="primary" onClick={() => copy(address)}>
          <span aria-live="polite">{isCopied ? 'Copied' : 'Copy link'}</span>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
