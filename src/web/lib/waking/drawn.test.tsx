// @vitest-environment jsdom
import { lazy, Suspense } from 'react'
import { expect, it } from 'vitest'
import { wake } from '#test/wake.tsx'
import { type Drawn, useDrawn } from './drawn.ts'

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
