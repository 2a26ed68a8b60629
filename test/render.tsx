import { QueryClientProvider } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { vi } from 'vitest'
import { createQueryClient } from '#web/lib/query-client.ts'

// A busy machine may take long; a test that fails takes this long once.
configure({ asyncUtilTimeout: 20_000 })

/** What the test browser lacks: it has no windows to show dialogs in and no screen to measure. */
function completeBrowser(): void {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
  }
  window.matchMedia ??= (query) =>
    ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList
  window.scrollTo = () => {}
}

/** Renders a screen with the real data client; toasts and the upgrade offer are observable. */
export function renderScreen(screen: ReactElement) {
  completeBrowser()
  const [tell, offerUpgrade, sessionEnded] = [vi.fn(), vi.fn(), vi.fn()]
  const client = createQueryClient({ tell, offerUpgrade, sessionEnded })
  render(<QueryClientProvider client={client}>{screen}</QueryClientProvider>)
  return { client, tell, offerUpgrade, sessionEnded }
}
