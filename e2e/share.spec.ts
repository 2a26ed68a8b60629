import type { Browser, Locator, Page } from '@playwright/test'
import { expect, expectAccessible, SIZES, test, useTheme, VIEWS } from './fixtures.ts'
import { bringInMap } from './self-map-steps.ts'

const addItem = (page: Page, userId: number, name: string) =>
  page.request.post(`/api/users/${userId}/self-map`, {
    data: { category: 'people', name, attachmentPower: 0.8 },
  })

/** Somebody else's browser: no cookies, no storage of the one who shared. */
async function strangersPage(browser: Browser) {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  return { page: await context.newPage(), close: () => context.close() }
}

test('a map is shared, opened by a stranger, taken back, and gone', async ({
  page,
  person,
  browser,
}) => {
  await addItem(page, person.id, 'Grandmother Ilse')
  await page.goto('/self-map')
  await page.getByRole('button', { name: 'Share Self-Map' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share My Self-Map' })
  await expect(dialog.getByText('Only what you tick becomes public.')).toBeVisible()
  await expectAccessible(page)
  await expect(dialog.getByRole('tab')).toHaveText(['Link', 'Social', 'QR Code'])
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await dialog.getByRole('checkbox', { name: 'Grandmother Ilse' }).check()
  await dialog.getByRole('button', { name: 'Create link' }).click()

  const link = dialog.getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(/\/self-map\?view=self-map&share=true&id=[\w-]{32}$/)
  await expect(dialog.getByAltText('Preview of what you’re sharing')).toBeVisible()
  await expectAccessible(page)
  const url = await link.inputValue()

  await dialog.getByRole('tab', { name: 'Social' }).click()
  await expect(dialog.getByText('Check out my Self-Map on the Innermap app!')).toBeVisible()
  for (const name of ['Email', 'Post on X', 'Share on Facebook']) {
    await expect(dialog.getByRole('link', { name })).toHaveAttribute('rel', /noopener/)
  }
  await dialog.getByRole('tab', { name: 'QR Code' }).click()
  const code = dialog.getByRole('img', { name: 'QR code for the link' })
  await expect(code).toHaveAttribute('width', '200')
  await expect(code.locator('path')).toHaveAttribute('fill', '#007AFF')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  const stranger = await strangersPage(browser)
  await stranger.page.goto(url)
  await expect(stranger.page.getByRole('heading', { level: 1 })).toHaveText('A Self-Map')
  await expect(stranger.page.getByText('Grandmother Ilse').first()).toBeVisible()
  await expect(stranger.page.getByText(person.firstName)).toHaveCount(0)
  await expectAccessible(stranger.page)

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Stop sharing My Self-Map' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByText('You haven’t shared anything.')).toBeVisible()

  await stranger.page.goto(url)
  await expect(stranger.page.getByRole('heading', { level: 1 })).toHaveText(
    'This share is no longer available',
  )
  await expectAccessible(stranger.page)
  await stranger.close()
})

/** Everything that is said, without the words inside pictures: those break and end where the width wants it. */
const sentencesOf = async (place: Locator): Promise<string[]> =>
  (await place.locator('h1, h2, h3, h4, p, li, dt, dd').allInnerTexts()).filter(Boolean)

test('an analysis is looked at as others will see it before it is published', async ({
  page,
  person,
  browser,
}) => {
  const reply = await addItem(page, person.id, 'Marcus Feld')
  const { id: itemId } = await reply.json()
  const told = {
    title: 'The clinic plan',
    description:
      'In the meeting on Friday Marcus presented my clinic plan as his own. I am so angry at him.',
    selfMapItemIds: [itemId],
  }
  const kept = await page.request.post(`/api/users/${person.id}/situations`, { data: told })
  const { id } = await kept.json()
  await page.request.post(`/api/situations/${id}/analyze`, { data: {} })

  await page.goto(`/analyze-situation?situation=${id}`)
  await page.getByRole('main').getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this analysis' })
  const preview = dialog.getByRole('region', { name: 'What others will see' })
  await expect(preview.getByRole('heading', { name: 'An analysis' })).toBeVisible()
  await expect(preview).toContainText('they feel')
  await expect(preview).toContainText('How it adds up')
  // It takes the width there is, beside the form too.
  const felt = (await preview.locator('.line-say').last().boundingBox())!
  expect(felt.width).toBeGreaterThan((await preview.boundingBox())!.width / 2)
  // What invites the reader at the end is meant for the reader.
  const spoken = (await preview.innerText()).replace(/What would yours look like.*$/s, '')
  expect(spoken).not.toMatch(/Marcus|clinic plan|\b(?:you|your|yours|yourself)\b/i)
  await expectAccessible(page)

  await dialog.getByRole('textbox', { name: 'Title' }).fill('After a meeting')
  await expect(preview.getByRole('heading', { name: 'After a meeting' })).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Marcus Feld' }).check()
  await expect(preview).toContainText('Marcus Feld')
  await dialog.getByRole('checkbox', { name: 'Marcus Feld' }).uncheck()
  await expect(preview).not.toContainText('Marcus')
  expect(await (await page.request.get(`/api/users/${person.id}/shares`)).json()).toEqual([])
  const shown = await sentencesOf(preview)
  expect(shown.length).toBeGreaterThan(8)
  await dialog.getByRole('button', { name: 'Create link' }).click()

  const url = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
  const stranger = await strangersPage(browser)
  await stranger.page.goto(url)
  await expect(stranger.page.getByRole('heading', { level: 1 })).toHaveText('After a meeting')
  const published = await sentencesOf(stranger.page.getByRole('main'))
  expect(published).toEqual(expect.arrayContaining(shown))
  await expectAccessible(stranger.page)
  await stranger.close()
})

test('a message names the analysis as its page does, in own words only where they are ticked', async ({
  page,
  person,
}) => {
  const told = {
    title: 'The clinic plan',
    description: 'Marcus presented my clinic plan as his own. I am so angry at him.',
    selfMapItemIds: [-5],
  }
  const kept = await page.request.post(`/api/users/${person.id}/situations`, { data: told })
  const { id } = await kept.json()
  await page.request.post(`/api/situations/${id}/analyze`, { data: {} })
  const message = async (hasContext: boolean) => {
    await page.goto(`/analyze-situation?situation=${id}`)
    await page.getByRole('main').getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share this analysis' })
    if (hasContext) await dialog.getByLabel('Include personal context').check()
    await dialog.getByRole('button', { name: 'Create link' }).click()
    await dialog.getByRole('textbox', { name: 'Link' }).waitFor()
    await dialog.getByRole('tab', { name: 'Social' }).click()
    const href = (await dialog.getByRole('link', { name: /email/i }).getAttribute('href'))!
    const { searchParams } = new URL(href)
    return [searchParams.get('subject'), searchParams.get('body')?.split('\n')[0]]
  }
  const text = 'I analyzed my emotional response with the Innermap app.'
  expect(await message(false)).toEqual(['Check out the Innermap app: An analysis', text])
  expect(await message(true)).toEqual([
    'Check out the Innermap app: The clinic plan',
    `${text} The clinic plan: ${told.description}`,
  ])
})

test('a copied link says so for a moment', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http.*\/$/)
})

for (const { theme } of VIEWS) {
  test(`a shared map of 80 items, emoji and other scripts holds together, ${theme}`, async ({
    page,
    person,
    browser,
  }) => {
    const items = Array.from({ length: 80 }, (_, count) => ({
      category: 'people',
      name: `${['שלום', '🎈 balloon', 'a'.repeat(70), 'مرحبا'][count % 4]} ${count}`,
      attachmentPower: 0.8,
    }))
    await bringInMap(page, person.id, items)
    const share = { shareType: 'self-map', includePersonalContext: true }
    const reply = await page.request.post('/api/shares', { data: share })
    const { id, url } = await reply.json()
    expect((await page.request.get(`/api/shares/${id}/picture.png`)).status()).toBe(200)

    const stranger = await strangersPage(browser)
    await useTheme(stranger.page, theme)
    await stranger.page.setViewportSize(SIZES.phone)
    await stranger.page.goto(url)
    await expect(stranger.page.getByRole('heading', { level: 1 })).toHaveText('Ada’s Self-Map')
    await expectAccessible(stranger.page)
    await stranger.close()
  })
}
