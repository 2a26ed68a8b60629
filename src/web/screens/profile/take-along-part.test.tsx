// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { situations } from '#contract/situations.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { ANY_CSV, dayOne } from '#test/journal-files.ts'
import { goAs, renderScreen } from '#test/render.tsx'
import { TakeAlongPart } from './profile-screen.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(cleanup)
afterAll(() => world.stop())

async function open(tester: TestPerson) {
  const person = await goAs(world, tester, '/profile#take-along')
  return renderScreen(<TakeAlongPart userId={person.id} />)
}
const choose = (text: string, name: string) =>
  userEvent.upload(screen.getByLabelText('File from another journal'), new File([text], name))
const titles = async (person: TestPerson): Promise<string[]> => {
  const reply = await world.send(person, situations.list, { userId: person.id })
  return (await reply.json()).map(({ title }: { title: string }) => title)
}

it('shows what is in a file, keeps the months that are wanted, and takes them back in one press', async () => {
  const ada = await world.addPerson('Ada')
  await open(ada)
  const note = (month: string, text: string) => ({
    creationDate: `2024-${month}-10T10:00:00Z`,
    text,
  })
  await choose(
    dayOne([note('01', 'January was quiet.'), note('02', 'A loud month.')]),
    'Journal.json',
  )
  await screen.findByText('Day One: 2 notes.')
  expect(await titles(ada)).toEqual([])
  await userEvent.click(screen.getByRole('checkbox', { name: 'February 2024: 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 note' }))
  await screen.findByText('1 note, 0 analyzed')
  expect(await titles(ada)).toEqual(['January was quiet'])
  await userEvent.click(screen.getByRole('button', { name: /^Undo import: Day One/ }))
  await expect.poll(() => titles(ada)).toEqual([])
})

it('lets the person say which column is what', async () => {
  const ada = await world.addPerson('Ada')
  await open(ada)
  await choose(ANY_CSV, 'diary.csv')
  const preview = within(await screen.findByRole('region', { name: 'What’s in diary.csv' }))
  await userEvent.selectOptions(preview.getByLabelText('Title'), 'None')
  await expect.poll(() => preview.queryByText('Christmas'), { timeout: 10_000 }).toBeNull()
})

it('says in plain words when it does not know a file', async () => {
  await open(await world.addPerson('Ada'))
  await choose('{"something":"else"}', 'x.json')
  await screen.findByText(/^We can’t read this file/)
})

it('has notes analysed quietly', async () => {
  const ada = await world.addPerson('Ada')
  await open(ada)
  await choose('date,text\n2024-01-01,It rained the whole day.', 'rain.csv')
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 note' }))
  await userEvent.click(
    await screen.findByRole('button', { name: 'Analyze them in the background' }),
  )
  await screen.findByText(/^If a note doesn’t mention anything/)
  await userEvent.selectOptions(screen.getByLabelText(/^If a note mentions nothing/), 'Spouse')
  await userEvent.click(screen.getByRole('button', { name: 'Analyze them in the background' }))
  await screen.findByText('1 note, 0 analyzed, 1 waiting')
  await world.runJobs()
  await screen.findByText('1 note, 1 analyzed', {}, { timeout: 5000 })
})

it('makes a token that is shown once, and revokes it', async () => {
  const ada = await world.addPerson('Ada')
  await open(ada)
  const form = within(await screen.findByRole('form', { name: 'New token' }))
  await userEvent.click(form.getByRole('button', { name: 'Create a token' }))
  await form.findByText('Give the token a name')
  await userEvent.type(form.getByLabelText('Name of the token'), 'My script')
  await userEvent.click(form.getByRole('button', { name: 'Create a token' }))
  const shown: HTMLInputElement = await screen.findByLabelText(/^Copy “My script” now/)
  const ask = () =>
    world.sendRaw(null, `/api/users/${ada.id}/situations`, {
      headers: { authorization: `Bearer ${shown.value}` },
    })
  expect((await ask()).status).toBe(200)
  await userEvent.click(screen.getByRole('button', { name: 'I’ve copied it' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove My script' }))
  await expect.poll(async () => (await ask()).status).toBe(401)
})

it('adds a webhook and says what is wrong with an address', async () => {
  await open(await world.addPerson('Ada'))
  const form = within(await screen.findByRole('form', { name: 'New webhook' }))
  await userEvent.type(form.getByLabelText('Address'), 'http://127.0.0.1/')
  await userEvent.click(form.getByRole('button', { name: 'Add the address' }))
  await form.findByText(/^Please use a public https address/)
  await userEvent.clear(form.getByLabelText('Address'))
  await userEvent.type(form.getByLabelText('Address'), 'https://example.com/hook')
  await userEvent.click(form.getByRole('button', { name: 'Add the address' }))
  const secret: HTMLInputElement = await screen.findByLabelText(/^The signing secret/)
  expect(secret.value).toMatch(/^whsec_/)
})

it('asks a browser for nothing by itself', async () => {
  await open(await world.addPerson('Ada'))
  await screen.findByText('This browser can’t show reminders.')
})
