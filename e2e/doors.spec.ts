import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  useTheme,
  VIEWS,
} from './fixtures.ts'

const DIARY = [
  'date,title,text,mood',
  '2024-01-10,A quiet day,"Nothing happened, and that was good.",calm',
  '2024-02-10,,My Spouse and I argued about money again.,angry',
].join('\n')

async function openImports(page: Page) {
  await page.goto('/profile#take-along')
  await page.getByText('Import a journal', { exact: true }).click()
}
const file = (text: string) => ({
  name: 'diary.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

test('a diary comes in after it was looked at, and goes in one press', async ({ page, person }) => {
  await openImports(page)
  await page.getByLabel('File from another journal').setInputFiles(file(DIARY))
  await expect(page.getByText('CSV: 2 notes.')).toBeVisible()
  await page.getByRole('button', { name: 'Import 2 notes' }).click()
  await expect(page.getByText('2 notes, 0 analyzed')).toBeVisible()

  await page.getByLabel(/^If a note mentions nothing on your map/).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Analyze them in the background' }).click()
  await expect(page.getByText('2 notes, 2 analyzed')).toBeVisible({ timeout: 60_000 })
  await page.goto('/situation-history')
  await expect(page.getByRole('row', { name: /A quiet day/ })).toContainText('Note')

  await openImports(page)
  await page.getByRole('button', { name: /^Undo import: CSV/ }).click()
  await expect(page.getByText('2 notes, 2 analyzed')).toHaveCount(0)
  const left = await page.request.get(`/api/users/${person.id}/situations`)
  expect(await left.json()).toEqual([])
})

test('a note is opened, told what it touches, and analysed', async ({ page, person }) => {
  await openImports(page)
  await page.getByLabel('File from another journal').setInputFiles(file(DIARY))
  await page.getByRole('button', { name: 'Import 2 notes' }).click()
  await page.getByText('2 notes, 0 analyzed').waitFor()
  await page.goto('/situation-history')
  await page.getByRole('button', { name: 'View A quiet day' }).click()
  await expect(page.getByText('Nothing happened, and that was good.').last()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Spouse' }).check()
  await page.getByRole('button', { name: 'Analyze this note' }).click()
  await expect(page.getByRole('button', { name: 'Analyze this note' })).toHaveCount(0)
  expect(person.id).toBeGreaterThan(0)
})

test('everything goes along as one archive', async ({ page, person }) => {
  await page.goto('/profile#take-along')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as ZIP' }).click()
  expect((await download).suggestedFilename()).toMatch(/^innermap-export-.{10}\.zip$/)
  expect(person.id).toBeGreaterThan(0)
})

test('a check-in takes four taps, one small call, and a line if one likes', async ({
  page,
  person,
}) => {
  const sent: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/check-ins')) sent.push(request.postDataBuffer()?.length ?? 0)
  })
  await page.goto('/')
  const doors = page.getByRole('region', { name: 'Check in' })
  await doors.getByRole('link', { name: 'Anger' }).click()
  await expect(page.getByRole('heading', { name: 'Which word comes closest?' })).toBeFocused()
  await page.getByRole('button', { name: /^Frustrat/ }).click()
  await page.getByRole('button', { name: 'Spouse' }).click()
  await page.getByRole('button', { name: '4', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Saved.' })).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toBeLessThan(2000)
  await page.getByLabel('Add a line (optional)').fill('He was late again.')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/situation-history')
  await expect(page.locator('[data-situation]')).toContainText(/Frustrat\w+ about Spouse/)
  await expect(page.locator('[data-situation]')).toContainText('Check-in')
  expect(person.id).toBeGreaterThan(0)
})

test('words of danger in the line bring help first', async ({ page, person }) => {
  await page.goto('/analyze-situation?mode=taps')
  for (const name of ['Sadness', 'More words', /^Despair/, 'Spouse', '10'])
    await page.getByRole('button', { name, exact: typeof name === 'string' }).click()
  await page.getByLabel('Add a line (optional)').fill('I want to kill myself tonight.')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('alert', { name: 'Help for you' }).first()).toBeVisible()
  expect(person.id).toBeGreaterThan(0)
})

for (const { name: view, size, viewport, theme } of VIEWS)
  test(`the doors and every tap are accessible: ${view}`, async ({ page, person }) => {
    await page.setViewportSize(viewport)
    await useTheme(page, theme)
    const look = async (name: string) => {
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      const folder = process.env.SCREENSHOTS
      if (folder)
        await page.screenshot({ path: `${folder}/${name}-${size}-${theme}.png`, fullPage: true })
    }
    await openImports(page)
    await page.getByLabel('File from another journal').setInputFiles(file(DIARY))
    await page.getByText('CSV: 2 notes.').waitFor()
    await look('preview')
    await page.getByRole('button', { name: 'Import 2 notes' }).click()
    await page.getByText('2 notes, 0 analyzed').waitFor()
    await look('take-along')
    await page.goto('/analyze-situation?mode=taps')
    await page.getByRole('button', { name: 'Anger' }).waitFor()
    await look('check-in-1')
    for (const [at, name] of (['Anger', /^Frustration/, 'Spouse', '4'] as const).entries()) {
      await page.getByRole('button', { name, exact: typeof name === 'string' }).click()
      await page.getByRole('heading', { level: 1 }).waitFor()
      if (at === 3) await page.getByRole('heading', { name: 'Saved.' }).waitFor()
      await look(`check-in-${at + 2}`)
    }
    await page.goto('/situation-history')
    await page.getByRole('button', { name: 'View A quiet day' }).click()
    await page.getByRole('button', { name: 'Analyze this note' }).waitFor()
    await look('history')
    expect(person.id).toBeGreaterThan(0)
  })
