import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  SIZES,
  test,
  useTheme,
  VIEWS,
} from './fixtures.ts'
import { equation, REVIEW } from './situations.ts'

const BIRTHDAY =
  'My sister forgot my birthday. I waited the whole day for her to call. She never did.'
const UNSURE = {
  title: 'At dinner',
  description: 'My wife shouted at me in front of the children.',
}

/** A situation of one's own, read and opened. */
async function openOwn(page: Page, personId: number, told: { title: string; description: string }) {
  const { title, description } = told
  const reply = await page.request.post(`/api/users/${personId}/situations/tell`, {
    data: { title, description, selfMapItemIds: [-5] },
  })
  const { situation } = await reply.json()
  await page.goto(`/analyze-situation?situation=${situation.id}`)
}

const bottomOf = async (page: Page, selector: string) => {
  const box = (await page.locator(selector).boundingBox())!
  return box.y + box.height
}

test('a visitor gets from the first page to a reading with one text and one press', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByLabel('What happened?').fill(BIRTHDAY)
  await page.getByRole('button', { name: 'See why' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My sister forgot my birthday')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(equation(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My sister forgot my birthday')
})

test('the example on the first page plays, and plays again', async ({ page }) => {
  await page.goto('/')
  const example = page.getByRole('figure')
  await expect(example).toContainText('It hurts because she’s close to you.')
  await example.getByRole('button', { name: 'Play again' }).click()
  await expect(example).toContainText('My sister')
  await expect(page.locator('.example-waits')).toHaveCount(0)
})

const feeling = (page: Page) => page.getByRole('button', { name: /^What (you|I) feel/ })

test('what was read wrong is put right by keyboard alone, and the first reading comes back', async ({
  page,
  person,
}) => {
  await openOwn(page, person.id, REVIEW)
  const first = await feeling(page).innerText()
  await feeling(page).press('Enter')
  const sizes = page.getByRole('dialog', { name: /^How / })
  await expect(sizes.getByRole('button', { pressed: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(feeling(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await sizes.getByRole('button', { name: 'All feelings' }).press('Enter')
  await page.getByRole('textbox', { name: 'Find a word, or write your own' }).fill('triumphant')
  await page.getByRole('button', { name: 'triumph', exact: true }).press('Enter')
  await expect(feeling(page)).toContainText('triumphant')
  await page.getByRole('button', { name: 'Bring all back' }).press('Enter')
  await expect.poll(() => feeling(page).innerText()).toBe(first)
})

test('a pencilled wish is kept with one tap, and a line of one’s own stays', async ({
  page,
  person,
}) => {
  await openOwn(page, person.id, { title: 'My birthday', description: BIRTHDAY })
  const expected = page.getByRole('button', { name: /^Expected/ })
  await expect(expected).toContainText('Perhaps')
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(expected).not.toContainText('Perhaps')
  await expected.click()
  const line = page.getByLabel('What I expected, in my own words')
  await expect(line).toBeFocused()
  await line.fill('her voice on the phone')
  await page.keyboard.press('Enter')
  await expect(expected).toContainText('I wanted her voice on the phone.')
  await expect(page.locator('.margin-circles')).toBeVisible()
  await page.reload()
  await expect(equation(page)).toContainText('I wanted her voice on the phone.')
})

test('a wrong part and a second feeling are put right where the reading stands', async ({
  page,
  person,
}) => {
  await openOwn(page, person.id, REVIEW)
  const part = page.locator('.part-line').first().getByRole('button').first()
  await part.click()
  const choice = page.getByRole('dialog', { name: 'What is it about?' })
  const other = choice.locator('.part-pill[aria-pressed=false]').first()
  const name = await other.locator('bdi').innerText()
  await other.click()
  await expect(part).toContainText(name)
  await part.click()
  await choice.getByRole('button', { name: 'Nothing in particular' }).click()
  const named = page.getByRole('group', { name: 'What it’s about' })
  await named.getByLabel('What it’s about').fill('My team')
  await page.keyboard.press('Enter')
  await expect(part).toContainText('It’s about My team')
  await part.click()
  await choice.getByRole('button', { name: 'Accomplishments' }).click()
  await expect(part).toContainText('My team, important to me')
  await feeling(page).click()
  await page.getByRole('button', { name: 'And a second one' }).click()
  await page.getByRole('button', { name: 'loneliness', exact: true }).click()
  await expect(feeling(page)).toHaveCount(2)
  await expect(feeling(page).nth(1)).toContainText('lonely moderate')
  await page.getByRole('button', { name: 'strong 8' }).click()
  await expect(feeling(page).nth(1)).toContainText('lonely strong')
  await expectAccessible(page)
})

test('what is written on the dashboard is read with one press', async ({ page, person }) => {
  await page.request.post(`/api/users/${person.id}/self-map`, {
    data: { name: 'My sister', category: 'people', attachmentPower: 0.8 },
  })
  await page.goto('/dashboard')
  await page.getByLabel('What happened?').fill(BIRTHDAY)
  await page.getByRole('button', { name: 'Analyze', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My sister forgot my birthday')
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByLabel('What happened?')).toHaveValue('')
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
})

test('where it is not sure it asks, and one tap finishes the reading', async ({ page, person }) => {
  await openOwn(page, person.id, UNSURE)
  const title = page.getByRole('heading', { name: /(Which of these is|Is this|Which is) it\?$/ })
  await expect(title).toBeVisible()
  await expect(page.getByText('That’s why')).toHaveCount(0)
  await page.locator('.which-card').first().press('Enter')
  await expect(equation(page)).toContainText('That’s why')
  await expect(equation(page)).toBeFocused()
})

test('the form proposes, and nothing moves while one writes', async ({ page, person }) => {
  expect(person.id).toBeGreaterThan(0)
  await page.goto('/analyze-situation')
  const field = page.getByLabel('Description')
  await field.focus()
  const top = (await field.boundingBox())!.y
  const rows = await page
    .locator('.write-row')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  await page.keyboard.type('Mama fell last night, right before work.')
  await expect(page.getByLabel('Title')).toHaveValue('Mama fell last night')
  await expect(page.getByText('suggested', { exact: true })).toHaveCount(3)
  expect((await field.boundingBox())!.y).toBe(top)
  expect(
    await page
      .locator('.write-row')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top))),
  ).toEqual(rows)
})

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport })

    test('everything stands on one screen, on a phone on two', async ({ page, person }) => {
      await openOwn(page, person.id, REVIEW)
      await page.getByText('That’s right').waitFor()
      // The offer of the browser's own model comes last and makes the card higher.
      await page.waitForLoadState('networkidle')
      const floor = size === 'phone' ? 2 * viewport.height - 2 * 72 : viewport.height
      for (const part of ['.equation-card', '.result-side'])
        await expect.poll(() => bottomOf(page, part), part).toBeLessThanOrEqual(floor)
    })

    test('the cards stand in line', async ({ page, person }) => {
      await openOwn(page, person.id, UNSURE)
      const cards = page.locator('.which-card')
      await cards.first().waitFor()
      const places = await cards.evaluateAll(
        (all, side) => all.map((one) => Math.round(one.getBoundingClientRect()[side])),
        size === 'phone' ? ('x' as const) : ('y' as const),
      )
      expect(new Set(places).size).toBe(1)
    })

    for (const { theme } of VIEWS.filter((view) => view.size === size))
      test(`every new state is accessible, ${theme}`, async ({ page, person }) => {
        await useTheme(page, theme)
        await openOwn(page, person.id, REVIEW)
        await page.getByText('That’s right').waitFor()
        await expectAccessible(page)
        await page.locator('.more > summary').click()
        await expectAccessible(page)
        await feeling(page).click()
        await expectAccessible(page)
        await page.getByRole('button', { name: 'All feelings' }).click()
        const words = page.getByRole('dialog', { name: 'All feelings' })
        const box = await words.boundingBox()
        const find = words.getByRole('textbox', { name: 'Find a word, or write your own' })
        for (const typed of ['worr', 'like a wet coat']) {
          await find.fill(typed)
          await expectAccessible(page)
          expect(await words.boundingBox()).toEqual(box)
        }
        await expectNoSidewaysScroll(page)
        await openOwn(page, person.id, UNSURE)
        await page.locator('.which').waitFor()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        await page.goto('/analyze-situation')
        await page.getByLabel('Description').fill('Mama fell last night, right before work.')
        await page.getByText('suggested', { exact: true }).first().waitFor()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      })
  })
}
