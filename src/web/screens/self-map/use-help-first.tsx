import { useState } from 'react'
import { CrisisPanel } from '#web/features/crisis/crisis-panel.tsx'

/** The words were kept, wherever on the page they were typed; help stands above them until it is put aside. */
export function useHelpFirst() {
  const [isShown, setShown] = useState(false)
  return {
    show: () => setShown(true),
    panel: isShown && (
      <div ref={bringIntoView}>
        <CrisisPanel onSafe={() => setShown(false)} />
      </div>
    ),
  }
}

function bringIntoView(place: HTMLElement | null): void {
  place?.scrollIntoView?.({ block: 'start' })
}
