import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { type Drawn, DrawnContext } from '#web/lib/waking/drawn.ts'

export const drawnAt = (now: number): Drawn => ({
  now,
  hour: new Date(now).getUTCHours(),
  isPhone: true,
  zone: null,
  languages: ['en'],
  choices: [],
})

/** Draws as the server does and wakes up as a browser does; answers what stood there first and stands there now. */
export async function wake(page: ReactNode, drawn = drawnAt(0)) {
  const whole = <DrawnContext value={drawn}>{page}</DrawnContext>
  const root = document.createElement('div')
  root.innerHTML = renderToString(whole)
  const first = root.textContent
  const complaints: unknown[] = []
  const onRecoverableError = (error: unknown) => void complaints.push(error)
  await act(async () => void hydrateRoot(root, whole, { onRecoverableError }))
  return { first, root, complaints }
}
