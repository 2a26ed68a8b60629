import { PAGES } from '#domain/content/pages.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  useTheme,
  VIEWS,
} from './fixtures.ts'

const pagesFor = (whom: 'visitor' | 'person') =>
  Object.entries({ ...PAGES, '/no-such-page': { seenBy: 'both' } }).flatMap(([path, { seenBy }]) =>
    seenBy === whom || seenBy === 'both' ? [path] : [],
  )

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
