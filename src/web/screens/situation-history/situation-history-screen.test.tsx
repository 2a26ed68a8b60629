// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { forecasts } from '#contract/forecasts.ts'
import { situations } from '#contract/situations.ts'
import { DAY } from '#domain/values/duration.ts'
import { addDays, dayIn } from '#domain/values/time-zone.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { answerInstead, goAs, goAsVisitor, renderScreen } from '#test/render.tsx'
import { SituationHistoryScreen } from './situation-history-screen.tsx'

const HERE = '/situation-history'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(cleanup)
afterAll(() => world.stop())

async function tell(person: TestPerson, title: string) {
  const reply = await world.send(
    person,
    situations.add,
    { userId: person.id },
    { title, description: 'My boss presented my idea as his own.', selfMapItemIds: [-5] },
  )
  const { id } = (await reply.json()) as { id: number }
  await world.send(person, analyses.analyze, { id }, {})
  world.clock.advance(60_000)
  return id
}

async function openWith(firstName: string, titles: readonly string[]) {
  const tester = await world.addPerson(firstName)
  for (const title of titles) await tell(tester, title)
  const person = await goAs(world, tester, HERE)
  const view = renderScreen(<SituationHistoryScreen person={person} />)
  return { tester, ...view }
}
const row = (title: string) => screen.findByRole('row', { name: new RegExp(title) })
const press = async (name: string) =>
  userEvent.click(
    await screen.findByRole('button', { name: new RegExp(`^${name.replace(' ', ' ?')}`) }),
  )
const titles = () =>
  screen.getAllByRole('row').map((one) => one.querySelector('bdi')?.textContent ?? null)

it('lists what was written, newest first', async () => {
  await openWith('Ada', ['The first one', 'The second one'])
  await row('The first one')
  expect(titles()).toEqual([null, 'The second one', 'The first one'])
})

it('is a table with own words under each title, and by day for whoever chose that', async () => {
  const gil = await world.addPerson('Gil')
  await tell(gil, 'The meeting')
  const person = await goAs(world, gil, HERE)
  renderScreen(<SituationHistoryScreen person={person} />)
  expect((await row('The meeting')).textContent).toContain(
    '“My boss presented my idea as his own.”',
  )
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(['Title', 'Date', 'Actions'])
  await press('Show by day')
  expect(screen.queryByRole('table')).toBeNull()
  cleanup()
  renderScreen(<SituationHistoryScreen person={person} />)
  const [day] = await screen.findAllByRole('heading', { level: 2 })
  expect(day?.textContent).toMatch(/^[A-Z]/)
  await press('View The meeting')
  await screen.findByRole('heading', { name: 'The meeting' })
  await press('Show as a table')
  await row('The meeting')
})

it.each([
  ['letters', /^There’s no letter yet\./],
  ['forecasts', /^Nothing coming up yet\./],
])('holds %s beside the situations', async (show, text) => {
  const person = await goAs(world, await world.addPerson('Hal'), `${HERE}?show=${show}`)
  renderScreen(<SituationHistoryScreen person={person} />)
  await screen.findByText(text)
  const tabs = within(screen.getByRole('navigation', { name: 'What to look at' }))
  expect(tabs.getByRole('link', { current: 'page' }).textContent?.toLowerCase()).toBe(show)
})

it('deletes a forecast that came, and brings it back with what came of it', async () => {
  const ivo = await world.addPerson('Ivo')
  const ahead = {
    title: 'The talk',
    zone: 'UTC',
    day: dayIn(world.clock.now, 'UTC'),
    selfMapItemIds: [-5],
    wanted: 'A yes.',
    feared: 'A no.',
    likely: 70,
    needFirst: 8,
    need: 5,
    powerFirst: 0.9,
    power: 0.8,
    note: '',
  }
  const made = await world.send(ivo, forecasts.add, { userId: ivo.id }, ahead)
  const { id } = (await made.json()) as { id: number }
  await world.send(ivo, forecasts.answer, { id }, { outcome: 'milder', felt: 4, line: '' })
  const person = await goAs(world, ivo, `${HERE}?show=forecasts`)
  renderScreen(<SituationHistoryScreen person={person} />)
  expect(await screen.findByText(/Not as bad\. Felt 4\./)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Delete “The talk”' }))
  await screen.findByText(/^Nothing coming up yet\./)
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/Not as bad\. Felt 4\./)).toBeTruthy()
})

it('asks what happened where the day is over, and never calls that coming', async () => {
  const noa = await world.addPerson('Noa')
  const now = world.clock.now
  world.clock.now -= 4 * DAY
  const ahead = {
    title: 'The exam',
    zone: 'UTC',
    day: addDays(dayIn(Math.min(now, Date.now()), 'UTC'), -2),
    selfMapItemIds: [-5],
    wanted: 'A pass.',
    feared: 'A fail.',
    likely: 70,
    needFirst: 8,
    need: 5,
    powerFirst: 0.9,
    power: 0.8,
    note: '',
  }
  expect((await world.send(noa, forecasts.add, { userId: noa.id }, ahead)).status).toBe(201)
  world.clock.now = now
  const person = await goAs(world, noa, `${HERE}?show=forecasts`)
  renderScreen(<SituationHistoryScreen person={person} />)
  const asked = within(await screen.findByRole('region', { name: 'Something you saw coming' }))
  expect(screen.getAllByText('The exam').length).toBe(1)
  await userEvent.click(asked.getByRole('button', { name: 'Not as bad' }))
  await screen.findByRole('heading', { name: /^How strong was the/ })
})

it('puts what is coming in other words, and deletes it with a way back', async () => {
  const eli = await world.addPerson('Eli')
  const day = addDays(dayIn(Math.max(world.clock.now, Date.now()), 'UTC'), 3)
  const ahead = {
    title: 'The talk. I am scared of it.',
    zone: 'UTC',
    day,
    selfMapItemIds: [-5],
    wanted: 'A yes.',
    feared: 'A no.',
    likely: 70,
    needFirst: 8,
    need: 5,
    powerFirst: 0.9,
    power: 0.8,
    note: '',
  }
  await world.send(eli, forecasts.add, { userId: eli.id }, ahead)
  const person = await goAs(world, eli, `${HERE}?show=forecasts`)
  renderScreen(<SituationHistoryScreen person={person} />)
  await screen.findByText('I am scared of it.')
  await press('Change The talk')
  const dialog = within(await screen.findByRole('dialog', { name: 'Change this forecast' }))
  const fear = dialog.getByLabelText('What I fear')
  await userEvent.clear(fear)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('Write what you fear')).toBeTruthy()
  expect(document.activeElement).toBe(fear)
  await userEvent.type(fear, 'That she laughs.')
  await userEvent.clear(dialog.getByLabelText('What I want (optional)'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('That she laughs.')).toBeTruthy()
  expect([screen.queryByRole('dialog'), screen.queryByText(/^You want/)]).toEqual([null, null])
  await press('Delete The talk')
  await screen.findByText(/^Nothing coming up yet\./)
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('That she laughs.')).toBeTruthy()
})

it('says of what was left without a feeling that it is open', async () => {
  const tester = await world.addPerson('Abe')
  const told = { title: 'A grey day', description: 'Just a weird day. Grey all over.' }
  const where = { userId: tester.id }
  const kept = await world.send(tester, situations.add, where, { ...told, selfMapItemIds: [-5] })
  await world.send(tester, analyses.analyze, { id: (await kept.json()).id }, {})
  await tell(tester, 'The review')
  const person = await goAs(world, tester, HERE)
  renderScreen(<SituationHistoryScreen person={person} />)
  expect((await row('A grey day')).textContent).toContain('left open')
  expect((await row('The review')).textContent).not.toContain('left open')
})

it('shows an analysis below the table under its own address, and leads back to its row', async () => {
  await openWith('Bo', ['A review', 'A letter'])
  await press('View A letter')
  const opened = await screen.findByRole('region', { name: 'A letter' })
  expect(opened.contains(document.activeElement)).toBe(true)
  const table = screen.getByRole('table')
  expect(table.compareDocumentPosition(opened)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(location.search).toMatch(/^\?situation=\d+$/)
  const wentBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.back()
  await act(() => wentBack)
  expect(screen.queryByRole('region', { name: 'A letter' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('View A letter')
})

it('closes what was opened from elsewhere, also when its row is deleted', async () => {
  const jan = await world.addPerson('Jan')
  const id = await tell(jan, 'A quarrel')
  const person = await goAs(world, jan, `${HERE}?situation=${id}`)
  renderScreen(<SituationHistoryScreen person={person} />)
  await screen.findByRole('region', { name: 'A quarrel' })
  await press('Close')
  expect(location.pathname + location.search).toBe(HERE)
  await press('View A quarrel')
  await screen.findByRole('region', { name: 'A quarrel' })
  await press('Delete A quarrel')
  await screen.findByText(/^Nothing here yet\./)
  expect(screen.queryByRole('region', { name: 'A quarrel' })).toBeNull()
})

it('deletes one, leaves the focus in the next row, and brings it back', async () => {
  const { tester } = await openWith('Cy', ['One', 'Two', 'Three'])
  await press('Delete Two')
  await screen.findByText('Situation deleted')
  await expect.poll(titles).toEqual([null, 'Three', 'One'])
  expect(document.activeElement?.closest('tr')?.textContent).toContain('One')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await row('Two')
  const left = await world.send(tester, situations.list, { userId: tester.id })
  expect(await left.json()).toHaveLength(3)
})

it('says where to begin when the last one is gone', async () => {
  await openWith('Di', ['The only one'])
  await press('Delete The only one')
  await screen.findByText(/^Nothing here yet\./)
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

it('finds by words, and says when nothing fits', async () => {
  await openWith('Ed', ['A quarrel', 'A wedding'])
  const search = await screen.findByLabelText('Search')
  await userEvent.type(search, 'wedding')
  await expect.poll(titles).toEqual([null, 'A wedding'])
  await userEvent.clear(search)
  await userEvent.type(search, 'nothing like it')
  await screen.findByText('No situations match your search.')
})

it('shows the failure, and tries again', async () => {
  const fay = await world.addPerson('Fay')
  await tell(fay, 'A quarrel')
  const person = await goAs(world, fay, HERE)
  const recover = answerInstead(/\/situations\?/, 500, { reason: 'failed', message: 'Not now.' })
  renderScreen(<SituationHistoryScreen person={person} />)
  await screen.findByText('Not now.')
  recover()
  await press('Try again')
  await row('A quarrel')
})

it('shows a visitor three examples, with nothing to delete', async () => {
  goAsVisitor(world, HERE)
  renderScreen(<SituationHistoryScreen person={null} />)
  await row('Waiting for the scan')
  const table = within(screen.getByRole('table'))
  expect(table.getAllByRole('button', { name: /^View/ })).toHaveLength(3)
  expect(table.queryByRole('button', { name: /^Delete/ })).toBeNull()
})
