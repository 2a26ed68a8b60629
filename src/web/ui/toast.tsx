import { Suspense } from 'react'
import { createStore, useStore } from '#web/lib/store.ts'
import { later } from '#web/lib/waking/later.tsx'
import { FaultBoundary } from './fault-boundary.tsx'
import type { Toast } from './toast-card.tsx'
import './toast.css'

/** Longer, because an undoable action runs without a confirmation. */
const UNDO_DURATION = 10_000

/** In milliseconds. A dismissed toast is out of sight at once and dropped from memory after this delay. */
const REMOVAL_DELAY = 1_000_000

/** The latest toast, shown or dismissed. */
export const latestToast = createStore<(Toast & { key: number; isDismissed?: true }) | null>(null)
let nextKey = 1
let removal: ReturnType<typeof setTimeout> | undefined

/** Shows a toast, replacing the current one. */
export function tell(toast: Toast): void {
  clearTimeout(removal)
  latestToast.set({ ...toast, key: nextKey++ })
}

/** Shows a toast with an Undo button, after an action that ran at once. */
export const offerUndo = (title: string, run: () => void): void =>
  tell({ title, action: { label: 'Undo', run }, lasts: UNDO_DURATION })

export function dismissToast(): void {
  const toast = latestToast.get()
  if (!toast || toast.isDismissed) return
  latestToast.set({ ...toast, isDismissed: true })
  removal = setTimeout(() => latestToast.set(null), REMOVAL_DELAY)
}

/** The toast's buttons, loaded with the first toast. Until then, or if that fails, only the text is shown. */
export const TOAST_CARD = later(() => import('./toast-card.tsx'), 'ToastCard')

/** Rendered from the first paint, so screen readers announce its changes. */
export function ToastRegion() {
  const latest = useStore(latestToast)
  const toast = latest?.isDismissed ? null : latest
  const words = toast && (
    <p key={toast.key} className={toast.isSpoken ? 'sr-only' : 'toast'}>
      <span>{toast.title}</span> <span>{toast.text}</span>
    </p>
  )
  return (
    <section className="toast-region" aria-label="Messages">
      <div role="status" aria-live="polite">
        {!toast || toast.isSpoken ? (
          words
        ) : (
          <FaultBoundary key={toast.key} fallback={words}>
            <Suspense fallback={words}>
              <TOAST_CARD.Part toast={toast} onDismiss={dismissToast} />
            </Suspense>
          </FaultBoundary>
        )}
      </div>
    </section>
  )
}
