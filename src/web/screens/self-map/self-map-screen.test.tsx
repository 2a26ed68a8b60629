// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { relationships } from '#contract/relationships.ts'
import { selfMap } from '#contract/self-map.ts'
import { signIn } from '#contract/sign-in.ts'
import { situations } from '#contract/situations.ts'
import { EXAMPLE_RELATIONSHIPS } from '#domain/content/examples/self-map.ts'
import type { Person } from '#domain/people/person.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { renderScreen } from '#test/render.tsx'
import { SelfMapScreen } from './self-map-screen.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(cleanup)
afterAll(() => world.stop())

async function open(person: TestPerson) {
  world.actAs(person)
  const reply = await world.send(person, signIn.user, {})
  const view = renderScreen(<SelfMapScreen person={(await reply.json()) as Person} />)
  await screen.findByRole('row', { name: /^Spouse/ })
  return view
}

/** The test browser knows no styles, and so no spaces between the parts of a pill. */
const pill = (name: string, power = '') => ({
  name: new RegExp(`^${name} ?attachment power ?${power}`),
})

/** Calls of this kind hang, until they are said to have failed. */
function cutOff(method: string) {
  const online = globalThis.fetch
  const { promise, reject } = Promise.withResolvers<Response>()
  promise.catch(() => undefined)
  globalThis.fetch = (input, init) => (init?.method === method ? promise : online(input, init))
  return () => reject(new TypeError('cut off'))
}

async function fillNewItem(name: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Add New Item' }))
  await userEvent.type(await screen.findByLabelText('Name'), name)
  await userEvent.click(screen.getByRole('button', { name: 'Add Item' }))
}

it('puts a new item on the map and into the list', async () => {
  const { tell } = await open(await world.addPerson('Ada'))
  // Examples are nobody's.
  expect(screen.getByRole('button', { name: /^People ?0$/ })).toBeTruthy()
  await fillNewItem('My choir')
  await screen.findByRole('button', pill('My choir', '0.5'))
  await expect.poll(() => tell.mock.calls).toContainEqual([{ title: 'Item created' }])
  expect(screen.getByRole('button', { name: /^People ?1$/ })).toBeTruthy()
  const row = within(screen.getByRole('table', { name: 'People' })).getByRole('row', {
    name: /My choir/,
  })
  expect(row.textContent).toContain('0.5')
})

it('shows help above the map where a name speaks of danger, and keeps the item', async () => {
  await open(await world.addPerson('Ada'))
  await fillNewItem('I want to die')
  const help = await screen.findByRole('alert', { name: 'Help for you' })
  await screen.findByRole('row', { name: /I want to die/ })
  await userEvent.click(within(help).getByRole('button', { name: 'I’m safe, carry on' }))
  expect(screen.queryByRole('alert', { name: 'Help for you' })).toBeNull()
})

it('offers the upgrade when the free plan is full, and keeps what was typed', async () => {
  const bo = await world.addPerson('Bo', { createdAt: 0 })
  for (const name of ['1', '2', '3', '4', '5'])
    await world.send(
      bo,
      selfMap.add,
      { userId: bo.id },
      { category: 'ideas', name, attachmentPower: 0.5 },
    )
  const { offerUpgrade } = await open(bo)
  await fillNewItem('A sixth')
  await expect.poll(() => offerUpgrade.mock.calls).toEqual([['items']])
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('A sixth')
  expect(screen.queryByRole('button', pill('A sixth'))).toBeNull()
})

it('says what is wrong with a name, at the field', async () => {
  await open(await world.addPerson('Cy'))
  await fillNewItem(' ')
  expect(screen.getByText('Item name cannot be empty.')).toBeTruthy()
})

it('takes a change back when it does not arrive', async () => {
  const { tell } = await open(await world.addPerson('Di'))
  const fail = cutOff('PUT')
  const friends = screen.getByRole('button', pill('Friends'))
  friends.focus()
  await userEvent.keyboard('+')
  await screen.findByRole('button', pill('Friends', '0.8'))
  fail()
  await screen.findByRole('button', pill('Friends', '0.7'))
  expect(tell).toHaveBeenCalledWith({
    title: 'Error',
    text: 'Failed to update self-map item',
    isBad: true,
  })
})

it('puts a deleted item back when the deletion does not arrive', async () => {
  const { tell } = await open(await world.addPerson('Ed'))
  const fail = cutOff('DELETE')
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Friends' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
  await expect.poll(() => screen.queryByRole('button', pill('Friends'))).toBeNull()
  fail()
  await expect.poll(() => tell.mock.calls[0]?.[0]).toMatchObject({ title: 'Failed to delete item' })
  await screen.findByRole('button', pill('Friends'))
})

/** The first call of this kind waits until it is let go. */
function holdFirst(method: string) {
  const online = globalThis.fetch
  const { promise, resolve } = Promise.withResolvers<void>()
  let isFirst = true
  globalThis.fetch = async (input, init) => {
    if (init?.method === method && isFirst) {
      isFirst = false
      await promise
    }
    return online(input, init)
  }
  return resolve
}

it('keeps a second change made in the diagram while the list still adopts the example', async () => {
  const fay = await world.addPerson('Fay')
  const { tell } = await open(fay)
  const letGo = holdFirst('PUT')
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Friends' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }))
  const form = within(screen.getByRole('form', { name: 'Edit Friends' }))
  await userEvent.type(form.getByLabelText('Name'), 'hip')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  ;(await screen.findByRole('button', pill('Friendship'))).focus()
  await userEvent.keyboard('+')
  letGo()
  await expect.poll(() => tell.mock.calls).toEqual([[{ title: 'Item updated' }]])
  await expect
    .poll(async () => (await world.send(fay, selfMap.list, { userId: fay.id })).json())
    .toContainEqual(expect.objectContaining({ name: 'Friendship', attachmentPower: 0.8 }))
})

it('draws examples as examples, and clears them at once', async () => {
  const gus = await world.addPerson('Gus')
  const { tell } = await open(gus)
  expect(document.querySelectorAll('.map-ghosts .map-pill-example')).toHaveLength(9)
  expect(screen.getAllByRole('button', { name: /^Save as Mine/ })).toHaveLength(9)
  await fillNewItem('My choir')
  await userEvent.click(await screen.findByRole('button', { name: 'Clear the examples' }))
  await expect.poll(() => tell.mock.calls.length).toBe(1)
  await screen.findByText('Examples cleared')
  const listed = async (): Promise<{ id: number }[]> =>
    (await world.send(gus, selfMap.list, { userId: gus.id })).json()
  expect((await listed()).filter(({ id }) => id < 0)).toEqual([])
  expect(screen.queryByRole('button', pill('Spouse'))).toBeNull()
  expect(screen.getByRole('button', pill('My choir'))).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('button', pill('Spouse'))
  expect((await listed()).filter(({ id }) => id < 0)).toHaveLength(9)
  const lines = await world.send(gus, relationships.list, { userId: gus.id })
  expect(await lines.json()).toHaveLength(EXAMPLE_RELATIONSHIPS.length)
})

it('draws only what is one’s own once there are three, and the examples on request', async () => {
  const ola = await world.addPerson('Ola')
  for (const name of ['Mum', 'Jean', 'Kuba'])
    await world.send(
      ola,
      selfMap.add,
      { userId: ola.id },
      { category: 'people', name, attachmentPower: 0.5 },
    )
  await open(ola)
  const drawn = () => document.querySelectorAll('[data-pill]').length
  await screen.findByRole('button', pill('Mum'))
  expect(drawn()).toBe(3)
  await userEvent.click(screen.getByRole('button', { name: 'Show the examples on the map' }))
  expect(drawn()).toBeGreaterThan(3)
  cleanup()
  await open(ola)
  await screen.findByRole('button', pill('Childhood'))
  await userEvent.click(screen.getByRole('button', { name: 'Hide the examples on the map' }))
  expect(drawn()).toBe(3)
})

it('says with every power what it means, and tells neighbours apart', async () => {
  await open(await world.addPerson('Hal'))
  const people = within(screen.getByRole('table', { name: 'People' }))
  expect(people.getByRole('row', { name: /Spouse/ }).textContent).toContain('0.95core')
  expect(people.getByRole('row', { name: /Friends/ }).textContent).toContain('0.7close')
})

it('keeps what is rarely wanted in a menu', async () => {
  await open(await world.addPerson('Ida'))
  expect(screen.queryByRole('button', { name: 'Reset to Examples' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'More for this map' }))
  expect(screen.getByRole('menuitem', { name: 'Save Map' })).toBeTruthy()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Reset to Examples' }))
  expect(screen.getByRole('dialog', { name: 'Reset to Examples' })).toBeTruthy()
})

it('creates no link while the preview is still of what was ticked before', async () => {
  const ned = await world.addPerson('Ned')
  const item = { category: 'people', name: 'Mum', attachmentPower: 0.5 } as const
  await world.send(ned, selfMap.add, { userId: ned.id }, item)
  await open(ned)
  await userEvent.click(screen.getByRole('button', { name: 'Share Self-Map' }))
  const create = await screen.findByRole<HTMLButtonElement>('button', { name: 'Create link' })
  const preview = within(screen.getByRole('region', { name: 'What others will see' }))
  await preview.findByRole('heading', { name: 'A Self-Map' })
  expect(create.disabled).toBe(false)
  const letGo = holdFirst('POST')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mum' }))
  expect([create.disabled, preview.queryAllByText('Mum')]).toEqual([true, []])
  letGo()
  await expect.poll(() => create.disabled).toBe(false)
  expect(preview.queryAllByText('Mum')).not.toEqual([])
})

it('shows a visitor the example map, without a way to change it', async () => {
  world.actAs(world.addVisitor())
  renderScreen(<SelfMapScreen person={null} />)
  await screen.findByRole('img', { name: /Example Self-Map with 9 items/ })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Self-Map Explorer')
  expect(screen.queryByRole('button')).toBeNull()
})

it('makes a first map by hand: a name is typed, hangs on the map, and is saved where it is put', async () => {
  const kim = await world.addPerson('Kim')
  await open(kim)
  const own = async () => {
    const listed = await world.send(kim, selfMap.list, { userId: kim.id })
    return ((await listed.json()) as SelfMapItem[]).filter(({ id }) => id > 0)
  }
  const first = within(
    screen.getByRole('region', { name: 'Who or what could make or break your day?' }),
  )
  await userEvent.click(first.getByRole('button', { name: 'Put it at “matters”' }))
  expect(first.getByText('Item name cannot be empty.')).toBeTruthy()

  // Without dragging: arrows move it by tenths, Enter puts it there.
  await userEvent.type(first.getByLabelText('First'), 'My mother')
  await screen.findByRole('button', pill('My mother', '0.5'))
  expect(await own()).toEqual([])
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
  await screen.findByRole('button', pill('My mother', '0.9'))
  expect(first.getByRole('button', { name: 'Put it at “core”' })).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  await expect.poll(own).toMatchObject([{ name: 'My mother', attachmentPower: 0.9 }])

  // Dropped: saved there and then, with its direction.
  await userEvent.type(first.getByLabelText('Second'), 'Well-being')
  await userEvent.click(first.getByRole('button', { name: 'Something I love' }))
  const hanging = await screen.findByRole('button', pill('Well-being', '0.5'))
  hanging.setPointerCapture = () => undefined
  const at = (x: number) => ({ pointerType: 'mouse', button: 0, clientX: x, clientY: 10 })
  fireEvent.pointerDown(hanging, at(10))
  fireEvent.pointerMove(hanging, at(400))
  fireEvent.pointerUp(hanging, at(400))
  await expect.poll(own).toHaveLength(2)
  const [, dropped] = await own()
  expect(dropped).toMatchObject({ name: 'Well-being', category: 'ideas', attachmentPower: 0.1 })
  expect(dropped?.angle).toBeTypeOf('number')

  // A second map is nowhere, and the third one ends it.
  expect(screen.getAllByRole('region', { name: 'Self-Map diagram' })).toHaveLength(1)
  await userEvent.type(first.getByLabelText('Third'), 'The bakery{Enter}')
  await expect
    .poll(() => screen.queryByRole('region', { name: /make or break your day/ }))
    .toBeNull()
  await expect.poll(own).toHaveLength(3)
})

it('keeps a name that could not be saved in its field', async () => {
  const liv = await world.addPerson('Liv')
  await open(liv)
  const fail = cutOff('POST')
  const field = screen.getByLabelText('First')
  await userEvent.type(field, 'My mother{Enter}')
  expect(field).toHaveProperty('value', '')
  fail()
  await expect.poll(() => screen.getByLabelText('First')).toHaveProperty('value', 'My mother')
})

it('asks for a first map no longer once something was added another way', async () => {
  const lou = await world.addPerson('Lou')
  await open(lou)
  await screen.findByRole('region', { name: /make or break your day/ })
  await fillNewItem('My mother')
  await screen.findByRole('button', pill('My mother', '0.5'))
  expect(screen.queryByRole('region', { name: /make or break your day/ })).toBeNull()
})

it('offers once whom several situations speak of', async () => {
  const mara = await world.addPerson('Mara')
  for (const description of ['Mama called late.', 'Mama came by.', 'I miss Mama and her voice.'])
    await world.send(
      mara,
      situations.add,
      { userId: mara.id },
      { title: 'A day', description, selfMapItemIds: [-2] },
    )
  const offer = () => screen.findByRole('region', { name: 'Not on your map yet' })
  await open(mara)
  expect((await offer()).textContent).toContain('Mama comes up in 3 of your situations')
  await userEvent.click(screen.getByRole('button', { name: 'Put on my map' }))
  await expect.poll(() => screen.queryByRole('region', { name: 'Not on your map yet' })).toBeNull()
  const items = await world.send(mara, selfMap.list, { userId: mara.id })
  // In the middle, because nobody has said how close it is.
  expect(await items.json()).toContainEqual(
    expect.objectContaining({ name: 'Mama', attachmentPower: 0.5 }),
  )
})
