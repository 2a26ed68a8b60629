import type { Browser, Page, Request } from '@playwright/test'
import { expect, newPerson, test } from './fixtures.ts'
import { holdScripts } from './hold-scripts.ts'

/** What pages may weigh as they travel, in kB of 1,000 bytes. Aims are lower; these stop a change. */
const FIRST_PAGE = { script: 85, stylesheet: 8, font: 39, all: 140 }
/** On a slow line each file takes its time to be asked for. The first script is a few hundred bytes. */
const FIRST_FILES = { script: 7, stylesheet: 3, font: 2 }
/** What a room adds to the first page and to what stands around every room. */
const ROOM = 36
/** Where help is, the safety page stands too. */
const HELP = 40
const ROOMS: Record<string, number> = {
  '/dashboard': ROOM,
  '/self-map': ROOM,
  '/analyze-situation': ROOM,
  '/situation-history': ROOM,
  '/learn': ROOM,
  '/learn/emotional-intelligence': ROOM,
  '/subscription': ROOM,
  '/profile': ROOM,
  // Patterns, what helps, over time, experiments and expectations stand on it; three were rooms of their own.
  '/premium-analytics': 61,
  '/auth': ROOM,
}

type Weighed = { path: string; type: string; kB: number }

/** In milliseconds: what waits this long waits for a quiet moment, and belongs to no page. */
const QUIET_AFTER = 3000

/** A busy machine would reach those moments while the page still comes. */
const withoutQuietMoments = (quietAfter: number) => {
  const wait = window.setTimeout.bind(window)
  window.setTimeout = ((run: () => void, time = 0, ...rest: unknown[]) =>
    time < quietAfter ? wait(run, time, ...rest) : 0) as typeof window.setTimeout
}

/** Everything a page fetches until it stands still, by its weight on the wire. */
async function weigh(page: Page, path: string): Promise<Weighed[]> {
  await page.addInitScript(withoutQuietMoments, QUIET_AFTER)
  const fetched: Request[] = []
  const note = (request: Request) => fetched.push(request)
  page.on('requestfinished', note)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // Scripts are only asked for once the words are seen, and until then the line may be idle.
  await page.locator('html[data-awake]').waitFor()
  await page.waitForLoadState('networkidle')
  page.off('requestfinished', note)
  return Promise.all(
    fetched.map(async (request) => ({
      path: new URL(request.url()).pathname,
      type: request.resourceType(),
      kB: (await request.sizes()).responseBodySize / 1000,
    })),
  )
}

const sumOf = (weighed: readonly Weighed[]): number =>
  Math.round(weighed.reduce((sum, { kB }) => sum + kB, 0) * 10) / 10
const scriptsOf = (weighed: readonly Weighed[]) => weighed.filter(({ type }) => type === 'script')

test('the first page is light', async ({ page }, { annotations }) => {
  const weighed = await weigh(page, '/')
  for (const type of ['script', 'stylesheet', 'font'] as const) {
    const kB = sumOf(weighed.filter((it) => it.type === type))
    annotations.push({ type, description: `${kB} kB` })
    expect.soft(kB, type).toBeGreaterThan(0)
    expect.soft(kB, type).toBeLessThanOrEqual(FIRST_PAGE[type])
    const files = weighed.filter((it) => it.type === type)
    expect.soft(files.length, `${type} files`).toBeLessThanOrEqual(FIRST_FILES[type])
  }
  expect.soft(sumOf(weighed), 'all').toBeLessThanOrEqual(FIRST_PAGE.all)
})

async function freshPage(browser: Browser, isSignedIn: boolean): Promise<Page> {
  const context = await browser.newContext()
  if (isSignedIn) await context.request.post('/api/auth/register', { data: newPerson() })
  return context.newPage()
}

test('no room adds much to it', async ({ browser }, { annotations }) => {
  const [onFirst, aroundRooms, help] = await Promise.all([
    weigh(await freshPage(browser, false), '/'),
    weigh(await freshPage(browser, true), '/no-such-page'),
    // Every page fetches the way to help in a quiet moment; it belongs to none of them.
    weigh(await freshPage(browser, true), '/help'),
  ])
  expect.soft(sumOf(scriptsOf(help)), '/help').toBeLessThanOrEqual(FIRST_PAGE.script + HELP)
  const known = new Set([...onFirst, ...aroundRooms, ...help].map(({ path }) => path))
  const waiting = Object.entries(ROOMS)
  const weighNext = async (): Promise<void> => {
    const [path, limit] = waiting.pop() ?? []
    if (path === undefined || limit === undefined) return
    const page = await freshPage(browser, path !== '/auth')
    const added = scriptsOf(await weigh(page, path)).filter((script) => !known.has(script.path))
    annotations.push({ type: path, description: `${sumOf(added)} kB` })
    expect.soft(sumOf(added), path).toBeLessThanOrEqual(limit)
    await page.context().close()
    await weighNext()
  }
  // Most of the time a page is waited for until it asks for nothing more.
  await Promise.all([weighNext(), weighNext(), weighNext()])
})

/** After the page itself: what every page has, the room's own sheet, and two fonts. */
const BEFORE_THE_WORDS = 4

test('the first screen of the map waits for four files and no call', async ({ browser }) => {
  const page = await freshPage(browser, true)
  const asked: string[] = []
  const scripts: string[] = []
  const letThrough = await holdScripts(page)
  page.on('request', (request) => {
    const type = request.resourceType()
    if (type === 'script') scripts.push(request.url())
    else if (type !== 'document' && type !== 'other' && type !== 'manifest')
      asked.push(new URL(request.url()).pathname)
  })
  await page.goto('/self-map', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Self-Map')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(BEFORE_THE_WORDS)
  // One small file, which fetches the others once the words are seen.
  expect(scripts.length).toBeLessThanOrEqual(2)
  letThrough()
  await page.locator('[data-pill]').first().waitFor()
  await page.context().close()
})
