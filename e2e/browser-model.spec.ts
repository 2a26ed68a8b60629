import type { Page } from '@playwright/test'
import { CARE_LINE } from '#domain/content/helplines.ts'
import { decentAnswer } from '#test/fakes/fake-ai-answers.ts'
import { installBrowserModel } from './fake-browser-model.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { analyse, analyzeButton, equation, fillSituation, lookCloser } from './situations.ts'

const IDEA = {
  title: 'The idea',
  description:
    'My boss took my idea and presented it as his own. I worked on it for three weeks and I am angry.',
  items: ['Career Promotion'],
}
const SAW = 'You saw your boss take your idea.'
const STEP = 'Tomorrow morning, I’ll ask for ten minutes and say which part was mine.'
const OFFER = 'Chromium’s model can read this too, in this browser. No one else sees it.'

const letItRead = (page: Page) => page.getByRole('button', { name: 'Let it read' })
const sentOff = (page: Page) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
  })
  return sent
}

test('a visitor’s browser reads with the model it has, and no word leaves it', async ({ page }) => {
  const model = await installBrowserModel(page)
  await page.goto('/analyze-situation')
  await fillSituation(page, IDEA)
  await analyzeButton(page).click()
  await expect(page.getByText(OFFER)).toBeVisible()
  await expectAccessible(page)
  const sent = sentOff(page)
  const held = Promise.withResolvers<void>()
  model.beforePiece = async () => {
    if (model.asked.includes('say')) await held.promise
  }
  const height = async () => (await equation(page).boundingBox())?.height ?? 0
  const offers = await page
    .locator('.equation-foot')
    .evaluateAll((all) => all.reduce((sum, one) => sum + (one as HTMLElement).offsetHeight, 0))
  const before = (await height()) - offers
  await letItRead(page).click()
  await expect(
    page.getByText('Chromium’s model, in this browser, is reading. Until then this is'),
  ).toBeVisible()
  held.resolve()
  await expect(page.getByText('Read by Chromium’s model, in this browser.')).toBeVisible()
  await expect(equation(page)).toContainText(SAW)
  // Its lines are shorter, and nothing below has moved up for that.
  expect(await height()).toBeGreaterThanOrEqual(Math.floor(before))
  await expect(page.getByText(STEP).first()).toBeVisible()
  expect(sent).toEqual([])
  expect(model.asked.slice(0, 2)).toEqual(['understand', 'say'])
  expect(model.messages[0]).toContain(IDEA.description)

  await page.reload()
  await expect(equation(page)).toContainText(SAW)
  await expect(letItRead(page)).toHaveCount(0)
})

test('a person’s browser reads, and the server keeps what it may show of it', async ({
  page,
  person,
}) => {
  const success = { category: 'ideas', name: 'Professional Success', attachmentPower: 0.85 }
  await page.request.post(`/api/users/${person.id}/self-map`, { data: success })
  const model = await installBrowserModel(page)
  await analyse(page, IDEA)
  await letItRead(page).click()
  await expect(page.getByText('Read by Chromium’s model, in this browser.')).toBeVisible()
  await expect(equation(page)).toContainText(SAW)
  expect(model.asked.slice(0, 2)).toEqual(['understand', 'say'])
  await page.reload()
  await expect(equation(page)).toContainText(SAW)

  // What lies deeper is said once it is opened, and once.
  await lookCloser(page)
  await expect(page.getByText('Whose it is')).toBeVisible()
  // A sentence that its words don't carry may be asked for once more, at any time until then.
  const calls = () => model.asked.filter((call) => call !== 'repair')
  expect(new Set(calls())).toEqual(new Set(['understand', 'say', 'deepen']))
  const asked = calls().length
  await page.reload()
  await lookCloser(page)
  await expect(page.getByText('Whose it is')).toBeVisible()
  expect(calls()).toHaveLength(asked)
})

test('a model that reads too little is not used, and not offered again', async ({ page }) => {
  const model = await installBrowserModel(page)
  model.right = 0
  await analyse(page, IDEA)
  await letItRead(page).click()
  await expect(
    page.getByText('Chromium’s model read 0 of 2 made-up texts correctly, which isn’t enough.'),
  ).toBeVisible()
  expect(model.asked).toEqual([])
  await page.reload()
  await expect(equation(page)).toBeVisible()
  await expect(letItRead(page)).toHaveCount(0)
})

test('where it fails, our own reading stands and says so; it can be stopped and asked again', async ({
  page,
}) => {
  const model = await installBrowserModel(page)
  model.fails = true
  await analyse(page, IDEA)
  const before = await equation(page).textContent()
  await letItRead(page).click()
  await expect(page.getByText('Chromium’s model, in this browser, didn’t answer.')).toBeVisible()
  expect(before).toContain('My boss took my idea')
  model.fails = false
  model.beforePiece = () => new Promise(() => {})
  await page.getByRole('button', { name: 'Ask again' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText(OFFER)).toBeVisible()
})

test('words that leave a doubt stay with our own engine', async ({ page }) => {
  await installBrowserModel(page)
  await analyse(page, {
    ...IDEA,
    description: 'Everything is too much and I can’t do this any more.',
  })
  await expect(page.getByText(CARE_LINE)).toBeVisible()
  await expect(letItRead(page)).toHaveCount(0)
})

test('an assistant of one’s own is asked by hand, and its answer is checked like any other', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text })
  })
  await analyse(page, IDEA)
  const sent = sentOff(page)
  await page.getByRole('button', { name: 'Ask your own assistant' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask your own assistant' })
  await expect(dialog.getByLabel('The question')).toHaveValue(new RegExp(IDEA.description))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Copy the question' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => (window as { copied?: string }).copied)).toContain('My boss')
  expect(sent).toEqual([])
  const check = dialog.getByRole('button', { name: 'Check it, then show me' })
  await dialog.getByLabel('Its answer').fill('I’d rather talk about the weather.')
  await check.click()
  await expect(dialog.getByRole('alert')).toContainText('We couldn’t find an answer in this.')
  const answers = ['understand', 'say'] as const
  const given = answers.map((call) => [call, decentAnswer({ call, items: IDEA.items })])
  await dialog.getByLabel('Its answer').fill(JSON.stringify(Object.fromEntries(given)))
  await check.click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Read by Your own assistant.')).toBeVisible()
  await expect(equation(page)).toContainText(SAW)
})
