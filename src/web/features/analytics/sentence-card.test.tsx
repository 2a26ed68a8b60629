// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { selfMap } from '#contract/self-map.ts'
import type { SentenceToday } from '#domain/findings/daily-finding.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { answerInstead, goAs, renderScreen } from '#test/render.tsx'
import { SentenceCard } from './sentence-card.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(cleanup)
afterAll(() => world.stop())

it('moves what brings joy closer with one tap, and takes it back with another', async () => {
  const ada = await world.addPerson('Ada')
  const wish = { name: 'Garden', category: 'ideas', attachmentPower: 0.2 }
  const added = await world.send(ada, selfMap.add, { userId: ada.id }, wish)
  const { id } = (await added.json()) as SelfMapItem
  const powerOf = async () => {
    const list = await world.send(ada, selfMap.list, { userId: ada.id })
    return ((await list.json()) as SelfMapItem[]).find((it) => it.id === id)?.attachmentPower
  }
  await goAs(world, ada, '/dashboard')
  const told: SentenceToday['told'] = {
    kind: 'tie',
    key: 'tie Garden happiness',
    from: '2026-05-04',
    way: null,
    pattern: {
      parts: [{ name: 'Garden', category: 'ideas' }],
      time: null,
      emotion: 'happiness',
      with: { of: 6, all: 6 },
      without: { of: 2, all: 20 },
    },
    move: { itemId: id, from: 0.2, to: 0.7 },
  }
  answerInstead(/\/sentence/, 200, { told, watched: [] })
  renderScreen(<SentenceCard userId={ada.id} />)
  await screen.findByText('Garden is at the edge of your map (0.2).')
  await userEvent.click(screen.getByRole('button', { name: 'Move it closer' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await expect.poll(powerOf).toBe(0.2)
  expect(await world.db.selectFrom('mapChange').selectAll().execute()).not.toEqual([])
})
