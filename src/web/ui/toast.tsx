import { Suspense } from 'react'
import { createStore, useStore } from '#web/lib/store.ts'
import { later } from '#web/lib/waking/later.tsx'
import { FaultBoundary } from './fault-boundary.tsx'
import type { Toast } from './toast-card.tsx'
import './toast.css'

/** Longer, because an undoable action runs without a confirmation. */
const UNDO_DURATION = 10_000

const current = createStore<(Toast & { key: number }) | null>(null)
let nextKey = 1

/** Shows a toast, replacing the current one. */
export function tell(toast: Toast): void {
  current.set({ ...toast, key: nextKey++ })
}

/** Shows a toast with an Undo button, after an action that ran at once. */
export const offerUndo = (title: string, run: () => void): void =>
  tell({ title, action: { label: 'Undo', run }, lasts: UNDO_DURATION })

export const dismissToast = (): void => current.set(null)

/** The toast's buttons, loaded with the first toast. Until then, or if that fails, only the text is shown. */
export const TOAST_CARD = later('ui/toast-card.tsx', () =>
  import('./toast-card.tsx').then((it) => it.ToastCard),
)

/** Rendered from the first paint, so screen readers announce its changes. */
export function ToastRegion() {
  const toast = useStore(current)
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
