import { expect, it } from 'vitest'
import { MOVED } from '#domain/content/pages.ts'
import { isPage, movedTo, PAGE_PATHS } from './page-paths.ts'

it('leads every old address to a page that is there', () => {
  for (const old of Object.keys(MOVED)) {
    expect(PAGE_PATHS).not.toContain(old)
    expect(isPage(old)).toBe(true)
    const { pathname } = new URL(movedTo(old, '')!, 'http://here')
    expect(PAGE_PATHS).toContain(pathname)
    expect(movedTo(pathname, '')).toBeNull()
  }
})

it('keeps what else was asked for', () => {
  expect(movedTo('/exercise/', '?situation=7')).toBe('/analyze-situation?situation=7&mode=exercise')
  expect(movedTo('/letter', '?week=2026-11-09&dev-user-id=3')).toBe(
    '/situation-history?week=2026-11-09&dev-user-id=3&show=letters',
  )
  expect(movedTo('/take-along', '')).toBe('/profile#take-along')
  expect(movedTo('/self-map', '?tab=time')).toBe('/premium-analytics#time')
  expect(movedTo('/self-map', '?tab=relationships')).toBeNull()
})

it('knows no page for what was never one', () => {
  expect(isPage('/nowhere')).toBe(false)
  expect(isPage('/subscription/success', false)).toBe(false)
})
