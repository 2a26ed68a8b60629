// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { ListedSituation } from '#contract/situations.ts'
import { renderScreen } from '#test/render.tsx'
import { SituationDays } from './situation-table.tsx'

afterEach(cleanup)

const BOTH: ListedSituation = {
  id: 1,
  title: 'The farewell',
  description: 'She leaves, and she got what she wanted.',
  selfMapItemIds: [],
  items: [],
  createdAt: '2026-03-01T10:00:00.000Z',
  mainEmotions: [
    { name: 'sad', category: 'sadness', intensity: 0.8 },
    { name: 'happy', category: 'happiness', intensity: 0.4 },
  ],
}

it('draws each of the two feelings it names, and one circle where it was left open', () => {
  const nothing = () => undefined
  const left = { ...BOTH, id: 2, mainEmotions: [] }
  renderScreen(
    <SituationDays
      situations={[BOTH, left]}
      chosen={null}
      hrefOf={(id) => `/there/${id}`}
      onView={nothing}
      onDelete={nothing}
    />,
  )
  const [row] = screen.getAllByRole('link', { name: '“She leaves, and she got what she wanted.”' })
  expect(row?.getAttribute('href')).toBe('/there/1')
  const drawn = screen
    .getAllByRole('listitem')
    .filter((it) => it.dataset.situation)
    .map((it) => it.querySelectorAll('.told-bloom > svg').length)
  expect(drawn).toEqual([2, 1])
})
