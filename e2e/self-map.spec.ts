import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, newPerson, SIZES, test } from './fixtures.ts'
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

async function addByMouse(page: Page, category: string, name: string, tenths: number) {
  await page.getByRole('button', { name: 'Add New Item' }).click()
  await page.getByLabel('Category', { exact: true }).selectOption({ label: category })
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Attachment Power, number').fill(String(tenths))
  await page.getByRole('button', { name: 'Add Item' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function relateByMouse(page: Page, source: string, verb: string, target: string) {
  await page.getByRole('button', { name: 'Add Relationship' }).click()
  await page.getByLabel('Source item').selectOption({ label: source })
  await page.getByLabel('Relationship', { exact: true }).selectOption({ label: verb })
  await page.getByLabel('Target item').selectOption({ label: target })
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport, hasTouch: size === 'phone' })

    const tag = size === 'phone' ? [] : '@slow'
    test('a map grows to 20 items and 8 relationships with the mouse', { tag }, async ({
      page,
      person,
    }) => {
      test.slow()
      await buildMostOfMap(page, person.id)
      await openMap(page)
      for (const { category, name, tenths } of LAST_ITEMS)
        await addByMouse(page, category, name, tenths)
      for (const [source, verb, target] of LAST_LINKS)
        await relateByMouse(page, source, verb, target)

      expect(await pillCount(page)).toBe(ITEMS.length)
      expect(await overlapsOn(page)).toEqual([])
      await page.reload()
      await expect(pill(page, 'Grandma Rosa')).toBeVisible()
      expect(await pillCount(page)).toBe(ITEMS.length)
      await page.getByRole('tab', { name: 'Relationships' }).click()
      await expect(
        page.getByRole('list', { name: 'Relationships' }).getByRole('listitem'),
      ).toHaveCount(3 + LINKS.length)
      await expectNoSidewaysScroll(page)
    })

    test('an item is edited and deleted from the map, and comes back', async ({ page, person }) => {
      await openMap(page)
      await pill(page, 'Friends').click()
      await page.getByLabel('Name').fill('Old friends')
      await page.getByLabel('Attachment Power, number').fill('9')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Item updated')).toBeVisible()
      await expect(pill(page, 'Old friends')).toContainText('0.9')

      await pill(page, 'Old friends').click()
      await page.getByRole('button', { name: 'Delete' }).click()
      await expect(pill(page, 'Old friends')).toHaveCount(0)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(pill(page, 'Old friends')).toBeVisible()
      await page.getByRole('tab', { name: 'Relationships' }).click()
      await expect(sentence(page, 'College Years influences Old friends')).toBeVisible()
      expect(person.id).toBeGreaterThan(0)
    })
  })
}

/** Names of pills that touch each other on the screen. */
const overlapsOn = (page: Page) =>
  page.locator('[data-pill]').evaluateAll((pills) => {
    const boxes = pills.map((it) => ({ name: it.textContent, box: it.getBoundingClientRect() }))
    return boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            box.left < other.box.right &&
            other.box.left < box.right &&
            box.top < other.box.bottom &&
            other.box.top < box.bottom,
        )
        .map((other) => `${name} / ${other.name}`),
    )
  })

test('a pill dragged towards SELF comes closer, is saved at once and can be undone', async ({
  page,
  person,
}) => {
  await openMap(page)
  const friends = pill(page, 'Friends')
  const self = (await page.locator('.map-self').boundingBox())!
  const box = (await friends.boundingBox())!
  const stored = async () => {
    const items = await (await page.request.get(`/api/users/${person.id}/self-map`)).json()
    return items.find((item: { name: string }) => item.name === 'Friends').attachmentPower
  }
  await page.mouse.move(box.x + 20, box.y + 12)
  await page.mouse.down()
  await page.mouse.move(self.x - 60, self.y + self.height / 2, { steps: 12 })
  await expect(page.locator('.map-held-label')).toContainText('core')
  await expect(page.locator('.map-ring-word-lit')).toHaveText('core')
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(friends).toContainText(/1\.0|0\.9/)
  await expect(page.getByText(/^Friends: close 0\.7 → core/)).toBeVisible()
  await expect.poll(stored).toBeGreaterThan(0.85)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(friends).toContainText('0.7')
  await expect.poll(stored).toBe(0.7)
})

test('a finger that rests lifts a pill, one that moves scrolls the page', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: SIZES.phone,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.clock.install()
  await page.request.post('/api/auth/register', { data: newPerson('Tess') })
  await openMap(page)
  const touch = await context.newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    })
  const middleOf = async (name: string) => {
    const box = (await pill(page, name).boundingBox())!
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const friends = await middleOf('Friends')
  await send('touchStart', friends.x, friends.y)
  await expect(page.locator('.map-held-label')).toBeVisible()
  const box = (await page.locator('.map-self').boundingBox())!
  const self = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const towardsSelf = (share: number) =>
    send(
      'touchMove',
      friends.x + (self.x - friends.x) * share,
      friends.y + (self.y - friends.y) * share,
    )
  // A small move is a small step.
  await towardsSelf(14 / Math.hypot(self.x - friends.x, self.y - friends.y))
  await expect(page.locator('.map-held-label')).toContainText('Friends is close 0.8')
  for (let step = 2; step <= 8; step++) await towardsSelf(step / 8)
  await expect(page.locator('.map-held-label')).toContainText('Friends is core')
  await send('touchEnd', friends.x, friends.y)
  await expect(page.getByText(/^Friends: close 0\.7 → core/)).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  // On a standing clock a finger never rests long enough, however busy the machine is.
  await page.clock.pauseAt(Date.now() + 60_000)
  const spouse = await middleOf('Spouse')
  await send('touchStart', spouse.x, spouse.y)
  for (let step = 1; step <= 8; step++) await send('touchMove', spouse.x, spouse.y - step * 15)
  await send('touchEnd', spouse.x, spouse.y)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20)
  await expect(page.locator('.map-held-label')).toHaveCount(0)
  await context.close()
})

test('the list edits in place, saves an example as mine and refuses a blank name', async ({
  page,
  person,
}) => {
  await openMap(page)
  const people = page.getByRole('table', { name: 'People' })
  await people.getByRole('button', { name: 'Save as Mine (Parents)' }).click()
  await expect(page.getByText('Item created')).toBeVisible()
  await expect(people.getByRole('row', { name: /Parents/ })).not.toContainText('Example')

  await people.getByRole('button', { name: 'Actions for Parents' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const form = page.getByRole('form', { name: 'Edit Parents' })
  await form.getByLabel('Name').fill('   ')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').getByText('Invalid input')).toBeVisible()
  await expect(form.getByText('Item name cannot be empty.')).toBeVisible()
  await form.getByLabel('Name').fill('Mum and Dad')
  await form.getByLabel('Attachment Power, number').fill('0.33')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(people.getByRole('row', { name: /Mum and Dad/ })).toContainText('0.33at the edge')
  await expect(pill(page, 'Mum and Dad')).toBeVisible()

  await page.getByRole('button', { name: 'More for this map' }).click()
  await page.getByRole('menuitem', { name: 'Reset to Examples' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset to Examples' }).click()
  await expect(page.getByText('Self-Map Reset')).toBeVisible()
  await expect(pill(page, 'Parents')).toBeVisible()
  expect(await pillCount(page)).toBe(9)
  expect(person.id).toBeGreaterThan(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: SIZES.phone })

  test('the map is as wide as its room, though the room was closed at first or for a moment', async ({
    page,
    person,
  }) => {
    expect(person.id).toBeGreaterThan(0)
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('.self-map { width: 0 }')
      document.adoptedStyleSheets = [sheet]
    })
    await page.goto('/self-map')
    await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
    await expect(page.locator('.map-waiting')).toBeAttached()
    await expect(page.locator('[data-pill]')).toHaveCount(0)

    await page.evaluate(() => {
      document.adoptedStyleSheets = []
    })
    await page.locator('[data-pill]').first().waitFor()
    // Measured in the frame after the room changed, so a layout for another width is never painted.
    const widths = await page.evaluate(async () => {
      const room = document.querySelector<HTMLElement>('.self-map')!
      const seen: { room: number; map: number }[] = []
      for (const width of ['', '0', '300px', '1px', '']) {
        room.style.width = width
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
        seen.push({
          room: document.querySelector('.map')!.clientWidth,
          map: document.querySelector('.map-canvas')!.getBoundingClientRect().width,
        })
      }
      return seen
    })
    expect(widths).toEqual([
      { room: 378, map: 378 },
      { room: 20, map: 378 },
      { room: 320, map: 320 },
      { room: 21, map: 320 },
      { room: 378, map: 378 },
    ])
    await expect(page.getByRole('button', { name: 'Take a closer look' })).toHaveCount(0)
  })
})

test('the map is saved as a picture', async ({ page, person }) => {
  await openMap(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Share Self-Map' }).click()
  await page.getByRole('button', { name: 'Save or send a picture of your whole map' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('self-map.png')
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  const png = Buffer.concat(chunks)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  const window = await page.locator('.map-window').boundingBox()
  expect(png.readUInt32BE(16)).toBe(2 * (Math.round(window!.width) + 48))
  expect(person.id).toBeGreaterThan(0)
})

test('a second tab shows what the first one did, once it is looked at', async ({
  page,
  person,
  context,
}) => {
  await openMap(page)
  const other = await context.newPage()
  await openMap(other)
  await relateByMouse(other, 'Parents', 'supports', 'Childhood')
  await page.bringToFront()
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  await page.getByRole('tab', { name: 'Relationships' }).click()
  await expect(sentence(page, 'Parents supports Childhood')).toBeVisible()
  expect(person.id).toBeGreaterThan(0)
})

test('a visitor looks at the example map and cannot change it', async ({ page }) => {
  await page.goto('/self-map')
  await expect(page.getByRole('heading', { name: 'Self-Map Explorer' })).toBeVisible()
  await expect(page.getByRole('img', { name: /Example Self-Map with 9 items/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'People' })).toContainText('Parents')
  await expect(page.getByRole('button', { name: /Save as Mine|Add New Item|Delete/ })).toHaveCount(
    0,
  )
  await expect(page.getByRole('link', { name: 'Sign In to Get Started' })).toHaveAttribute(
    'href',
    '/api/login',
  )
})
