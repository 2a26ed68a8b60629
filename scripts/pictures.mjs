// npm run pictures: the four pictures of the README, and those a browser shows before it installs the product; all of
// today's product: the demo's made-up life in a real browser.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumOptions } from './chromium.mjs'
import {
  ensureBuilt,
  ensureInstalled,
  findNode,
  freePort,
  ROOT,
  stopWith,
  withNode,
} from './environment.mjs'

const README = 'docs/pictures'
const WIDE = { width: 1280, height: 800 }
/** Named in the manifest with their sizes, and loaded only when the app is installed. */
const INSTALL = 'src/web/public/screenshots'
const NARROW = { width: 390, height: 844 }

/** In pixels of the page, and no sharper than a preview needs. */
const SMALL = { type: 'jpeg', quality: 80, scale: 'css' }

/** The page and the appearance of each picture. */
const PICTURES = [
  { name: 'dashboard', path: '/dashboard', theme: 'light' },
  { name: 'self-map', path: '/self-map', theme: 'dark' },
  {
    name: 'analysis',
    path: '/situation-history',
    theme: 'light',
    open: 'Lea is going on the exchange',
  },
  { name: 'what-helps', path: '/premium-analytics#helps', theme: 'dark' },
  { name: 'dashboard-phone', path: '/dashboard', theme: 'light', folder: INSTALL, size: NARROW },
  { name: 'self-map-phone', path: '/self-map', theme: 'light', folder: INSTALL, size: NARROW },
  { name: 'self-map', path: '/self-map', theme: 'light', folder: INSTALL },
]

ensureInstalled({ needsTools: true })
const node = findNode()
if (!ensureBuilt(node)) stopWith('The pages could not be built; see above.')
const port = await freePort()
const dataDir = mkdtempSync(join(tmpdir(), 'innermap-pictures-'))
const instance = spawn(node, ['src/server/app/main.ts'], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: withNode(node, { DEMO: '1', PLANS: 'off', PORT: String(port), DATA_DIR: dataDir }),
})
const site = `http://127.0.0.1:${port}`
while (!(await fetch(`${site}/api/ready`).catch(() => null))?.ok) {
  if (instance.exitCode !== null) stopWith('This site did not open; see above.')
  await new Promise((resolve) => setTimeout(resolve, 200))
}

const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...chromiumOptions(),
})
const context = await browser.newContext({
  baseURL: site,
  viewport: WIDE,
  deviceScaleFactor: 1.5,
  reducedMotion: 'reduce',
  locale: 'en-US',
})
const page = await context.newPage()
page.setDefaultTimeout(120_000)
try {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Open the demo' }).click()
  await page.waitForURL('**/dashboard')
  for (const { name, path, theme, open, folder = README, size = WIDE } of PICTURES) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.goto(path, { waitUntil: 'networkidle' })
    if (open) {
      const row = page.getByRole('row').filter({ hasText: open })
      await row.getByRole('button').first().click()
      // Its last part: everything above has found its place by then.
      await page.getByRole('heading', { name: 'One next step' }).waitFor()
      await page.waitForLoadState('networkidle')
      const heading = page.getByRole('heading', { name: open })
      await heading.evaluate((it) => scrollTo(0, it.getBoundingClientRect().top + scrollY - 96))
    }
    await page.evaluate(() => document.fonts.ready)
    const file = `${folder}/${name}.${folder === INSTALL ? 'jpg' : 'png'}`
    mkdirSync(join(ROOT, folder), { recursive: true })
    await page.screenshot({ path: join(ROOT, file), ...(folder === INSTALL && SMALL) })
    console.log(file)
  }
} finally {
  await browser.close()
  instance.kill('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}
