import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './scripts/chromium.mjs'

/** Below which path of its host everything is tested; empty is its root. */
const BASE = process.env.E2E_BASE_PATH ?? ''
const PORT = Number(process.env.E2E_PORT ?? 5050)
/** Every page with axe, every layout, sixty days: `npm run test:slow`. */
const SLOW = /\.slow\.spec\.ts|@slow/

/** Everything a browser would send home by itself is switched off: the product is tested alone. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall for seconds; what fails twice in a row is broken.
  retries: process.env.CI ? 1 : 0,
  // Where so much is broken, the rest says nothing new, and each takes as long as it may.
  maxFailures: process.env.CI ? 12 : 0,
  projects: [
    { name: 'quick', testIgnore: '**/*.slow.spec.ts', grepInvert: SLOW },
    // Sixty days and every room in one test: a limit there only says how busy the machine is.
    { name: 'slow', grep: SLOW, timeout: 1_800_000, expect: { timeout: 300_000 } },
  ],
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}${BASE && `${BASE}/`}`,
    launchOptions: { args, ...chromiumOptions() },
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // What is tested is the server's answer; the one test about working without it lets the worker in.
    serviceWorkers: 'block',
    // Looking over a test's shoulder makes it slower by a third: only what failed once is watched.
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node src/server/app/main.ts',
    url: `http://127.0.0.1:${PORT}/api/ready`,
    reuseExistingServer: false,
    env: {
      PORT: String(PORT),
      BASE_PATH: BASE,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'innermap-e2e-')),
    },
  },
})
