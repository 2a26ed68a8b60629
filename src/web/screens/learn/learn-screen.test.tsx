// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { renderScreen } from '#test/render.tsx'
import { ArticleScreen } from '../article/article-screen.tsx'
import { LearnScreen } from './learn-screen.tsx'

beforeEach(() => history.replaceState(null, '', '/learn'))
afterEach(cleanup)

it('teaches in three parts, and the address names the open one', async () => {
  renderScreen(<LearnScreen />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Understanding the Equation of Emotion by Sean Webb',
  )
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Self-Map',
    'Emotion Types',
    'Applications',
  ])
  await userEvent.click(screen.getByRole('tab', { name: 'Applications' }))
  expect(location.search).toBe('?tab=applications')
  expect(screen.getByRole('tabpanel', { name: 'Applications' })).toBeTruthy()
})

it('lets the number in the laboratory be typed, and answers with another emotion', async () => {
  history.replaceState(null, '', '/learn?tab=emotion-types')
  renderScreen(<LearnScreen />)
  const answer = () => document.querySelector('output')?.textContent
  const before = answer()
  for (const [label, value] of [
    ['What I expect, number', '2'],
    ['What I see happening, number', '9.5'],
  ] as const) {
    const field = screen.getByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, value)
  }
  expect(before).toBeTruthy()
  expect(answer()).not.toBe(before)
})

it('leads from the article back to the resources', () => {
  renderScreen(<ArticleScreen />)
  const back = screen.getByRole('link', { name: 'Back to resources' })
  expect(back.getAttribute('href')).toBe('/learn')
  expect(screen.getByRole('heading', { name: 'Sources' })).toBeTruthy()
})
