import type { Page } from '@playwright/test'
import { BASE } from './below.ts'
import { installBrowserModel } from './fake-browser-model.ts'
import { expect, test } from './fixtures.ts'
import { analyzeButton, equation, fillSituation, GRADUATION, REVIEW } from './situations.ts'

test.use({
  serviceWorkers: 'allow',
  // Cut off on purpose, the browser says so.
  tolerated: /status of 4\d\d|ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR/,
})

const ANSWERS = `innermap-answers${BASE}`

const titlesOf = async (page: Page, userId: number): Promise<string[]> => {
  const reply = await page.request.get(`/api/users/${userId}/situations`)
  return ((await reply.json()) as { title: string }[]).map(({ title }) => title)
}

const keptHere = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))

/** Until the worker opens pages and this person's things are here. */
async function untilReady(page: Page, title: string) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
    timeout: 20_000,
  })
  const isKept = () =>
    page.evaluate(
      async ([title, kept]) => {
        const found = await indexedDB.databases()
        if (!found.some(({ name }) => name === kept)) return false
        return new Promise<boolean>((resolve) => {
          const open = indexedDB.open(kept)
          open.onsuccess = () => {
            const all = open.result.transaction('kept').objectStore('kept').getAll()
            all.onsuccess = () => {
              open.result.close()
              resolve(JSON.stringify(all.result).includes(title))
            }
          }
        })
      },
      [title, ANSWERS] as const,
    )
  await expect.poll(isKept).toBe(true)
}

test('everything can be read, written and analysed without a connection, and is stored once', async ({
  page,
  person,
  context,
}) => {
  test.setTimeout(120_000)
  await page.request.post(`/api/users/${person.id}/situations`, {
    data: { title: GRADUATION.title, description: GRADUATION.description, selfMapItemIds: [-1] },
  })
  await page.goto('/profile')
  await page.getByRole('button', { name: /^Download the engine \(\d+ MB\)$/ }).click()
  await expect(page.getByRole('button', { name: /^Remove the engine/ })).toBeVisible({
    timeout: 30_000,
  })
  await untilReady(page, GRADUATION.title)

  await context.setOffline(true)
  await page.goto('/situation-history')
  await expect(page.getByText('You’re offline. You can still read and write.')).toBeVisible()
  await expect(page.getByRole('button', { name: `View ${GRADUATION.title}` })).toBeVisible()
  for (const [path, words] of [
    ['/self-map', 'Spouse'],
    ['/learn', 'Learn'],
    ['/help', 'help'],
    ['/help#safety', 'Safety'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(words)
  }

  await page.goto('/analyze-situation')
  await fillSituation(page, REVIEW)
  await analyzeButton(page).click()
  await expect(page.getByText('This is only on this device.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('heading', { name: 'One next step' })).toBeVisible()
  await page.goto('/analyze-situation?mode=taps')
  for (const name of ['Anger', /^Frustration/, 'Spouse', '4'])
    await page.getByRole('button', { name, exact: typeof name === 'string' }).click()
  await page.getByLabel('Add a line (optional)').fill('He was late again.')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.goto('/situation-history')
  const waiting = page.getByRole('region', { name: 'Waiting to be sent' })
  await expect(waiting).toContainText('Analyzed here.')
  await expect(waiting).toContainText('Frustration about Spouse')

  // Two tabs come back at once.
  const second = await context.newPage()
  await second.goto('/situation-history')
  await context.setOffline(false)
  await expect(waiting).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'View Frustration about Spouse' })).toBeVisible()
  await page.reload()
  expect(await titlesOf(page, person.id)).toEqual([
    'Frustration about Spouse',
    REVIEW.title,
    GRADUATION.title,
  ])
  await second.close()

  expect((await keptHere(page)).databases).toEqual(
    expect.arrayContaining([ANSWERS, `innermap-queue${BASE}`]),
  )
  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => keptHere(page)).toEqual({ databases: [], caches: [], workers: 0 })

  // Where the analysis is on the device a visitor's words stay there, too.
  await page.goto('/analyze-situation')
  await page.getByRole('button', { name: /^Download the engine/ }).click()
  await expect(page.getByRole('button', { name: /^Remove the engine/ })).toBeVisible({
    timeout: 30_000,
  })
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await fillSituation(page, REVIEW)
  await analyzeButton(page).click()
  await expect(page.getByRole('heading', { name: 'One next step' })).toBeVisible({
    timeout: 30_000,
  })
  expect(sent).toEqual([])
})

test('a proposed part that a person picks goes along without a connection', async ({
  page,
  person,
  context,
}) => {
  await page.goto('/dashboard')
  await untilReady(page, person.firstName)
  await context.setOffline(true)
  await page.goto('/analyze-situation')
  await page.getByLabel('Description').fill('My sister forgot my birthday and I was hurt.')
  await page.getByRole('button', { name: /^My sister/, pressed: false }).click()
  await analyzeButton(page).click()
  await expect(page.getByText('This is only on this device.')).toBeVisible()
  await context.setOffline(false)
  await page.goto('/situation-history')
  await expect
    .poll(async () => (await page.request.get(`/api/users/${person.id}/situations`)).text())
    .toMatch(/"proposals":\[\{[^\]]*"name":"My sister"/)
  await expect(page.getByRole('region', { name: 'Waiting to be sent' })).toHaveCount(0)
})

test('who is signed in is not told otherwise where nothing has come to this device yet', async ({
  page,
  person,
  context,
}) => {
  // The worker is here, and the copy of what belongs to the person does not come.
  await page.route('**/at-hand', (route) => route.abort())
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.goto('/analyze-situation')
  await expect(page.getByRole('heading', { name: 'We can’t reach your account' })).toBeVisible()
  await expect(page.getByText('You’re still signed in, and nothing is lost.')).toBeVisible()
  await expect(page.getByText('Log in', { exact: true })).toHaveCount(0)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Description')).toBeVisible()
})

test('whoever logs out leaves in every tab', async ({ page, context, person }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName)
  // From then on it listens, and what belongs to logging out is there in the second.
  await expect.poll(async () => (await keptHere(page)).databases).toContain(ANSWERS)
  const second = await context.newPage()
  await second.goto('/dashboard')
  await second.waitForLoadState('networkidle')
  await second.getByRole('button', { name: 'My Account' }).click()
  await second.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(second).toHaveURL('/')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'My Account' })).toHaveCount(0)
})

test('the model of the browser reads without a connection, and what it said is kept when it is sent', async ({
  page,
  person,
  context,
}) => {
  await installBrowserModel(page)
  await page.request.post(`/api/users/${person.id}/situations`, {
    data: { title: GRADUATION.title, description: GRADUATION.description, selfMapItemIds: [-1] },
  })
  await page.goto('/profile')
  await page.getByRole('button', { name: /^Download the engine/ }).click()
  await expect(page.getByRole('button', { name: /^Remove the engine/ })).toBeVisible()
  await untilReady(page, GRADUATION.title)
  await context.setOffline(true)
  await page.goto('/analyze-situation')
  const description = 'My boss took my idea and presented it as his own. I am angry.'
  await fillSituation(page, { title: 'The idea', description, items: ['Career Promotion'] })
  await analyzeButton(page).click()
  await page.getByRole('button', { name: 'Let it read' }).click()
  await expect(page.getByText('Read by Chromium’s model, in this browser.')).toBeVisible()
  const saw = 'You saw your boss take your idea.'
  await expect(equation(page)).toContainText(saw)

  await context.setOffline(false)
  await page.goto('/situation-history')
  const waiting = page.getByRole('region', { name: 'Waiting to be sent' })
  await expect(waiting).toHaveCount(0)
  await expect
    .poll(async () => {
      const list = await page.request.get(`/api/users/${person.id}/situations`)
      const [{ id } = { id: 0 }] = (await list.json()) as { id: number }[]
      return (await page.request.get(`/api/situations/${id}/analyses`)).text()
    })
    .toContain(saw)
  await page.reload()
  await page.getByRole('button', { name: 'View The idea' }).click()
  await expect(equation(page)).toContainText(saw)
})
