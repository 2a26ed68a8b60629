// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { relationships } from '#contract/relationships.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { answerInstead, goAs, renderScreen } from '#test/render.tsx'
import { SelfMapScreen } from './self-map-screen.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(cleanup)
afterAll(() => world.stop())

async function open(tester: TestPerson) {
  const person = await goAs(world, tester, '/self-map?tab=relationships')
  const view = renderScreen(<SelfMapScreen person={person} />)
  await screen.findByRole('form', { name: 'Add a relationship' })
  return view
}

async function choose(source: string, target: string) {
  await userEvent.selectOptions(screen.getByLabelText('Source item'), source)
  await userEvent.selectOptions(screen.getByLabelText('Target item'), target)
}
const send = () => {
  const form = within(screen.getByRole('form', { name: 'Add a relationship' }))
  return userEvent.click(form.getByRole('button', { name: 'Add Relationship' }))
}
const listed = (person: TestPerson) =>
  world
    .send(person, relationships.list, { userId: person.id })
    .then((reply) => reply.json() as Promise<{ strength: number; description: string }[]>)

it('keeps a relationship as a sentence', async () => {
  const ada = await world.addPerson('Ada')
  const { tell } = await open(ada)
  await choose('Childhood', 'Graduate Degree')
  const strength = screen.getByLabelText('Strength, number')
  await userEvent.clear(strength)
  await userEvent.type(strength, '8')
  await userEvent.type(screen.getByLabelText('Description (optional)'), 'It began there')
  await send()
  await expect.poll(() => tell.mock.calls).toContainEqual([{ title: 'Relationship created' }])
  const list = within(screen.getByRole('list', { name: 'Relationships' }))
  expect(list.getByText('It began there')).toBeTruthy()
  expect(await listed(ada)).toContainEqual(
    expect.objectContaining({ strength: 8, description: 'It began there' }),
  )
})

it('says which part is missing or twice the same', async () => {
  await open(await world.addPerson('Bo'))
  await send()
  expect(screen.getByText('Missing fields')).toBeTruthy()
  expect(screen.getAllByText('Please select both source and target items.')).toHaveLength(2)
  await choose('Friends', 'Friends')
  await send()
  expect(screen.getByText('Invalid selection')).toBeTruthy()
  expect(screen.getAllByText('Source and target items cannot be the same.')).toHaveLength(2)
})

it('asks somebody whose session has ended to log in, and leads back here', async () => {
  await open(await world.addPerson('Cy'))
  await choose('Friends', 'Childhood')
  const message = 'Please sign in.'
  answerInstead(/self-map-relationships$/, 401, { reason: 'signed_out', message })
  await send()
  await screen.findByText('Not logged in')
  expect(screen.getAllByText('Please log in to create relationships.')).toHaveLength(2)
  expect(screen.getByLabelText<HTMLSelectElement>('Source item').selectedOptions[0]?.text).toBe(
    'Friends',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(location.pathname + location.search).toBe(
    '/auth?mode=sign-in&next=%2Fself-map%3Ftab%3Drelationships',
  )
})

it.each([
  [201, { not: 'a relationship' }, 'Invalid response from server'],
  [500, null, 'Failed to create relationship.'],
  [400, {}, 'Failed to create relationship.'],
  [400, { error: 'The map is full.' }, 'The map is full.'],
  [400, { reason: 'new', message: 'Not this one.' }, 'Not this one.'],
])('tells a failure with status %d in the words there are', async (status, body, text) => {
  await open(await world.addPerson('Di'))
  await choose('Friends', 'Childhood')
  answerInstead(/self-map-relationships$/, status, body)
  await send()
  const toast = await screen.findByRole('group', { name: 'Error creating relationship' })
  expect(toast.querySelectorAll('p')[1]?.textContent?.trim()).toBe(text.trim())
})

it('deletes one, and brings it back', async () => {
  const ed = await world.addPerson('Ed')
  await open(ed)
  const before = (await listed(ed)).length
  const [first] = await screen.findAllByRole('button', { name: /^Delete/ })
  await userEvent.click(first!)
  await screen.findByText('Relationship deleted')
  expect(await listed(ed)).toHaveLength(before - 1)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await expect.poll(async () => (await listed(ed)).length).toBe(before)
})
