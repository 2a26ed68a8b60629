import type { PagePath } from '#domain/content/pages.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  useTheme,
  VIEWS,
} from './fixtures.ts'

/**
 * For whom each page is looked at: both where other things stand there for a visitor, elsewhere where a page says
 * something only to those whose address holds more.
 */
const LOOKED_AT: Record<PagePath | '/no-such-page', 'visitor' | 'person' | 'both' | 'elsewhere'> = {
  '/': 'both',
  '/auth': 'visitor',
  '/dashboard': 'both',
  '/self-map': 'both',
  '/analyze-situation': 'both',
  '/situation-history': 'both',
  '/learn': 'both',
  '/learn/emotional-intelligence': 'visitor',
  '/subscription': 'both',
  '/subscription/success': 'person',
  '/subscription/cancel': 'person',
  '/checkout/local': 'elsewhere',
  '/unsubscribe': 'elsewhere',
  '/profile': 'person',
  '/premium-analytics': 'both',
  '/help': 'visitor',
  '/privacy': 'visitor',
  '/terms': 'visitor',
  '/accessibility': 'visitor',
  '/api': 'visitor',
  '/admin': 'elsewhere',
  '/no-such-page': 'both',
}
const pagesFor = (whom: 'visitor' | 'person') =>
  Object.entries(LOOKED_AT).flatMap(([path, who]) => (who === whom || who === 'both' ? [path] : []))

for (const { name, viewport, theme } of VIEWS) {
  test.describe(name, () => {
    test.use({ viewport })

    test('every page is accessible to a visitor', async ({ page }) => {
      await useTheme(page, theme)
      for (const path of pagesFor('visitor')) {
        await test.step(path, async () => {
          await page.goto(path)
          await page.getByRole('heading', { level: 1 }).waitFor()
          await expectNoSidewaysScroll(page)
          await expectAccessible(page)
        })
      }
    })

    test('every page is accessible to a person with an account', async ({ page, person }) => {
      await useTheme(page, theme)
      for (const path of pagesFor('person')) {
        await test.step(path, async () => {
          await page.goto(path)
          await page.getByRole('heading', { level: 1 }).waitFor()
          await expectNoSidewaysScroll(page)
          await expectAccessible(page)
        })
      }
      expect(person.firstName).toBe('Ada')
    })
  })
}
