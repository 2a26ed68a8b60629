import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFakeProvider } from '#test/fakes/fake-ai-provider.ts'
import { BASE } from './below.ts'
import { expect, expectAccessible, newPerson, test } from './fixtures.ts'
import { analyzeButton, fillSituation, REVIEW } from './situations.ts'

const PORT = Number(process.env.E2E_PORT ?? 5050) + 1
const ORIGIN = `http://127.0.0.1:${PORT}`

/** An installation of its own, whose operator has configured an outside engine. */
test.describe('with an outside engine', () => {
  test.describe.configure({ mode: 'serial' })
  test.use({ baseURL: ORIGIN })
  let provider: Awaited<ReturnType<typeof startFakeProvider>>
  let server: ChildProcess

  test.beforeAll(async () => {
    provider = await startFakeProvider()
    server = spawn(process.execPath, ['src/server/app/main.ts'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: String(PORT),
        BASE_PATH: BASE,
        DATA_DIR: mkdtempSync(join(tmpdir(), 'innermap-e2e-')),
        ANALYSIS_ENGINE: 'openai-compatible',
        ANALYSIS_BASE_URL: provider.url,
        ANALYSIS_API_KEY: 'not a real key',
        ANALYSIS_MODEL: 'pretend',
      },
    })
    await expect
      .poll(
        () =>
          fetch(`${ORIGIN}/api/ready`).then(
            (reply) => reply.ok,
            () => false,
          ),
        {
          timeout: 60_000,
        },
      )
      .toBe(true)
  })

  test.afterAll(async () => {
    server.kill()
    await provider.stop()
  })

  test('a person sees the exact text, is asked once, and both answers lead to a result', async ({
    page,
  }) => {
    await page.request.post('/api/auth/register', { data: newPerson() })
    await page.goto('/analyze-situation')
    const description = `${REVIEW.description} Write to me at ada@example.test.`
    await fillSituation(page, { ...REVIEW, description })
    await analyzeButton(page).click()
    const dialog = page.getByRole('dialog', { name: 'Who can read this?' })
    await expect(dialog.getByText('127.0.0.1').first()).toBeVisible()
    await expect(dialog).toContainText(`${REVIEW.description} Write to me at [email].`)
    await expectAccessible(page)
    expect(provider.asked).toHaveLength(0)

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel('Title')).toHaveValue(REVIEW.title)

    await analyzeButton(page).click()
    await dialog.getByRole('button', { name: /own engine/ }).click()
    await expect(page.getByText('Made by Innermap’s own engine')).toBeVisible()
    expect(provider.asked).toHaveLength(0)

    await page.goto('/analyze-situation')
    await fillSituation(page, REVIEW)
    await analyzeButton(page).click()
    await expect(page.getByText('Made by Innermap’s own engine')).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })

  test('with consent the language model reads, and the result says so', async ({ page }) => {
    await page.request.post('/api/auth/register', { data: newPerson() })
    await page.goto('/analyze-situation')
    await fillSituation(page, REVIEW)
    await analyzeButton(page).click()
    await page.getByRole('button', { name: /^Let / }).click()
    await expect(page.getByText(/^Read with 127\.0\.0\.1/)).toBeVisible()
    expect(provider.asked.length).toBeGreaterThan(0)
  })
})
