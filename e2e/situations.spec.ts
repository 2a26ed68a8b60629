import type { Page } from '@playwright/test'
import { expect, newPerson, test } from './fixtures.ts'
import {
  analyse,
  analyzeButton,
  equation,
  fillSituation,
  GRADUATION,
  lookCloser,
  REVIEW,
} from './situations.ts'

/** Folded away again where the page is still being drawn. */
const expectOwnVersion = (page: Page) =>
  expect(async () => {
    await lookCloser(page)
    await expect(page.getByText('Your version', { exact: true })).toBeVisible({ timeout: 2000 })
  }).toPass()

test('a visitor analyses, signs up, keeps it, corrects it, deletes it and takes that back', async ({
  page,
}) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Analyze', exact: true }).first().click()
  await expect(page.getByText('7-day free trial')).toBeVisible()
  await fillSituation(page, REVIEW)
  await page.getByLabel('Something of your own').fill('My garden')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'My garden' })).toBeChecked()
  await analyzeButton(page).click()
  await expect(page.getByText('Your emotional analysis is ready.')).toBeVisible()
  await expect(page.getByRole('heading', { name: REVIEW.title })).toBeFocused()
  await expect(equation(page)).toContainText('That’s why you feel')
  await expect(page.getByText('Not medical advice.')).toBeVisible()

  const ada = newPerson()
  await page.getByRole('link', { name: 'Create Free Account' }).first().click()
  await page.getByLabel('First Name').fill(ada.firstName)
  await page.getByLabel('Email').fill(ada.email)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/analyze-situation\?situation=\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(REVIEW.title)
  await expect(
    page.getByText(`Saved. Welcome, ${ada.firstName}. It’s in your history.`),
  ).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('link', { name: 'Write', exact: true }).first().click()
  await fillSituation(page, GRADUATION)
  await expect(page.getByRole('checkbox', { name: 'My garden' })).toHaveCount(0)
  await analyzeButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(GRADUATION.title)
  await expect(page.getByText('Your situation has been analyzed successfully.')).toBeVisible()
  await expect(equation(page)).toContainText(/proud/)

  await lookCloser(page)
  await page
    .getByRole('button', { name: /^Change each part/ })
    .first()
    .click()
  const bench = page.getByRole('dialog', { name: 'Change the equation' })
  await bench.getByText('It took something away').click()
  await bench.getByLabel('How much is lost, number').fill('9')
  await bench.getByText('It’s over').click()
  await bench.getByText('I’ve accepted it').click()
  await bench.getByText('Someone or something else').click()
  await expect(
    bench.getByText(/A loss that is over, if you’ve come to terms with it, feels like/),
  ).toBeVisible()
  await expect(bench.getByText(/Regret · /)).toBeVisible()
  await bench.getByRole('button', { name: 'Save my version' }).click()
  await expect(bench).toBeHidden()
  await expect(page.getByText('Your version', { exact: true })).toBeVisible()
  await page.reload()
  await expectOwnVersion(page)

  await page.goto('/situation-history')
  const row = page.getByRole('row', { name: new RegExp(GRADUATION.title) })
  await expect(row).toContainText(/regret|lament|torment/)
  await row.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Situation deleted')).toBeVisible()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText(/regret|lament|torment/)
  await row.getByRole('button', { name: 'View' }).click()
  await expect(page.getByRole('heading', { name: GRADUATION.title })).toBeFocused()
  await expectOwnVersion(page)
})

test.describe('with a broken connection', () => {
  test.use({ tolerated: /status of 4\d\d|ERR_FAILED/ })

  test('the form says what is missing and loses nothing', async ({ page, person }) => {
    await page.goto('/analyze-situation')
    await page.getByLabel('Title').fill('Hm')
    await analyzeButton(page).click()
    await expect(page.getByText('Title must be at least 3 characters')).toBeVisible()
    await expect(page.getByText('Description must be at least 10 characters')).toBeVisible()
    await expect(page.getByText('Select at least one self-map item')).toBeVisible()
    await expect(page.getByLabel('Description')).toBeFocused()

    await fillSituation(page, REVIEW)
    await page.reload()
    await expect(page.getByLabel('Title')).toHaveValue(REVIEW.title)
    await expect(page.getByLabel('Description')).toHaveValue(REVIEW.description)
    await expect(page.getByRole('checkbox', { name: 'Career Promotion' })).toBeChecked()

    // The server has done its work, and the answer is lost on the way.
    await page.route('**/tell', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await analyzeButton(page).click()
    await expect(page.getByText('Failed to create situation')).toBeVisible()
    await expect(page.getByLabel('Description')).toHaveValue(REVIEW.description)
    await expect(analyzeButton(page)).toBeEnabled()

    await page.unroute('**/tell')
    await analyzeButton(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(REVIEW.title)
    const list = await page.request.get(`/api/users/${person.id}/situations`)
    expect(await list.json()).toHaveLength(1)
    const usage = await page.request.get(`/api/users/${person.id}/usage`)
    expect(await usage.json()).toMatchObject({ analyses: 1 })
  })
})

test('everything is disabled while it is analysed', async ({ page, person }) => {
  expect(person.id).toBeGreaterThan(0)
  await page.goto('/analyze-situation')
  await fillSituation(page, REVIEW)
  let goOn: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/tell', async (route) => {
    await held
    await route.continue()
  })
  await analyzeButton(page).click()
  await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeDisabled()
  await expect(page.getByLabel('Title')).toBeDisabled()
  await expect(page.getByRole('checkbox', { name: 'Friends' })).toBeDisabled()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /Reading your words|Looking at what|Putting it together/ }),
  ).toBeVisible()
  goOn()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(REVIEW.title)
})

test('the words that the lines tell back are marked in the text', async ({ page, person }) => {
  expect(person.id).toBeGreaterThan(0)
  await analyse(page, REVIEW)
  const marked = await page.locator('.your-words mark').allInnerTexts()
  expect(marked.length).toBeGreaterThan(0)
  for (const words of marked) expect(REVIEW.description).toContain(words)
})

test('the history finds by words, emotion and item, and keeps it in the address', async ({
  page,
  person,
}) => {
  await analyse(page, REVIEW)
  const listed = await page.request.get(`/api/users/${person.id}/situations`)
  const [{ mainEmotions }] = await listed.json()
  await analyse(page, GRADUATION)
  await page.goto('/situation-history')
  const review = page.getByRole('row', { name: new RegExp(REVIEW.title) })
  const graduation = page.getByRole('row', { name: new RegExp(GRADUATION.title) })
  await expect(review).toBeVisible()
  await expect(graduation).toBeVisible()

  await page.getByLabel('Search').fill('daughter')
  await expect(review).toBeHidden()
  await expect(graduation).toBeVisible()
  await expect(page).toHaveURL(/q=daughter/)
  await page.reload()
  await expect(page.getByLabel('Search')).toHaveValue('daughter')
  await expect(review).toBeHidden()

  await page.getByLabel('Search').fill('')
  await expect(review).toBeVisible()
  await page.getByLabel('Emotion').selectOption(mainEmotions[0].category)
  await expect(graduation).toBeHidden()
  await expect(review).toBeVisible()
  await page.getByLabel('Emotion').selectOption('All feelings')
  await page.getByLabel('Item').selectOption('Parents')
  await expect(review).toBeHidden()
  await page.getByLabel('Search').fill('no such words anywhere')
  await expect(page.getByText('No situations match your search.')).toBeVisible()
})

test('a visitor sees example situations with their analyses', async ({ page }) => {
  await page.goto('/situation-history')
  await expect(page.getByRole('button', { name: /^View/ })).toHaveCount(3)
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await page.getByRole('button', { name: /^View/ }).first().click()
  await expect(equation(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'One next step' })).toBeVisible()
})

test('a situation without an analysis offers to look again', async ({ page, person }) => {
  const { title, description } = REVIEW
  const reply = await page.request.post(`/api/users/${person.id}/situations`, {
    data: { title, description, selfMapItemIds: [-5] },
  })
  const { id } = await reply.json()
  await page.goto(`/situation-history?situation=${id}`)
  await expect(page.getByRole('heading', { name: 'No Analysis Available' })).toBeVisible()
  await expect(
    page.getByText('There is no analysis available for this situation yet.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Refresh Analysis' }).click()
  await expect(page.getByText('Analysis requested')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'One next step' })).toBeVisible()
})

test('an expired visitor sees the pitch alone', async ({ page }) => {
  await page.goto('/analyze-situation')
  await page.getByLabel('Title').waitFor()
  await page.clock.setFixedTime(Date.now() + 1.1 * 24 * 60 * 60 * 1000)
  await page.reload()
  await expect(page.getByText('Your 24-Hour Trial Has Expired')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See example situations' })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveCount(0)
})

test('from the first letter to the corrected equation by keyboard alone', async ({
  page,
  person,
}) => {
  expect(person.id).toBeGreaterThan(0)
  await page.goto('/analyze-situation')
  await page.getByLabel('Title').focus()
  await page.keyboard.type(REVIEW.title)
  await page.getByLabel('Description').focus()
  await page.keyboard.type(REVIEW.description)
  await page.getByRole('checkbox', { name: 'Professional Success' }).focus()
  await page.keyboard.press('Space')
  await analyzeButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(REVIEW.title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.locator('.more > summary').focus()
  await page.keyboard.press('Enter')
  const change = page.getByRole('button', { name: /^Change each part/ }).first()
  await change.focus()
  await page.keyboard.press('Enter')
  const bench = page.getByRole('dialog', { name: 'Change the equation' })
  await bench.getByRole('radio', { name: 'It took something away' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(bench.getByText(/^A gain/)).toBeVisible()
  await bench.getByRole('slider', { name: 'How much is gained' }).focus()
  await page.keyboard.press('Home')
  await expect(bench.getByText(/^Something unchanged/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bench).toBeHidden()
  await expect(change).toBeFocused()
})
