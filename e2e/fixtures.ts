import { test as base, type Page, type Response } from '@playwright/test'
import axe from 'axe-core'
import { BASE, expect, moveBelow } from './below.ts'

type Fixtures = {
  /** A new person, already signed in. */
  person: { id: number; firstName: string; email: string }
  /** What the browser may complain about, in a test that cuts its connection on purpose. */
  tolerated: RegExp
}

export const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }
const THEMES = ['light', 'dark'] as const

/**
 * What is looked at in more than one shape: every width and every theme once, because what breaks in one width or one
 * theme breaks in it whatever the other is. `ALL_VIEWS=1` walks all four.
 */
export const VIEWS = Object.entries(SIZES).flatMap(([size, viewport], at) =>
  THEMES.filter((_, of) => process.env.ALL_VIEWS || of === at).map((theme) => ({
    name: `${size}, ${theme}`,
    size,
    viewport,
    theme,
  })),
)

/** `SLOWER=6` shows what a slow phone, or a busy machine, makes of a test. */
const SLOWER = Number(process.env.SLOWER ?? 1)

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

declare global {
  interface Window {
    axe: typeof axe
  }
}

let count = 0
export const newPerson = (firstName = 'Ada') => ({
  firstName,
  email: `${firstName.toLowerCase()}-${process.pid}-${Date.now()}-${count++}@example.test`,
})

/** Any script error, refused resource or request to another host fails the test that caused it. */
export const test = base.extend<Fixtures, { below: undefined }>({
  below: [
    async ({ browser }, use) => {
      if (BASE) await moveBelow(browser)
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],

  tolerated: [/status of 4\d\d/, { option: true }],

  page: async ({ page, baseURL, tolerated }, use) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(`page error: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' && !tolerated.test(message.text())) {
        problems.push(`console: ${message.text()}`)
      }
    })
    page.on('request', (request) => {
      const isOurs = /^(data|blob):/.test(request.url()) || request.url().startsWith(baseURL ?? '')
      if (!isOurs) problems.push(`request to another host: ${request.url()}`)
    })
    for (const name of ['goto', 'reload'] as const) untilAwake(page, name)
    if (SLOWER > 1) {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    }
    await use(page)
    expect(problems).toEqual([])
  },

  person: async ({ page }, use) => {
    const fields = newPerson()
    const reply = await page.request.post('/api/auth/register', { data: fields })
    expect(reply.status()).toBe(201)
    const { id } = await reply.json()
    await use({ id, ...fields })
  },
})

/** A page can be read before it can be used: whoever opens one waits until it wakes up. */
function untilAwake(page: Page, name: 'goto' | 'reload'): void {
  const open = page[name].bind(page) as (...given: unknown[]) => Promise<Response | null>
  page[name] = async (...given: unknown[]) => {
    const reply = await open(...given)
    const [, how] = given as [string, { waitUntil?: string }?]
    if (how?.waitUntil === 'commit') return reply
    // Some tests keep it from waking up, and say themselves what they wait for.
    await page
      .waitForFunction(() => 'awake' in document.documentElement.dataset, null, { timeout: 5000 })
      .catch(() => undefined)
    return reply
  }
}

/** Fails with a readable list when the page, as it stands, breaks WCAG 2.2 A or AA. */
export async function expectAccessible(page: Page): Promise<void> {
  // Half-faded text has half its contrast: let what moves arrive first.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  )
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const problems = await page.evaluate(async (tags) => {
    // Only what is broken is told: naming everything that is fine takes longer than looking at it.
    const { violations } = await window.axe.run({ runOnly: tags, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
    )
  }, RULES)
  expect(problems).toEqual([])
}

export async function useTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
}

/** The page never scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // A picture is drawn anew in the frame after its room has another width.
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(excess).toBeLessThanOrEqual(0)
}

export { expect }
