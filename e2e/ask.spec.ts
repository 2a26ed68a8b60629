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
import { REVIEW } from './situations.ts'

const BIRTHDAY =
  'My sister forgot my birthday. I waited the whole day for her to call. She never did.'
const VAGUE = {
  title: 'A weird day',
  description:
    'Dont know. Just a weird day. Everything is kind of grey and nothing really happend.',
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
  await expect(page.getByText('Self-Map item involved')).toHaveCount(0)
  await expect(page.getByRole('figure').or(page.getByText('Which comes nearest?'))).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My sister forgot my birthday')
})

test('the example on the first page plays, and plays again', async ({ page }) => {
  await page.goto('/')
  const example = page.getByRole('figure')
  await expect(example).toContainText('It hurts because she is close.')
  await example.getByRole('button', { name: 'Play again' }).click()
  await expect(example).toContainText('My sister')
  await expect(page.locator('.example-waits')).toHaveCount(0)
})

test('what was read wrong is put right by keyboard alone, and nothing of it stays', async ({
  page,
  person,
}) => {
  await openOwn(page, person.id, REVIEW)
  const no = page.getByRole('button', { name: 'No', exact: true })
  await no.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'What is closer?' })).toBeFocused()
  const bloom = page.getByRole('button', { name: 'Pride' })
  await bloom.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.garden-sentence')).toContainText(/pride|gratif|satisf/i)
  await page.getByRole('button', { name: 'triumph' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.garden-sentence')).toContainText('triumph', { ignoreCase: true })
  const back = page.getByRole('button', { name: /^What it read first/ })
  await expect(back).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('figure')).toContainText('Triumph')
  await expect(page.getByRole('figure')).not.toContainText(/anger|frustration|fury/i)
  await expect(page.locator('.reading-sentence p')).toBeFocused()

  await page.getByRole('button', { name: 'Almost' }).click()
  await back.click()
  await expect(back).toBeHidden()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('figure')).not.toContainText('Triumph')
})

test('a wrong part and a second feeling are put right where the reading stands', async ({
  page,
  person,
}) => {
  await openOwn(page, person.id, REVIEW)
  await page.getByRole('button', { name: 'Almost' }).click()
  const other = page.getByLabel('What else it may touch')
  await other.waitFor()
  const [, first] = await other.getByRole('option').allTextContents()
  await other.selectOption({ label: first! })
  const part = page.getByRole('button', { name: first!, exact: true })
  await expect(part).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Two at once' }).click()
  await page.locator('.bed', { hasText: 'Sadness' }).click()
  await expect(page.locator('.bed[aria-pressed=true]')).toHaveCount(2)
  await expect(part).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('figure')).toContainText(first!)
  await expect(page.getByRole('figure')).toContainText(/sadness/i)
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
  await expect(page.getByLabel('Description')).toHaveValue('')
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
})

test('where it is not sure it asks, and one tap finishes the reading', async ({ page, person }) => {
  await openOwn(page, person.id, VAGUE)
  await expect(page.getByRole('heading', { name: 'Which comes nearest?' })).toBeVisible()
  await expect(page.getByRole('figure')).toHaveCount(0)
  await page.locator('.asking-feeling').nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('figure')).toBeVisible()
  await expect(page.getByText('Read anew from your answer.')).toBeVisible()
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
  await expect(page.getByText('proposed', { exact: true })).toHaveCount(2)
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

    test('picture, sentence, question, step stand on the first screen', async ({
      page,
      person,
    }) => {
      await openOwn(page, person.id, REVIEW)
      await page.getByText('Is this it?').waitFor()
      const floor = size === 'phone' ? viewport.height - 72 : viewport.height
      for (const part of ['.equation', '.is-this-it', '.one-step', '.one-question'])
        await expect.poll(() => bottomOf(page, part), part).toBeLessThanOrEqual(floor)
    })

    test('the three feelings stand in line, each with what it means', async ({ page, person }) => {
      await openOwn(page, person.id, VAGUE)
      const blooms = page.locator('.asking-feeling > svg')
      await expect(blooms).toHaveCount(3)
      const line = size === 'phone' ? 'x' : 'y'
      const places = await blooms.evaluateAll(
        (all, side) => all.map((one) => Math.round(one.getBoundingClientRect()[side])),
        line as 'x' | 'y',
      )
      expect(new Set(places).size).toBe(1)
      for (const means of await page.locator('.asking-means').all())
        await expect(means).toBeVisible()
    })

    for (const { theme } of VIEWS.filter((view) => view.size === size))
      test(`every new state is accessible, ${theme}`, async ({ page, person }) => {
        await useTheme(page, theme)
        await openOwn(page, person.id, REVIEW)
        await page.getByText('Is this it?').waitFor()
        await expectAccessible(page)
        await page.getByText('Look closer', { exact: true }).click()
        await expectAccessible(page)
        await page.getByRole('button', { name: 'Almost' }).click()
        await page.getByRole('button', { name: 'Worry' }).click()
        await page.getByRole('group', { name: 'Worry: which word' }).waitFor()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        await openOwn(page, person.id, VAGUE)
        await page.getByText('Which comes nearest?').waitFor()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        await page.goto('/analyze-situation')
        await page.getByLabel('Description').fill('Mama fell last night, right before work.')
        await page.getByText('proposed', { exact: true }).first().waitFor()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      })
  })
}
