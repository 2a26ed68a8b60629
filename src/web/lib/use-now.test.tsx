// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { MINUTE, SECOND } from '#domain/values/duration.ts'
import { drawnAt, wake } from '#test/wake.tsx'
import { useNow } from './use-now.ts'

const Clock = ({ seen }: { seen: number[] }) => {
  seen.push(useNow(30 * SECOND))
  return null
}

it('knows how late it is on a page that slept on a slow line', async () => {
  const seen: number[] = []
  const drawn = Date.now() - MINUTE
  await wake(<Clock seen={seen} />, drawnAt(drawn))
  expect(seen[0]).toBe(drawn)
  expect(seen.at(-1)).toBeGreaterThan(drawn)
})

it('draws nothing anew on a page that is fresh', async () => {
  const seen: number[] = []
  const drawn = Date.now() - SECOND
  await wake(<Clock seen={seen} />, drawnAt(drawn))
  expect(new Set(seen)).toEqual(new Set([drawn]))
})
