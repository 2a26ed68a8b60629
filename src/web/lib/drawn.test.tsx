// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Drawn, DrawnContext, useDrawn } from './drawn.ts'

const drawn: Drawn = { now: 0, isPhone: true, zone: null, languages: ['en'] }

/** Draws as the server does and wakes up as a browser does; answers what stands there afterwards. */
async function wake(page: React.ReactNode) {
  const whole = <DrawnContext value={drawn}>{page}</DrawnContext>
  const root = document.createElement('div')
  root.innerHTML = renderToString(whole)
  const first = root.textContent
  const complaints: unknown[] = []
  const onRecoverableError = (error: unknown) => void complaints.push(error)
  await act(async () => void hydrateRoot(root, whole, { onRecoverableError }))
  return { first, root, complaints }
}

it('is what the server knew until the browser can be asked', async () => {
  const Where = () => <p>{useDrawn() ? 'as drawn' : 'as it is here'}</p>
  const { first, root, complaints } = await wake(<Where />)
  expect(first).toBe('as drawn')
  expect(root.textContent).toBe('as it is here')
  expect(complaints).toEqual([])
})

it('is nothing from the start for what comes later', async () => {
  const seen: (Drawn | null)[] = []
  const Later = () => {
    seen.push(useDrawn())
    return null
  }
  const Page = () => (useDrawn() ? null : <Later />)
  await wake(<Page />)
  expect(seen.length).toBeGreaterThan(0)
  expect(new Set(seen)).toEqual(new Set([null]))
})

it('wakes up without haste: what is seen stays until the rest is here', async () => {
  const Slow = lazy(() => new Promise<never>(() => undefined))
  const Page = () => (useDrawn() ? <p>words</p> : <Slow />)
  const { root } = await wake(
    <Suspense fallback="waiting">
      <Page />
    </Suspense>,
  )
  expect(root.querySelector('p')?.style.display).toBe('')
  expect(root.textContent).toBe('words')
})
