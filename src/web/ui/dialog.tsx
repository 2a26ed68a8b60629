import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from './button.tsx'
import './dialog.css'

type Props = {
  title: string
  onClose: () => void
  look?: 'middle' | 'wide' | 'side'
  children: ReactNode
}

const LOOKS = { middle: 'dialog', wide: 'dialog dialog-wide', side: 'dialog dialog-side' }

/** Opens a modal dialog with these attributes on mount and returns the focus on unmount. */
export function useModal(onClose: () => void): ComponentProps<'dialog'> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    const element = dialog.current
    if (!element?.open) element?.showModal()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return {
    ref: dialog,
    onCancel(event) {
      event.preventDefault()
      onClose()
    },
    onPointerDown: (event) => event.target === dialog.current && onClose(),
  }
}

/** A modal dialog. Render it only while open: the browser traps the focus, Escape closes it, and the focus returns. */
export function Dialog({ title, onClose, look = 'middle', children }: Props) {
  const modal = useModal(onClose)
  const titleId = useId()

  return (
    <dialog className={LOOKS[look]} aria-labelledby={titleId} {...modal}>
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <IconButton label="Close" onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  )
}

/** The buttons at the bottom of a dialog, the main one last. */
export function DialogActions({ start, children }: { start?: ReactNode; children: ReactNode }) {
  return (
    <div className="dialog-actions">
      {start && <div className="dialog-actions-start">{start}</div>}
      {children}
    </div>
  )
}

/** Pass it to a field as `ref`, so the dialog opens with the focus there. */
export const startsFocused = (field: HTMLElement | null): void =>
  field?.setAttribute('autofocus', '')
