import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  buildMostOfMap,
  ITEMS,
  LAST_ITEMS,
  LAST_LINKS,
  LINKS,
  openMap,
  pill,
  pillCount,
  sentence,
} from './self-map-steps.ts'

/** Presses Tab until the focus is where it should be; fails when it never gets there. */
async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const target = page.getByRole('button', { name, exact: typeof name === 'string' })
  for (let press = 0; press < 120; press++) {
    await page.keyboard.press(key)
    if (await target.evaluateAll((all) => all.includes(document.activeElement as HTMLElement)))
      return
  }
  throw new Error(`The keyboard never reached ${name}`)
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

/** Steps through the focused list to an option; typing its name would hang on how fast the letters come. */
async function choose(page: Page, name: string): Promise<void> {
  const chosen = () =>
    page.evaluate(() => (document.activeElement as HTMLSelectElement).selectedOptions[0]?.label)
  await press(page, 'Home')
  for (let step = 0; !(await chosen())?.startsWith(name); step++) {
    if (step > 60) throw new Error(`The list has no ${name}`)
    await press(page, 'ArrowDown')
  }
}

test('a map grows to 20 items and 8 relationships with the keyboard', { tag: '@slow' }, async ({
  page,
  person,
}) => {
  await buildMostOfMap(page, person.id)
  await openMap(page)
  await tabTo(page, 'Add New Item')
  for (const { category, name, tenths } of LAST_ITEMS) {
    await press(page, 'Enter')
    await expect(page.getByLabel('Name')).toBeFocused()
    await press(page, 'Shift+Tab')
    await choose(page, category)
    await press(page, 'Tab')
    await page.keyboard.type(name)
    await press(page, 'Tab', 'Tab', 'ControlOrMeta+a')
    await page.keyboard.type(String(tenths))
    await press(page, 'Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Add New Item' })).toBeFocused()
  }
  expect(await pillCount(page)).toBe(ITEMS.length)

  await tabTo(page, 'Add Relationship')
  for (const [source, verb, target] of LAST_LINKS) {
    await press(page, 'Enter')
    await expect(page.getByLabel('Source item')).toBeFocused()
    await choose(page, source)
    await press(page, 'Tab')
    await choose(page, verb)
    await press(page, 'Tab')
    await choose(page, target)
    await press(page, 'Tab', 'Tab', 'Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Add Relationship' })).toBeFocused()
  }
  const links = await (
    await page.request.get(`/api/users/${person.id}/self-map-relationships`)
  ).json()
  expect(links).toHaveLength(3 + LINKS.length)
  await page.goto('/self-map?tab=relationships')
  for (const link of LINKS) await expect(sentence(page, link.join(' '))).toBeVisible()
})

test('everything on the map is done with keys', async ({ page, person }) => {
  await openMap(page)
  await tabTo(page, /^Spouse attachment power/)
  await press(page, 'ArrowRight')
  await expect(pill(page, 'Parents')).toBeFocused()
  await press(page, 'ArrowRight', 'ArrowRight')
  await expect(pill(page, 'Professional Success')).toBeFocused()
  await press(page, 'Home')
  await expect(pill(page, 'Spouse')).toBeFocused()
  await press(page, 'ArrowRight', 'ArrowRight')
  await expect(pill(page, 'Friends')).toBeFocused()

  const before = await pill(page, 'Friends').boundingBox()
  await press(page, 'ArrowDown', 'ArrowDown', '-')
  await expect(pill(page, 'Friends')).toContainText('0.4')
  await expect(page.getByText('Friends: close 0.7 → matters 0.4')).toBeVisible()
  await expect(pill(page, 'Friends')).toBeFocused()
  const after = await pill(page, 'Friends').boundingBox()
  expect(after!.x).toBeLessThan(before!.x - 20)
  await expect
    .poll(async () => {
      const items = await (await page.request.get(`/api/users/${person.id}/self-map`)).json()
      return items.find((item: { name: string }) => item.name === 'Friends')
    })
    .toMatchObject({ attachmentPower: 0.4, userId: person.id })

  await press(page, 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight')
  await expect.poll(async () => (await pill(page, 'Friends').boundingBox())?.y).not.toBe(after!.y)
  await press(page, 'Enter')
  await expect(page.getByRole('dialog', { name: 'Edit Item' })).toBeVisible()
  await press(page, 'Escape')
  await expect(pill(page, 'Friends')).toBeFocused()

  await tabTo(page, 'More for this map', 'Shift+Tab')
  await press(page, 'Enter')
  await expect(page.getByRole('menuitem', { name: 'Save Map' })).toBeFocused()
  await press(page, 'Enter')
  await expect(page.getByText('Self-Map saved')).toBeVisible()
})

test('a key press never leaves the focus nowhere', async ({ page, person }) => {
  await openMap(page)
  await tabTo(page, 'Save as Mine (Spouse)')
  await press(page, 'Enter')
  const actions = page.getByRole('button', { name: 'Actions for Spouse' })
  await expect(actions).toBeFocused()
  await press(page, 'Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await press(page, 'Enter')
  await expect(page.getByRole('form', { name: 'Edit Spouse' }).getByLabel('Name')).toBeFocused()
  await press(page, 'Escape')
  await expect(actions).toBeFocused()
  await press(page, 'Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await press(page, 'ArrowUp', 'Enter')
  await expect(page.getByText('Item deleted')).toBeVisible()
  await expect(pill(page, 'Spouse')).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  expect(person.id).toBeGreaterThan(0)
})
