import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashOf } from '#server/outside/engine/model/local-runners.ts'
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
  let probes = 0

  test.beforeAll(async () => {
    provider = await startFakeProvider()
    const dataDir = mkdtempSync(join(tmpdir(), 'innermap-e2e-'))
    // It passed its probes before: what it answers here is made up, and would not.
    const verdict = { name: 'pretend', right: 9, of: 10 }
    const hash = hashOf(new URL(provider.url).host, 'pretend')
    writeFileSync(join(dataDir, 'language-models.json'), JSON.stringify({ [hash]: verdict }))
    server = spawn(process.execPath, ['src/server/app/main.ts'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: String(PORT),
        BASE_PATH: BASE,
        DATA_DIR: dataDir,
        ANALYSIS_ENGINE: 'openai-compatible',
        ANALYSIS_BASE_URL: provider.url,
        ANALYSIS_API_KEY: 'not a real key',
        ANALYSIS_MODEL: 'pretend',
      },
    })
    // The model reads along once it has passed its probes.
    await expect
      .poll(
        () =>
          fetch(`${ORIGIN}/api/settings`).then(
            async (reply) => (await reply.json()).engine,
            () => null,
          ),
        { timeout: 60_000 },
      )
      .toBe('openai-compatible')
    probes = provider.asked.length
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
    expect(provider.asked).toHaveLength(probes)

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel('Title')).toHaveValue(REVIEW.title)

    await analyzeButton(page).click()
    await dialog.getByRole('button', { name: /own engine/ }).click()
    await expect(page.getByText('Made by Innermap’s own engine')).toBeVisible()
    expect(provider.asked).toHaveLength(probes)

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
    await expect(page.getByText(/^Read by 127\.0\.0\.1/)).toBeVisible()
    expect(provider.asked.length).toBeGreaterThan(probes)
  })
})
