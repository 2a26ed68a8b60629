import type { Page } from '@playwright/test'
import { BASE } from './below.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

const UNSUPPORTED =
  'Speech recognition is not supported in your browser. Try using Chrome, Edge, or Safari.'

/** Speech recognition belongs to the browser and its maker; here it hears what the test says. */
async function giveEars(
  page: Page,
  microphone: 'allowed' | 'denied' | 'without service' = 'allowed',
) {
  await page.addInitScript((microphone) => {
    class Ears extends EventTarget {
      onresult: ((event: unknown) => void) | null = null
      onend: (() => void) | null = null
      onerror: ((event: { error: string }) => void) | null = null
      start() {
        if (microphone === 'without service')
          queueMicrotask(() => this.onerror?.({ error: 'service-not-allowed' }))
        Object.assign(window, {
          say: (...heard: string[]) =>
            this.onresult?.({ results: heard.map((transcript) => [{ transcript }]) }),
        })
      }
      stop() {
        this.onend?.()
      }
      abort() {
        this.onend?.()
      }
    }
    Object.assign(window, { SpeechRecognition: Ears, webkitSpeechRecognition: Ears })
    Object.defineProperty(navigator, 'mediaDevices', {
      value: {
        getUserMedia: () =>
          microphone === 'denied'
            ? Promise.reject(new DOMException('denied', 'NotAllowedError'))
            : Promise.resolve(new MediaStream()),
      },
    })
  }, microphone)
}

const say = (page: Page, ...heard: string[]) =>
  page.evaluate((words) => {
    const { say } = window as unknown as { say: (...words: string[]) => void }
    say(...words)
  }, heard)

test('dictation appends to the description and replaces the title, with undo', async ({ page }) => {
  await giveEars(page)
  await page.goto('/analyze-situation')
  await page.getByLabel('Description').fill('It began in the morning.')
  await page.getByRole('button', { name: 'Dictate the description' }).click()
  await expect(page.getByRole('dialog', { name: 'Before you dictate' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start dictation' }).click()
  const stop = page.getByRole('button', { name: 'Stop dictating the description' })
  await stop.waitFor()
  await say(page, 'Then my boss', 'came in')
  await expect(page.getByLabel('Description')).toHaveValue(
    'It began in the morning. Then my boss came in',
  )
  await stop.click()

  await page.getByLabel('Title').fill('My own title')
  await page.getByRole('button', { name: 'Dictate the title' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Stop dictating the title' }).waitFor()
  await say(page, 'A spoken title')
  await expect(page.getByLabel('Title')).toHaveValue('A spoken title')
  await page.getByRole('button', { name: 'Stop dictating the title' }).click()
  await page.getByRole('button', { name: 'Undo the dictated title' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('My own title')
})

test('a refused microphone is said beside the field', async ({ page }) => {
  await giveEars(page, 'denied')
  await page.addInitScript(
    (base) => localStorage.setItem(`innermap.dictation-agreed${base}`, 'yes'),
    BASE,
  )
  await page.goto('/analyze-situation')
  await page.getByRole('button', { name: 'Dictate the description' }).click()
  await expect(
    page.getByText('Microphone access was denied. Voice input requires microphone permission.'),
  ).toBeVisible()
})

test('a browser that cannot listen says so at once, beside the field', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined })
  })
  await page.goto('/analyze-situation')
  for (const field of ['description', 'title']) {
    await page.getByRole('button', { name: `Dictate the ${field}` }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText(UNSUPPORTED)).toHaveCount(1)
  }
})

test('a browser whose speech service is missing says so', async ({ page }) => {
  await giveEars(page, 'without service')
  await page.addInitScript(
    (base) => localStorage.setItem(`innermap.dictation-agreed${base}`, 'yes'),
    BASE,
  )
  await page.goto('/analyze-situation')
  await page.getByRole('button', { name: 'Dictate the title' }).click()
  await expect(page.getByText(UNSUPPORTED)).toBeVisible()
})
