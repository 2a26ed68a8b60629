import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { createStore, useStore } from '#web/lib/store.ts'
import { Button, IconButton } from './button.tsx'
import './toast.css'

export type Toast = {
  title: string
  text?: string
  isBad?: boolean
  action?: { label: string; run: () => void }
  /** In milliseconds, where it stays longer than others. */
  lasts?: number
  /** Said to those who do not see what it speaks of; everybody else is looking at it. */
  isSpoken?: boolean
}

/** How long a toast stays, in milliseconds, unless someone is reading it. */
const DURATION = 5000
/** What can be taken back is offered longer: it was not asked about before. */
const UNDO_DURATION = 10_000

const current = createStore<(Toast & { key: number }) | null>(null)
let nextKey = 1

/** Says something once. A new toast replaces the one that is there. */
export function tell(toast: Toast): void {
  current.set({ ...toast, key: nextKey++ })
}

/** Something was done at once, and can be taken back. */
export const offerUndo = (title: string, run: () => void): void =>
  tell({ title, action: { label: 'Undo', run }, lasts: UNDO_DURATION })

export const dismissToast = (): void => current.set(null)

/** Present from the first paint, so that screen readers announce what appears in it. */
export function ToastRegion() {
  const toast = useStore(current)
  return (
    <section className="toast-region" aria-label="Messages">
      <div role="status" aria-live="polite">
        {toast?.isSpoken ? (
          <p key={toast.key} className="sr-only">
            <span>{toast.title}</span> <span>{toast.text}</span>
          </p>
        ) : (
          toast && <ToastCard key={toast.key} toast={toast} />
        )}
      </div>
    </section>
  )
}

function ToastCard({ toast: { title, text, isBad, action, lasts = DURATION } }: { toast: Toast }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pause = () => clearTimeout(timer.current)
  const resume = () => {
    pause()
    timer.current = setTimeout(dismissToast, lasts)
  }
  useEffect(() => {
    timer.current = setTimeout(dismissToast, lasts)
    return () => clearTimeout(timer.current)
  }, [lasts])

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
            dismissToast()
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="small" label="Dismiss" onClick={dismissToast}>
        <X aria-hidden />
      </IconButton>
    </div>
  )
}
