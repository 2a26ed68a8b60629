import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  useTheme,
  VIEWS,
} from './fixtures.ts'

const OPEN_TO_ALL = [
  '/dashboard',
  '/self-map',
  '/situation-history',
  '/analyze-situation',
  '/learn',
  '/learn/emotional-intelligence',
  '/subscription',
  '/premium-analytics',
  '/help',
  '/safety',
  '/privacy',
  '/terms',
  '/accessibility',
  '/api',
  '/no-such-page',
]
const SIGNED_OUT = ['/', '/auth', ...OPEN_TO_ALL]
const SIGNED_IN = [
  '/what-helps-me',
  '/before-it-happens',
  '/forecasts',
  '/letter',
  '/',
  '/profile',
  '/take-along',
  '/check-in',
  '/subscription/success',
  '/subscription/cancel',
  ...OPEN_TO_ALL,
]

for (const { name, viewport, theme } of VIEWS) {
  test.describe(name, () => {
    test.use({ viewport })

    test('every page is accessible to a visitor', async ({ page }) => {
      await useTheme(page, theme)
      for (const path of SIGNED_OUT) {
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
      for (const path of SIGNED_IN) {
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
