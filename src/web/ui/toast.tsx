import { Suspense } from 'react'
import { createStore, useStore } from '#web/lib/store.ts'
import { later } from '#web/lib/waking/later.tsx'
import { FaultBoundary } from './fault-boundary.tsx'
import type { Toast } from './toast-card.tsx'
import './toast.css'

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

/** Its buttons come when something was said for the first time; until then, and where they cannot come, the words stand alone. */
export const TOAST_CARD = later('ui/toast-card.tsx', () =>
  import('./toast-card.tsx').then((it) => it.ToastCard),
)

/** Present from the first paint, so that screen readers announce what appears in it. */
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
