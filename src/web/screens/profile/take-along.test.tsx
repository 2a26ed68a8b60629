// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ownership } from '#contract/ownership.ts'
import { selfMap } from '#contract/self-map.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { goAs, renderScreen } from '#test/render.tsx'
import { TakeAlong } from '#web/features/ownership/own-data.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
afterAll(() => world.stop())

async function open(person: TestPerson) {
  await goAs(world, person, '/profile')
  return renderScreen(<TakeAlong userId={person.id} />)
}
const bringIn = (text: string) =>
  userEvent.upload(
    screen.getByLabelText('File to import'),
    new File([text], 'innermap.json', { type: 'application/json' }),
  )

it('hands out everything as one file that is named after its day', async () => {
  const ada = await world.addPerson('Ada')
  const saved: { name: string; href: string }[] = []
  URL.createObjectURL = () => 'blob:everything'
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, href: this.href })
  })
  await open(ada)
  await userEvent.click(screen.getByRole('button', { name: 'Download everything' }))
  await screen.findByText('Download ready')
  expect(saved).toHaveLength(1)
  expect(saved[0]?.name).toMatch(/^innermap.*\d{4}-\d{2}-\d{2}\.json$/)
})

it('fills an empty account from such a file', async () => {
  const bo = await world.addPerson('Bo')
  const item = { category: 'people', name: 'My choir', attachmentPower: 0.6 }
  await world.send(bo, selfMap.add, { userId: bo.id }, item)
  const file = await (await world.send(bo, ownership.export, { userId: bo.id })).text()

  const cy = await world.addPerson('Cy')
  await open(cy)
  await bringIn(file)
  await screen.findByText('Everything is back')
  const map = await world.send(cy, selfMap.list, { userId: cy.id })
  expect(await map.json()).toContainEqual(expect.objectContaining(item))
})

it('says when a file is not one of ours', async () => {
  await open(await world.addPerson('Di'))
  await bringIn('{"something":"else"}')
  await expect.poll(() => screen.getByRole('alert').textContent).not.toBe('')
  expect(screen.queryByText('Everything is back')).toBeNull()
})
