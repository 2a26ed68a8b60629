import { expect, newPerson, test } from './fixtures.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { analyzeButton, fillSituation, REVIEW } from './situations.ts'

/** Anything asked for outside of the path fails the test: it would be another product's. */
const below = test.extend<object, { instance: OwnServer }>({
  instance: [
    async ({ browserName: _ }, use) => {
      const instance = await startOwnServer({ BASE_PATH: '/inner' })
      await use(instance)
      await instance.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ instance }, use) => use(`${instance.url}/`),
})
below.use({ serviceWorkers: 'allow' })

below('an instance below a path is whole', async ({ page, instance }) => {
  const at = (path: string) => new URL(`${instance.url}${path}`).href
  await page.goto(at('/'))
  await page.getByRole('link', { name: 'Start Your Journey' }).click()
  await expect(page).toHaveURL(at('/dashboard'))

  const ada = newPerson()
  await page.goto(at('/auth?next=%2Fanalyze-situation'))
  await page.getByLabel('First Name').fill(ada.firstName)
  await page.getByLabel('Email').fill(ada.email)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(at('/analyze-situation'))
  await fillSituation(page, REVIEW)
  await analyzeButton(page).click()
  await expect(page.getByRole('heading', { name: 'One next step' })).toBeVisible()
  await expect(page).toHaveURL(/\/inner\/analyze-situation\?situation=\d+$/)

  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  )
  expect(scopes).toEqual([at('/')])
  const [cookie] = await page.context().cookies(instance.url)
  expect(cookie?.path).toMatch(/^\/inner\/?$/)

  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(at('/'))
})
