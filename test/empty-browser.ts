import { onlineManager } from '@tanstack/react-query'
import { cleanup } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// Pages share a worker, and with it one browser: whoever comes next finds it empty, at the start and online.
if (globalThis.document) {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  document.body.replaceChildren()
  onlineManager.setOnline(true)
}

afterAll(async () => {
  cleanup()
  // A part of a page that is still on its way would fail for whoever needs it next.
  await vi.dynamicImportSettled()
})
