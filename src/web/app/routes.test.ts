// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { PAGES } from '#domain/content/pages.ts'
import { ROUTES } from './routes.tsx'

it('has a screen for every page the server answers, and for no other', () => {
  const known = [...ROUTES.map(({ path }) => path), '/auth']
  expect(known.toSorted()).toEqual(PAGES.toSorted())
})
