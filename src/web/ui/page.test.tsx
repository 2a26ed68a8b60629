// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '#test/render.tsx'
import { Page } from './page.tsx'

afterEach(cleanup)

function Question() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1}>
      Which word?
    </h2>
  )
}

it('takes the reader to its title, but leaves the focus to a part that has taken it', () => {
  // On the first page of a visit the browser's own order holds.
  renderScreen(<Page title="First">Nothing</Page>)
  cleanup()
  renderScreen(<Page title="Second">Nothing</Page>)
  expect(screen.getByRole('heading', { name: 'Second' })).toBe(document.activeElement)
  cleanup()
  renderScreen(
    <Page title="Third">
      <Question />
    </Page>,
  )
  expect(screen.getByRole('heading', { name: 'Which word?' })).toBe(document.activeElement)
})
