import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Notice } from '#web/lib/calls/query-client.ts'
import { Button, IconButton } from './button.tsx'

export type Toast = Notice & {
  action?: { label: string; run: () => void }
  /** In milliseconds, if longer than `DURATION`. */
  lasts?: number
}

/** In milliseconds. Pauses while a person reads the toast. */
const DURATION = 5000

type Props = { toast: Toast; onDismiss: () => void }

export function ToastCard({ toast, onDismiss }: Props) {
  const { title, text, isBad, action, lasts = DURATION } = toast
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pause = () => clearTimeout(timer.current)
  const resume = () => {
    pause()
    timer.current = setTimeout(onDismiss, lasts)
  }
  useEffect(() => {
    timer.current = setTimeout(onDismiss, lasts)
    return () => clearTimeout(timer.current)
  }, [lasts, onDismiss])

  return (
    <div
      role="group"
      aria-label={title}
      className={isBad ? 'toast toast-bad' : 'toast'}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <div className="toast-words">
        <p className="toast-title">{title}</p>
        {text && <p className="small muted">{text}</p>}
      </div>
      {action && (
        <Button
          size="small"
          onClick={() => {
            onDismiss()
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="small" label="Dismiss" onClick={onDismiss}>
        <X aria-hidden />
      </IconButton>
    </div>
  )
}
