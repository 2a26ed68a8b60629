// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { relationships } from '#contract/relationships.ts'
import { selfMap } from '#contract/self-map.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { answerInstead, goAs, renderScreen } from '#test/render.tsx'
import { SelfMapScreen } from './self-map-screen.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(cleanup)
afterAll(() => world.stop())

/** The test browser knows no styles, and so no spaces between the parts of a pill. */
const pill = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^${name} ?attachment power`) })

async function open(tester: TestPerson) {
  const person = await goAs(world, tester, '/self-map')
  const view = renderScreen(<SelfMapScreen person={person} />)
  await pill('Spouse')
  return view
}
const stored = async (person: TestPerson) =>
  (await (await world.send(person, selfMap.list, { userId: person.id })).json()) as SelfMapItem[]
const focusedPill = () => document.activeElement?.textContent ?? ''

it('goes from item to item with the arrow keys, nearest first', async () => {
  await open(await world.addPerson('Ada'))
  ;(await pill('Spouse')).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(focusedPill()).toMatch(/^Parents/)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(focusedPill()).toMatch(/^Professional ?Success/)
  await userEvent.keyboard('{End}')
  expect(focusedPill()).toMatch(/^Graduate/)
  await userEvent.keyboard('{ArrowRight}')
  expect(focusedPill()).toMatch(/^Spouse/)
})

it('dims what has no tie to the item in focus', async () => {
  await open(await world.addPerson('Bo'))
  const friends = await pill('Friends')
  fireEvent.pointerEnter(friends)
  expect((await pill('Parents')).className).toContain('map-pill-far')
  expect(friends.className).not.toContain('map-pill-far')
  fireEvent.pointerLeave(friends)
  expect((await pill('Parents')).className).not.toContain('map-pill-far')
})

it('saves a move along the ring at once, and an example stays an example', async () => {
  const cy = await world.addPerson('Cy')
  await open(cy)
  ;(await pill('Friends')).focus()
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}')
  await screen.findByText('Friends moved')
  const friends = async () => (await stored(cy)).find(({ name }) => name === 'Friends')
  await expect.poll(async () => (await friends())?.angle).toBeTypeOf('number')
  expect((await friends())?.id).toBeLessThan(0)
  // Whatever it leaves behind, the others stay where they are.
  expect((await stored(cy)).every(({ angle }) => typeof angle === 'number')).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'More for this map' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Save Map' }))
  await screen.findByText('Self-Map saved')
})

it('brings an item closer with the arrow up, and one press takes all steps back', async () => {
  const cleo = await world.addPerson('Cleo')
  await open(cleo)
  ;(await pill('Friends')).focus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await screen.findByText('Friends: close 0.7 → core 0.9')
  const power = async () =>
    (await stored(cleo)).find(({ name }) => name === 'Friends')?.attachmentPower
  await expect.poll(power).toBe(0.9)
  await userEvent.keyboard('{ArrowDown}')
  await screen.findByText('Friends: close 0.7 → close 0.8')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await expect.poll(power).toBe(0.7)
  expect((await pill('Friends')).textContent).toContain('0.7')
})

it('drags a pill closer, saves it when it is let go, and a short press only opens it', async () => {
  const di = await world.addPerson('Di')
  await open(di)
  const friends = await pill('Friends')
  friends.setPointerCapture = () => undefined
  const at = (x: number, y: number) => ({ pointerType: 'mouse', button: 0, clientX: x, clientY: y })
  fireEvent.pointerDown(friends, at(10, 10))
  fireEvent.pointerMove(friends, at(-300, 10))
  expect(document.querySelector('.map-held-label')?.textContent).toContain('at the edge 0.1')
  expect(document.querySelector('.map-ring-word-lit')?.textContent).toBe('at the edge')
  fireEvent.pointerUp(friends, at(-300, 10))
  expect(document.querySelector('.map-held-label')).toBeNull()
  fireEvent.click(friends)
  expect(screen.queryByRole('dialog')).toBeNull()
  await screen.findByText('Friends: close 0.7 → at the edge 0.1')
  await expect
    .poll(async () => (await stored(di)).find(({ name }) => name === 'Friends'))
    .toMatchObject({ attachmentPower: 0.1, userId: di.id })
  fireEvent.click(await pill('Friends'))
  await screen.findByRole('dialog', { name: 'Edit Item' })
})

it('lifts a pill for a finger that rests, and not for one that scrolls', async () => {
  await open(await world.addPerson('Dot'))
  const friends = await pill('Friends')
  friends.setPointerCapture = () => undefined
  const at = (x: number, y: number) => ({ pointerType: 'touch', button: 0, clientX: x, clientY: y })
  fireEvent.pointerDown(friends, at(10, 10))
  fireEvent.pointerMove(friends, at(10, 40))
  fireEvent.pointerMove(friends, at(-300, 40))
  expect(document.querySelector('.map-held-label')).toBeNull()
  fireEvent.pointerUp(friends, at(-300, 40))
  fireEvent.pointerDown(friends, at(10, 10))
  await expect.poll(() => document.querySelector('.map-held-label')).toBeTruthy()
  fireEvent.pointerCancel(friends)
  expect(document.querySelector('.map-held-label')).toBeNull()
  expect(screen.queryByText(/^Friends: /)).toBeNull()
})

it('draws every line, and only those of what is touched once they are hidden', async () => {
  await open(await world.addPerson('Eve'))
  const lines = () => document.querySelectorAll('.map-line-stroke').length
  expect(lines()).toBe(3)
  await userEvent.click(screen.getByRole('button', { name: 'Hide the lines' }))
  expect(lines()).toBe(0)
  fireEvent.pointerEnter(await pill('Friends'))
  expect(lines()).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: 'Show the lines' }))
  expect(lines()).toBe(3)
})

it('edits from a pill: the category stays, the example becomes one’s own', async () => {
  const ed = await world.addPerson('Ed')
  await open(ed)
  await userEvent.click(await pill('Friends'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Item' }))
  expect(dialog.getByText(/This is an example\. Save it to make it yours\./)).toBeTruthy()
  const power = dialog.getByLabelText('Attachment Power, number')
  await userEvent.clear(power)
  await userEvent.type(power, '0.98')
  expect(dialog.getByText('1.0 on the map: core')).toBeTruthy()
  await userEvent.tab()
  expect(power).toHaveProperty('value', '9.8')
  await userEvent.clear(power)
  await userEvent.type(power, '3.2')
  expect(dialog.getByText('0.3 on the map: at the edge')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Item updated')
  const own = (await stored(ed)).filter(({ id }) => id > 0)
  expect(own).toMatchObject([{ name: 'Friends', category: 'people', attachmentPower: 0.32 }])
})

it('deletes from a pill and brings it back', async () => {
  await open(await world.addPerson('Flo'))
  await userEvent.click(await pill('Friends'))
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
  )
  await screen.findByText('Item deleted')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await pill('Friends')
})

it('ties two items from the diagram, never one to itself', async () => {
  const gus = await world.addPerson('Gus')
  await open(gus)
  await userEvent.click(screen.getByRole('button', { name: 'Add Relationship' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Relationship' }))
  const add = dialog.getByRole<HTMLButtonElement>('button', { name: 'Add' })
  expect(add.disabled).toBe(true)
  await userEvent.selectOptions(dialog.getByLabelText('Source item'), 'Friends')
  await userEvent.selectOptions(dialog.getByLabelText('Target item'), 'Friends')
  expect(add.disabled).toBe(true)
  expect(dialog.getByText('Source and target items cannot be the same.')).toBeTruthy()
  await userEvent.selectOptions(dialog.getByLabelText('Target item'), 'Childhood')
  await userEvent.selectOptions(dialog.getByLabelText('Relationship'), 'influences')
  await userEvent.click(add)
  await screen.findByText('Relationship created')
  const ties = await world.send(gus, relationships.list, { userId: gus.id })
  expect(await ties.json()).toContainEqual(
    expect.objectContaining({ relationshipType: 'influences', strength: 5 }),
  )
})

it('ties an item from its own sheet', async () => {
  const gil = await world.addPerson('Gil')
  await open(gil)
  await userEvent.click(await pill('Friends'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit Item' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Add Relationship' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Relationship' }))
  const [source] = dialog.getByLabelText<HTMLSelectElement>('Source item').selectedOptions
  expect(source?.textContent).toBe('Friends')
  await userEvent.selectOptions(dialog.getByLabelText('Target item'), 'Childhood')
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  await screen.findByText('Relationship created')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each([
  [/self-map-arrangement$/, 'Failed to save your Self-Map'],
  [/self-map-relationships$/, 'Failed to add relationship'],
  [/\/users\/\d+\/self-map$/, 'Failed to add self-map item'],
])('says in its own words what the server did not take: %s', async (path, text) => {
  const { tell } = await open(await world.addPerson('Hal'))
  answerInstead(path, 500)
  if (text.includes('save')) {
    await userEvent.click(screen.getByRole('button', { name: 'More for this map' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Save Map' }))
  } else if (text.includes('relationship')) {
    await userEvent.click(screen.getByRole('button', { name: 'Add Relationship' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByLabelText('Source item'), 'Friends')
    await userEvent.selectOptions(dialog.getByLabelText('Target item'), 'Childhood')
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  } else {
    await userEvent.click(screen.getByRole('button', { name: 'Add New Item' }))
    await userEvent.type(await screen.findByLabelText('Name'), 'My choir')
    await userEvent.click(screen.getByRole('button', { name: 'Add Item' }))
  }
  await expect.poll(() => tell.mock.calls).toContainEqual([{ title: 'Error', text, isBad: true }])
})

it('hides a category from the map and shows it again', async () => {
  await open(await world.addPerson('Ida'))
  const chips = within(screen.getByRole('list', { name: 'Categories on the map' }))
  const people = chips.getByRole('button', { name: /^People/ })
  await userEvent.click(people)
  expect(people.getAttribute('aria-pressed')).toBe('false')
  expect(document.querySelectorAll('.map-pill-hidden')).toHaveLength(3)
  await userEvent.click(people)
  expect(document.querySelectorAll('.map-pill-hidden')).toHaveLength(0)
})
