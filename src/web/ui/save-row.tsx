import { Button } from './button.tsx'

type Props = { isOff: boolean; onSave: () => void; cancel?: string; onCancel: () => void }

/** The buttons below a field that opened in place. */
export const SaveRow = ({ isOff, onSave, cancel = 'Cancel', onCancel }: Props) => (
  <div className="row">
    <Button look="primary" disabled={isOff} onClick={onSave}>
      Save
    </Button>
    <Button look="quiet" onClick={onCancel}>
      {cancel}
    </Button>
  </div>
)
