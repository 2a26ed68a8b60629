// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { selfMap } from '#contract/self-map.ts'
import { situations } from '#contract/situations.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { goAs, goAsVisitor, renderScreen } from '#test/render.tsx'
import { chooseSingleKeys } from '#web/lib/browser/single-keys.ts'
import { Shell } from './shell.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
  Element.prototype.scrollIntoView ??= () => undefined
})
afterEach(() => {
  cleanup()
  chooseSingleKeys(null)
})
afterAll(() => world.stop())

const page = (person: Parameters<typeof Shell>[0]['person']) => (
  <Shell person={person} isLoading={false}>
    <h1>A page</h1>
    <input aria-label="A field" />
  </Shell>
)
function openAsVisitor() {
  goAsVisitor(world, '/learn')
  renderScreen(page(null))
}
async function openAsAda() {
  const ada = await world.addPerson('Ada')
  const userId = ada.id
  const item = { category: 'people', name: 'Being reliable', attachmentPower: 0.8 }
  const kept = await (await world.send(ada, selfMap.add, { userId }, item)).json()
  const told = { title: 'Tom said it would be fine', description: 'He did not call.' }
  await world.send(ada, situations.add, { userId }, { ...told, selfMapItemIds: [kept.id] })
  const person = await goAs(world, ada, '/learn')
  renderScreen(page(person))
}
const find = async (typed: string) => {
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  const field = await screen.findByRole('combobox', { name: 'Find anything' })
  if (typed) await userEvent.type(field, typed)
  return field
}
const options = () => screen.getAllByRole('option').map((one) => one.textContent)
const chosen = () => screen.getByRole('option', { selected: true }).textContent

it('finds a room with Ctrl K, two letters and Enter', async () => {
  openAsVisitor()
  const field = await find('sel')
  expect(options()).toEqual(['Self Map'])
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id)
  await userEvent.keyboard('{Enter}')
  expect(location.pathname).toBe('/self-map')
  expect(screen.queryByRole('combobox', { name: 'Find anything' })).toBeNull()
})

it('finds what a person has, and nothing of the examples', async () => {
  await openAsAda()
  await find('be')
  await screen.findByRole('option', { name: /Tom said it would be fine/ })
  expect(
    within(screen.getByRole('group', { name: 'Your map' })).getAllByRole('option'),
  ).toHaveLength(1)
  expect(screen.getByRole('option', { name: /Being reliable/ }).textContent).toContain('0.8, close')
  await userEvent.keyboard('{ArrowUp}')
  expect(chosen()).toMatch(/^Tom said/)
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  expect(location.pathname + location.search).toMatch(/^\/situation-history\?situation=\d+$/)
})

it('says so when there is nothing', async () => {
  openAsVisitor()
  await find('zebra')
  expect(screen.getByText('No matches.')).toBeTruthy()
  await userEvent.keyboard('{Enter}{ArrowDown}')
  expect(location.pathname).toBe('/learn')
})

it('lists the keys on ?, and takes nobody away for a letter they did not ask for', async () => {
  openAsVisitor()
  fireEvent.keyDown(document.body, { key: 'm' })
  expect(location.pathname).toBe('/learn')
  fireEvent.keyDown(document.body, { key: '?' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard' }))
  expect(dialog.queryByText('Self Map')).toBeNull()
})

it('has letters that lead to their room, where that was chosen', async () => {
  chooseSingleKeys('on')
  openAsVisitor()
  fireEvent.keyDown(document.body, { key: '?' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard' }))
  expect(dialog.getByText('Find anything')).toBeTruthy()
  expect(dialog.getByText('Closer, further away')).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'm' })
  expect(location.pathname).toBe('/learn')
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  fireEvent.keyDown(document.body, { key: 'm' })
  expect(location.pathname).toBe('/self-map')
})

it('leaves letters alone in a field, with Alt or Ctrl, and where they are switched off', async () => {
  chooseSingleKeys('on')
  openAsVisitor()
  fireEvent.keyDown(screen.getByLabelText('A field'), { key: 'm' })
  fireEvent.keyDown(document.body, { key: 'm', ctrlKey: true })
  fireEvent.keyDown(document.body, { key: 'm', altKey: true })
  chooseSingleKeys('off')
  fireEvent.keyDown(document.body, { key: 'm' })
  fireEvent.keyDown(document.body, { key: '?' })
  expect(location.pathname).toBe('/learn')
  expect(screen.queryByRole('dialog')).toBeNull()
  await find('')
})

it('has both in the menu, for those without these keys', async () => {
  openAsVisitor()
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  await userEvent.click(screen.getByRole('button', { name: 'Find' }))
  const field = await screen.findByRole('combobox', { name: 'Find anything' })
  await userEvent.type(field, 'keyb{Enter}')
  await screen.findByRole('dialog', { name: 'Keyboard' })
})
