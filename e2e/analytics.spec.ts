import type { Locator, Page } from '@playwright/test'
import { DAY } from '#domain/values/duration.ts'
import { bringIn, LIFE } from './analysed-life.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  SIZES,
  test,
  useTheme,
  VIEWS,
} from './fixtures.ts'

const NAMES = {
  worry: 'Worry',
  happiness: 'Happiness',
  anger: 'Anger',
  shame: 'Shame',
  pride: 'Pride',
} as const
const TABS = ['emotions', 'self-map', 'relationships'] as const

async function open(page: Page, tab: (typeof TABS)[number] = 'emotions') {
  await page.goto(`/premium-analytics?tab=${tab}`)
  await page.getByRole('tabpanel').waitFor()
}

/** Everything that waits behind its result. */
async function unfold(page: Page) {
  await page.getByRole('heading', { name: 'Your map over time' }).waitFor()
  for (const part of await page.locator('.found > summary').all()) await part.click()
}

const cardOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

const inBerlin = (at: Date, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', ...format }).format(at)

test('forty situations give the numbers that forty situations have', async ({ page, person }) => {
  await bringIn(page.request, person.id)
  await open(page)
  await expect(page.getByText(/^This is based on 40 situations you analyzed, from /)).toBeVisible()
  await unfold(page)

  for (const [category, name] of Object.entries(NAMES)) {
    const felt = LIFE.flatMap(({ emotions }) => emotions).filter((it) => it.category === category)
    const situations = LIFE.filter(({ emotions }) =>
      emotions.some((emotion) => emotion.category === category),
    )
    const mean = felt.reduce((sum, { intensity }) => sum + intensity, 0) / felt.length
    const often = cardOf(page, name).getByRole('progressbar', { name: 'Frequency' })
    const full = Math.min(100, 10 * situations.length)
    await expect(often).toHaveAttribute('aria-valuetext', `${full}%`)
    const strong = cardOf(page, name).getByRole('progressbar', { name: 'Intensity' })
    await expect(strong).toHaveAttribute('aria-valuetext', `${Math.round(100 * mean)}%`)
    await expect(cardOf(page, name)).toContainText(`In ${situations.length} of 40 situations`)

    const alone = page.getByRole('button', { name: `${name} ${situations.length}`, exact: true })
    await alone.click()
    const blooms = new Set(situations.map(({ at }) => inBerlin(at, { dateStyle: 'short' })))
    await expect(page.locator('.year-months use')).toHaveCount(blooms.size)
    await alone.click()
  }

  const days = new Set(LIFE.map(({ at }) => inBerlin(at, { dateStyle: 'short' })))
  await expect(page.locator('.year-months use')).toHaveCount(days.size)
  const months = Map.groupBy(LIFE, ({ at }) => inBerlin(at, { year: 'numeric', month: 'long' }))
  for (const [month, lived] of months) {
    const button = page.getByRole('button', {
      name: `${month}: ${lived.length} moment${lived.length === 1 ? '' : 's'}`,
    })
    await button.click()
    const lines = page.getByRole('region', { name: month, exact: true }).getByRole('listitem')
    await expect(lines).toHaveCount(
      new Set(lived.map(({ at }) => inBerlin(at, { dateStyle: 'short' }))).size,
    )
    await button.click()
  }
  const sundays = LIFE.filter(({ at }) => inBerlin(at, { weekday: 'long' }) === 'Sunday')
  const most = Math.max(
    ...Object.keys(NAMES).map(
      (category) =>
        sundays.filter(({ emotions }) => emotions.some((it) => it.category === category)).length,
    ),
  )
  const sunday = page.locator('.week li').last()
  await expect(sunday).toContainText(`${most} of ${sundays.length}`)
})

test('printed pages keep the year, and offer nothing to press', async ({ page, person }) => {
  await bringIn(page.request, person.id)
  await page.setViewportSize(SIZES.phone)
  await open(page)
  await page.getByRole('heading', { name: /moments/ }).waitFor()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.year-months use').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start an experiment' })).toBeHidden()
})

// The year of blooms above the cards is two rows of months on a desk, three on a phone, where a headline may take two.
for (const [size, highest] of [
  ['desktop', 2080],
  ['phone', 3300],
] as const) {
  test.describe(size, () => {
    test.use({ viewport: SIZES[size] })
    test('the year comes first, then a card for each feeling, then the week', async ({
      page,
      person,
    }) => {
      await bringIn(page.request, person.id)
      await open(page)
      await page.getByRole('heading', { name: 'Your map over time' }).waitFor()
      await expect(cardOf(page, 'Worry')).toBeVisible()
      const top = async (part: Locator) => (await part.boundingBox())!.y
      const year = await top(page.locator('.year'))
      const worry = await top(cardOf(page, 'Worry'))
      const week = await top(page.locator('.week'))
      expect([year, worry, week]).toEqual([year, worry, week].toSorted((a, b) => a - b))
      expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThanOrEqual(highest)
      await expectNoSidewaysScroll(page)

      // An address leads into its part, wherever it is folded.
      await page.goto('/premium-analytics#time')
      await expect(page.locator('#time > summary')).toBeFocused()
      await expect(page.getByRole('img', { name: /^Your Self-Map in/ })).toBeVisible()
    })
  })
}

test('the map shows what situations touched', async ({ page, person }) => {
  await bringIn(page.request, person.id)
  await open(page, 'self-map')
  await expect(page.getByText('This is based on 4 items of your own.')).toBeVisible()
  const people = page.getByRole('row', { name: /^People/ })
  await expect(people).toContainText('2 of 4 items')
  for (const item of ['Anna', 'Cello', 'Kindness']) {
    const count = LIFE.filter((lived) => lived.item === item).length
    const row = page.getByRole('row', { name: new RegExp(`^${item}`) })
    await expect(row.getByRole('cell').first()).toHaveText(String(count))
    // A count, no tendency; a strength with its word.
    await expect(row).toContainText(new RegExp(`[A-Z][a-z]+ \\d+ of ${count}`))
    await expect(row).toContainText(/(slight|mild|moderate|strong|overwhelming), \d+ of 10/)
  }
})

test('the network is moved by mouse, by keys and by buttons', async ({ page, person }) => {
  await bringIn(page.request, person.id)
  await open(page, 'relationships')
  await expect(page.getByText(/^This is based on 3 relationships/)).toBeVisible()
  const row = page.getByRole('row', { name: /^People/ })
  await expect(row).toContainText('6.7')
  const people = page.getByRole('button', { name: /^People ?, average strength 6.7$/ })
  /** Within the panel, both read at one moment: the page itself may scroll meanwhile. */
  const place = () =>
    people.evaluate((node) => {
      const panel = node.closest('[aria-label="Network of your categories"]')
      const [at, frame] = [node.getBoundingClientRect(), panel!.getBoundingClientRect()]
      return { x: at.x - frame.x, y: at.y - frame.y }
    })
  const start = await place()

  await people.focus()
  await expect(page.getByRole('tooltip')).toContainText('Music8.0 · 1 link')
  await page.keyboard.press('ArrowDown')
  expect(Math.round((await place()).y - start.y)).toBe(0)
  await page.keyboard.press('Enter')
  await expect(people).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowDown')
  expect(Math.round((await place()).y - start.y)).toBe(12)

  await page.getByRole('button', { name: 'Move right' }).click()
  expect(Math.round((await place()).x - start.x)).toBe(12)
  await people.focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Move right' })).toBeDisabled()

  const from = await place()
  await people.hover()
  const { x, y, width, height } = (await people.boundingBox())!
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + 60, y + height / 2 + 30, { steps: 4 })
  await page.mouse.up()
  expect(Math.round((await place()).x - from.x)).toBe(60)
  await page.getByRole('button', { name: 'Rearrange' }).click()
  expect(Math.round((await place()).x)).toBe(Math.round(start.x))
})

test('somebody new sees samples that say so', async ({ page, person }) => {
  expect(person.id).toBeGreaterThan(0)
  await open(page)
  for (const name of ['Joy', 'Sadness', 'Anxiety', 'Hope']) {
    await expect(cardOf(page, name).getByText('SAMPLE', { exact: true })).toBeVisible()
  }
  await page.getByRole('tab', { name: 'Self-Map Insights' }).click()
  // The note above them, and both cards.
  await expect(page.getByText('SAMPLE', { exact: true })).toHaveCount(3)
  await expect(page.getByRole('row', { name: /^Custom Category/ })).toBeVisible()
  await page.getByRole('tab', { name: 'Relationships' }).click()
  await expect(page.getByText('Link at least two items from different categories')).toBeVisible()
  await page.getByRole('link', { name: 'Open your Self-Map' }).click()
  await expect(page).toHaveURL('/self-map')
})

test('a visitor sees samples, and later the gate', async ({ page }) => {
  await open(page)
  await expect(page.getByText('SAMPLE', { exact: true })).toHaveCount(5)
  const signUp = page.getByRole('link', { name: 'Create Free Account' })
  await expect(signUp).toHaveAttribute('href', '/auth?next=%2Fpremium-analytics')

  await page.clock.setFixedTime(Date.now() + 1.1 * DAY)
  await page.goto('/premium-analytics')
  await expect(page.getByText('Get 7 more days')).toBeVisible()
  await expect(page.getByText('Just your first name and email')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Advanced Emotion Tracking',
    'Relationship Analytics',
    'Personal Growth Insights',
    'AI-Powered Recommendations',
  ])
  const way = page.getByRole('link', { name: 'Create Free Account to Continue' })
  await expect(way).toHaveAttribute('href', '/auth')
  await expectAccessible(page)
})

test('a free account after its trial sees the gate', async ({ page, person }) => {
  expect(person.id).toBeGreaterThan(0)
  await page.clock.setFixedTime(Date.now() + 8 * DAY)
  await page.goto('/premium-analytics')
  await page.getByRole('main').getByRole('button', { name: 'Upgrade Now' }).click()
  await expect(page.getByRole('dialog', { name: 'Upgrade Your Brain' })).toBeVisible()
})

for (const { name, viewport, theme } of VIEWS) {
  test.describe(name, () => {
    test.use({ viewport })

    const tag = theme === 'dark' ? [] : '@slow'
    test('every tab is accessible, with and without data', { tag }, async ({ page, person }) => {
      test.slow()
      await useTheme(page, theme)
      for (const hasData of [false, true]) {
        if (hasData) await bringIn(page.request, person.id)
        for (const tab of TABS) {
          await open(page, tab)
          if (hasData && tab === 'relationships') {
            await page.getByRole('button', { name: /^People ?, average strength/ }).click()
          }
          if (tab === 'emotions') await unfold(page)
          await expectNoSidewaysScroll(page)
          // A figure half under the fixed bar is no smaller for it.
          await page.evaluate(() => scrollTo(0, 0))
          await expectAccessible(page)
        }
      }
    })
  })
}
