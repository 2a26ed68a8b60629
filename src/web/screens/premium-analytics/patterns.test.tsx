// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { selfMap } from '#contract/self-map.ts'
import { situations } from '#contract/situations.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { DAY } from '#domain/values/duration.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { goAs, renderScreen } from '#test/render.tsx'
import { PremiumAnalyticsScreen } from './premium-analytics-screen.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(cleanup)
afterAll(() => world.stop())

const read = async <Thing,>(reply: Promise<Response>) => (await (await reply).json()) as Thing

async function addItem(person: TestPerson, name: string): Promise<number> {
  const body = { name, category: 'Work', attachmentPower: 0.9 }
  const { id } = await read<SelfMapItem>(
    world.send(person, selfMap.add, { userId: person.id }, body),
  )
  return id
}

async function live(person: TestPerson, itemId: number, isWorry: boolean) {
  const body = { title: 'The lease', description: 'It may end.', selfMapItemIds: [itemId] }
  const { id } = await read<Situation>(
    world.send(person, situations.add, { userId: person.id }, body),
  )
  const made = await read<Analysis>(world.send(person, analyses.analyze, { id }, {}))
  const open = { accepted: false, time: 'future' as const }
  const equations = made.equations.map((it) => ({ ...it, ...open }))
  if (isWorry) await world.send(person, analyses.correct, { id: made.id }, { equations })
  world.clock.advance(2 * DAY)
}

/** Two months with the bakery every third time. The test app's clock stands where it was moved. */
let ada: TestPerson
beforeAll(async () => {
  ada = await world.addPerson('Ada', { isPremium: true })
  const [bakery, garden] = [await addItem(ada, 'My bakery'), await addItem(ada, 'The garden')]
  for (let n = 0; n < 30; n += 1)
    await live(ada, n % 3 === 0 ? bakery : garden, n % 3 === 0 ? n > 0 : n === 1)
}, 180_000)
const worriedLife = () => goAs(world, ada, '/premium-analytics')

it('tells a pattern with its numbers, and each opens its situations', async () => {
  renderScreen(<PremiumAnalyticsScreen person={await worriedLife()} />)
  const words = await screen.findByRole('heading', {
    name: 'When My bakery is involved, worry tends to come up.',
  })
  const card = words.closest('li')!
  expect(within(card).getByText('9 of 10 times')).toBeTruthy()
  await userEvent.click(within(card).getByRole('button', { name: /^Otherwise, worry in 1 of 20/ }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('This is based on 20 situations.')).toBeTruthy()
  expect(within(dialog).getAllByRole('link')).toHaveLength(20)
  expect(within(dialog).getAllByText('with worry:')).toHaveLength(1)
})

it('tells what isn’t settled once, with ways out, and leaves it alone when asked to', async () => {
  const person = await worriedLife()
  renderScreen(<PremiumAnalyticsScreen person={person} />)
  const loop = await screen.findByRole('region', {
    name: 'This has come up nine times and isn’t settled.',
  })
  expect(loop.textContent).toContain('You don’t have to write about it again.')
  const ways = within(loop)
    .getAllByRole('listitem')
    .map((it) => it.textContent)
  expect(ways[0]).toContain('What did you expect, and what would be enough?')
  expect(ways[1]).toContain('Someone you trust, or a helpline.')
  expect(within(loop).queryByRole('link', { name: /write|analy/i })).toBeNull()
  await userEvent.click(within(loop).getByRole('button', { name: /^Hide it for two weeks/ }))
  const patience = { timeout: 20_000 }
  await waitFor(() => expect(screen.queryByText(/isn’t settled/)).toBeNull(), patience)
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByRole('region', { name: /isn’t settled/ }, patience)
})
