// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { selfMap } from '#contract/self-map.ts'
import { situations } from '#contract/situations.ts'
import { openSession } from '#server/people/session.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { goAs, renderScreen } from '#test/render.tsx'
import { OpensFigures } from '#web/features/analytics/figure-details.tsx'
import { OverTime } from '#web/features/analytics/over-time/over-time.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})
afterAll(() => world.stop())

const read = async <Thing,>(reply: Promise<Response>) => (await (await reply).json()) as Thing

async function goTo(person: TestPerson, day: string): Promise<void> {
  world.clock.now = Date.parse(`${day}T12:00:00Z`)
  person.jar.set('sid', await openSession(world.db, person.id, 'Test browser', world.clock.now))
}

/** From December to February: the bakery comes closer, Tom leaves, the garden is new and touched. */
async function live(): Promise<TestPerson> {
  const mara = await world.addPerson('Mara', { isPremium: true })
  const userId = mara.id
  const add = async (name: string, attachmentPower: number) => {
    const item = { category: 'ideas', name, attachmentPower }
    return (await read<{ id: number }>(world.send(mara, selfMap.add, { userId }, item))).id
  }
  await goTo(mara, '2026-12-05')
  const bakery = await add('My bakery', 0.5)
  const tom = await add('Tom', 0.6)
  await add('Lea', 0.9)
  await goTo(mara, '2027-01-05')
  await world.send(
    mara,
    selfMap.change,
    { id: bakery },
    { name: 'My bakery', attachmentPower: 0.9 },
  )
  await goTo(mara, '2027-02-05')
  await world.send(mara, selfMap.remove, { id: tom })
  const garden = await add('The garden', 0.4)
  const told = {
    title: 'Frost in the beds',
    description: 'The frost took everything that I had planted in the garden.',
    selfMapItemIds: [garden],
  }
  const { id } = await read<{ id: number }>(world.send(mara, situations.add, { userId }, told))
  await world.send(mara, analyses.analyze, { id })
  return mara
}

async function open(tester: TestPerson) {
  const person = await goAs(world, tester, '/premium-analytics#time')
  return renderScreen(
    <OpensFigures userId={person.id}>
      <OverTime userId={person.id} />
    </OpensFigures>,
  )
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('says what changed, month by month', async () => {
  await open(await live())
  await screen.findByRole('heading', {
    name: 'My bakery moved into your core. Tom left your map, and the garden is new.',
  })
  expect(screen.getByText('0.5 to 0.9, matters to core')).toBeTruthy()
  expect(screen.getByText('left in February, was 0.6, matters')).toBeTruthy()
  const slider = screen.getByRole('slider', { name: 'Month' })
  expect(slider.getAttribute('aria-valuetext')).toBe('February 2027')
  await press('The month before')
  await screen.findByRole('heading', { name: 'My bakery moved into your core.' })
  expect(screen.queryByText(/^Came up in/)).toBeNull()
  fireEvent.change(slider, { target: { value: 0 } })
  await screen.findByRole('heading', { name: 'This is the first month.' })
  await screen.findByText('December 2026. This is the first month.')
  expect(screen.getByRole('button', { name: 'The month before' })).toHaveProperty('disabled', true)
})

it('opens the situations behind a number', async () => {
  await open(await live())
  await press('1 situation, The garden in February 2027: show the situations')
  const dialog = within(await screen.findByRole('dialog', { name: 'The garden in February 2027' }))
  expect(
    (await dialog.findByRole('link', { name: 'Frost in the beds' })).getAttribute('href'),
  ).toMatch(/^\/situation-history\?situation=\d+$/)
})

it('is the same as a list, which stays chosen', async () => {
  const mara = await live()
  await open(mara)
  await press('As a list')
  const rows = () => screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows()).toEqual([
    'ItemDecember 2026NowWhat changedCame up in February 2027',
    'My bakery0.5 matters0.9 corecloser',
    'Tom0.6 mattersleft in February',
    expect.stringMatching(/^The garden0\.4 mattersnew in February1 situation, /),
    'Lea0.9 core0.9 coreas it was',
  ])
  cleanup()
  await open(mara)
  await screen.findByRole('table')
})

it('waits for something of one’s own', async () => {
  await open(await world.addPerson('Ada', { isPremium: true }))
  await screen.findByText(/^Add something of your own to the map, and you’ll see/)
})

it('has no slider in its first month', async () => {
  const ada = await world.addPerson('Ada', { isPremium: true })
  const item = { category: 'people', name: 'Tom', attachmentPower: 0.5 }
  await world.send(ada, selfMap.add, { userId: ada.id }, item)
  await open(ada)
  await screen.findByText(/^This is the first month\. From/)
  expect(screen.queryByRole('slider')).toBeNull()
})
