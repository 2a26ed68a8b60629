import type { Page } from '@playwright/test'
import { expect, SIZES, test } from './fixtures.ts'
import { bringInMap } from './self-map-steps.ts'
import { analyse, REVIEW } from './situations.ts'

const bottomOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).last().boundingBox()
  return (box?.y ?? 0) + (box?.height ?? 0)
}

test('the map, its categories and its lines fit the first screen', async ({ page, person }) => {
  expect(person.id).toBeGreaterThan(0)
  await page.goto('/self-map')
  await page.getByRole('button', { name: 'Later' }).click()
  await page.locator('[data-pill]').first().waitFor()
  for (const part of ['.map-label', '.map-legend', '.line-legend'])
    expect(await bottomOf(page, part)).toBeLessThanOrEqual(SIZES.desktop.height)
})

test.describe('phone', () => {
  test.use({ viewport: SIZES.phone })

  test('a story that is cut says that there is more of it', async ({ page, person }) => {
    expect(person.id).toBeGreaterThan(0)
    const more = ' We had talked about it twice before.'.repeat(8)
    await analyse(page, { ...REVIEW, description: REVIEW.description + more })
    const story = page.locator('.your-words')
    const height = (await story.boundingBox())!.height
    await story.getByText('more', { exact: true }).click()
    await expect(story.getByText('less', { exact: true })).toBeVisible()
    expect((await story.boundingBox())!.height).toBeGreaterThan(height)
    await story.click()
    expect((await story.boundingBox())!.height).toBe(height)
  })

  test('the form names each of its parts, above the button', async ({ page, person }) => {
    expect(person.id).toBeGreaterThan(0)
    await page.goto('/analyze-situation')
    await expect(page.getByText('What it’s about', { exact: true })).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Analyze', exact: true })).toBeInViewport()
  })

  test('the whole box stands above the bar, title and all', async ({ page, person }) => {
    expect(person.id).toBeGreaterThan(0)
    await page.goto('/analyze-situation')
    await page
      .getByLabel('Description')
      .fill('Dad remembered the name of our old dog today and laughed out loud. I sat there too.')
    await expect(page.locator('.touch-chip')).toBeVisible()
    const bar = (await page.locator('.write-foot').boundingBox())!
    expect(await bottomOf(page, '.write-box')).toBeLessThanOrEqual(bar.y)
  })

  test('a row opens wherever it is touched, and what deletes it is behind its menu', async ({
    page,
    person,
  }) => {
    expect(person.id).toBeGreaterThan(0)
    await analyse(page, REVIEW)
    for (const other of ['Show by day', 'Show as a table']) {
      await page.goto('/situation-history')
      await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
      await page.locator('[data-situation]').click({ position: { x: 8, y: 8 } })
      await expect(page).toHaveURL(/situation=/)
      await page.getByRole('button', { name: /^More for/ }).click()
      await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: other }).click()
    }
  })

  test('what is proposed is seen before it is sent', async ({ page, person }) => {
    expect(person.id).toBeGreaterThan(0)
    await page.goto('/analyze-situation')
    await page
      .getByLabel('Description')
      .fill(
        'First warm Saturday. Lisa brought the guitar and somebody found the old tent, and we sat by the lake until it got dark. Nobody looked at a phone. I laughed so hard that my stomach still hurts.',
      )
    const chip = (await page.locator('.touch-chip').boundingBox())!
    const send = (await page.locator('.write-send').boundingBox())!
    expect(chip.y + chip.height).toBeLessThanOrEqual(send.y)
  })

  test('a newcomer sees the whole map under one line that asks for three things', async ({
    page,
    person,
  }) => {
    expect(person.id).toBeGreaterThan(0)
    await page.goto('/self-map')
    await page.locator('[data-pill]').first().waitFor()
    const bar = (await page.locator('.tab-bar').boundingBox())!
    const frame = (await page.locator('.map-window').boundingBox())!
    expect(frame.y + frame.height).toBeLessThanOrEqual(bar.y)
    const lines = (await page.locator('.line-legend').boundingBox())!
    expect(lines.y - (await bottomOf(page, '.map-legend'))).toBeGreaterThanOrEqual(8)
    const question = page.getByLabel('First', { exact: true })
    await expect(question).toBeHidden()
    await page.getByRole('button', { name: 'Name three' }).click()
    await question.fill('Mum')
    await page.getByRole('button', { name: 'Put it at “matters”' }).click()
    await expect(page.locator('[data-pill]', { hasText: 'Mum' })).toBeInViewport()
    await expect(page.getByLabel('Second', { exact: true })).toBeVisible()
  })

  test('what stands above the list keeps one edge and its distance', async ({ page, person }) => {
    const items = ['Mum', 'Jean', 'Kuba'].map((name) => ({
      category: 'people',
      name,
      attachmentPower: 0.5,
    }))
    await bringInMap(page, person.id, items)
    await page.goto('/self-map')
    const boxOf = async (name: string) => (await page.getByRole('button', { name }).boundingBox())!
    const clear = await boxOf('Clear the examples')
    expect((await boxOf('Show the examples on the map')).x).toBe(clear.x)
    await page.getByRole('button', { name: 'Clear the examples' }).click()
    await expect(page.getByText('Examples cleared')).toBeVisible()
    const list = (await page.getByRole('table', { name: 'People' }).locator('..').boundingBox())!
    expect(list.y - (await bottomOf(page, '.map-room'))).toBeGreaterThanOrEqual(8)
  })

  test('the whole map stands above the bar, with sixty items too', async ({ page, person }) => {
    const items = Array.from({ length: 51 }, (_, index) => ({
      category: ['people', 'ideas', 'lifeStory', 'accomplishments'][index % 4]!,
      name: `Something ${index}`,
      attachmentPower: ((index * 37) % 90) / 100 + 0.1,
    }))
    await bringInMap(page, person.id, items)
    await page.goto('/self-map')
    await page.locator('[data-pill]').first().waitFor()
    const bar = await page.locator('.tab-bar').boundingBox()
    expect(await bottomOf(page, '.map-label')).toBeLessThanOrEqual(bar!.y)
    const frame = (await page.locator('.map-window').boundingBox())!
    const hint = (await page.locator('.map-closer-hint').boundingBox())!
    for (const pill of await page.locator('[data-pill]').all()) {
      const box = (await pill.boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(frame.x - 1)
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width + 1)
      expect(box.y + box.height).toBeLessThanOrEqual(hint.y)
    }
    const first = page.locator('[data-pill]').first()
    const before = (await first.boundingBox())!.width
    await page.getByRole('button', { name: 'Take a closer look at the map' }).click()
    expect((await first.boundingBox())!.width).toBeGreaterThan(before)
    await expect(page.getByRole('button', { name: 'Take a closer look at the map' })).toHaveCount(0)
  })
})

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport })

    test('a message lies neither on the title nor on the bar', async ({ page, person }) => {
      expect(person.id).toBeGreaterThan(0)
      await analyse(page, REVIEW)
      await page.goto('/situation-history')
      if (size === 'phone') {
        await page.getByRole('button', { name: /^More for/ }).click()
        await page.getByRole('menuitem', { name: 'Delete' }).click()
      } else await page.getByRole('button', { name: /^Delete/ }).click()
      const toast = (await page.locator('.toast[role=group]').boundingBox())!
      const main = (await page.getByRole('main').boundingBox())!
      const bar = size === 'phone' ? viewport.height - 72 : null
      const isAboveMain = toast.y + toast.height <= Math.max(main.y, 64)
      expect(bar === null ? isAboveMain : toast.y + toast.height <= bar).toBe(true)
    })
  })
}

test.describe('phone', () => {
  test.use({ viewport: SIZES.phone })

  test('a result has the same head on the way from writing and after a reload', async ({
    page,
    person,
  }) => {
    expect(person.id).toBeGreaterThan(0)
    await analyse(page, REVIEW)
    await page.reload()
    const back = page.locator('.page').getByRole('link', { name: 'Dashboard' })
    const head = async () => [
      await back.boundingBox(),
      await page.getByRole('heading', { level: 1, name: REVIEW.title }).boundingBox(),
    ]
    await expect(page.locator('.situation-analysis')).toBeVisible()
    const reloaded = await head()
    await page.getByRole('link', { name: 'Write', exact: true }).click()
    await expect(page.getByLabel('Description')).toBeVisible()
    await page.goBack()
    await expect.poll(head).toEqual(reloaded)
  })
})

test('what can be pressed below a step begins where its words begin', async ({ page, person }) => {
  expect(person.id).toBeGreaterThan(0)
  await analyse(page, REVIEW)
  await page.getByRole('button', { name: 'Another', exact: true }).waitFor()
  const lefts = await page.locator('.plan-foot').evaluate((foot) => {
    const rows = Map.groupBy(
      foot.querySelectorAll('.button'),
      (button) => button.getBoundingClientRect().top,
    )
    return [...rows.values()].map(([first]) => {
      const isBare = first!.classList.contains('button-quiet')
      const inset = isBare ? Number.parseFloat(getComputedStyle(first!).paddingLeft) : 0
      return Math.round(first!.getBoundingClientRect().left + inset)
    })
  })
  const words = (await page.locator('.plan-sentence').boundingBox())!
  expect(lefts).toEqual([Math.round(words.x), Math.round(words.x)])
})

test('a result is printed alone, on white', async ({ page, person }) => {
  expect(person.id).toBeGreaterThan(0)
  await page.emulateMedia({ colorScheme: 'dark' })
  await analyse(page, REVIEW)
  await page.goto('/situation-history')
  await page.getByRole('button', { name: `View ${REVIEW.title}` }).click()
  await page.getByRole('heading', { name: 'One next step' }).waitFor()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { name: 'One next step' })).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'navigation', 'table'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  // The lines of the equation can be pressed on a screen, and are read on paper.
  await expect(page.getByText('That’s why you feel')).toBeVisible()
  for (const control of ['That’s right', 'Save this step', 'Share'])
    await expect(page.getByRole('button', { name: control })).toHaveCount(0)
  const ink = await page.evaluate(() => getComputedStyle(document.body).color)
  expect(ink).toBe('rgb(37, 33, 29)')
})

test('an address without a page answers 404 and shows the way home', async ({ page }) => {
  const reply = await page.goto('/nope/x')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('two tabs keep a draft each', async ({ page, person }) => {
  expect(person.id).toBeGreaterThan(0)
  const other = await page.context().newPage()
  await page.goto('/analyze-situation')
  await page.getByLabel('Title').fill('Draft A')
  await other.goto('/analyze-situation')
  // A new tab goes on with what was written last.
  await expect(other.getByLabel('Title')).toHaveValue('Draft A')
  await other.getByLabel('Title').fill('Draft B')
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Draft A')
  await expect(other.getByLabel('Title')).toHaveValue('Draft B')
})

test('what is opened stands below the list, and Back leads to its row again', async ({
  page,
  person,
}) => {
  const told = { description: REVIEW.description, selfMapItemIds: [-5] }
  for (const at of [1, 2, 3, 4, 5, 6, 7, 8, 9])
    await page.request.post(`/api/users/${person.id}/situations`, {
      data: { ...told, title: `Day ${at}` },
    })
  const row = page.getByRole('button', { name: 'View Day 1' })
  const opened = page.getByRole('heading', { level: 2, name: 'Day 1' })
  for (const viewport of [SIZES.desktop, SIZES.phone]) {
    await page.setViewportSize(viewport)
    await page.goto('/situation-history')
    await row.click()
    await expect(page).toHaveURL(/situation=/)
    await expect(opened).toBeFocused()
    await expect(opened).toBeInViewport()
    await expect(page.getByRole('columnheader', { name: 'Actions' })).toHaveCount(1)
    await page.goBack()
    await expect(page).toHaveURL('/situation-history')
    await expect(opened).toHaveCount(0)
    await expect(row).toBeFocused()
  }
  await page.goto('/analyze-situation')
  await expect(page.getByRole('heading', { level: 2, name: 'Day 9' })).toBeVisible()
})

test('what is for developers does nothing here', async ({ page }) => {
  await page.goto('/dashboard?dev-user-id=1')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+Alt+d')
  await expect(page.getByRole('button', { name: 'Dev Login' })).toHaveCount(0)
  await expect(page.locator('a[href*="dev-user-id"]')).toHaveCount(0)
  await expect(page.getByText('Development Mode')).toHaveCount(0)
})
