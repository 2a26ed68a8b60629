// node scripts/release/try-new-version.mjs: two builds that differ in one word, one after the other at the same address, with a
// browser that is in the middle of a sentence. Ends with 0 when it learns of the new one, takes it, and has lost nothing.
import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../chromium.mjs'
import { findNode, ROOT, toolOf, withNode } from '../environment.mjs'

const CHANGED = 'src/domain/content/pages.ts'
const [WORD, OTHER] = ["footer: 'Privacy'", "footer: 'Privacy too'"]
const WORDS = 'My sister forgot to call me on my birthday, and I waited'
const BASE = process.env.BASE_PATH ?? ''

const node = findNode()
const place = mkdtempSync(join(tmpdir(), 'innermap-versions-'))
const at = (...names) => join(place, ...names)

function build(name) {
  const { status, stderr } = spawnSync(node, [toolOf('vite/bin/vite.js'), 'build'], {
    cwd: place,
    env: withNode(node),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  renameSync(at('dist'), at(name))
}

/** Serves one of the builds at the address of the one before. */
async function serve(name, port) {
  rmSync(at('dist'), { recursive: true, force: true })
  cpSync(at(name), at('dist'), { recursive: true })
  const child = spawn(node, ['src/server/app/main.ts'], {
    cwd: place,
    env: withNode(node, { PORT: String(port), DATA_DIR: at('data'), BASE_PATH: BASE }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = await new Promise((resolve) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
      const found = /is at (http:\S+)/.exec(said)
      if (found) resolve(found[1])
    })
  })
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function open(context, address) {
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
  // The hour after which a page looks for a new version passes in a moment.
  await page.clock.install()
  await page.goto(address)
  await page.clock.runFor(5000)
  return page
}

const problems = []
const say = (text) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`)

for (const name of ['src', 'db', 'scripts', 'index.html', 'package.json', 'vite.config.ts'])
  cpSync(join(ROOT, name), at(name), { recursive: true })
for (const name of ['node_modules', 'models']) symlinkSync(join(ROOT, name), at(name))
build('first')
writeFileSync(at(CHANGED), readFileSync(at(CHANGED), 'utf8').replace(WORD, OTHER))
build('second')
say('Two builds are there.')

let instance = await serve('first', 0)
const port = new URL(instance.url).port
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...chromiumOptions(),
})
try {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const data = { firstName: 'Ada', email: 'ada@example.test' }
  await context.request.post(`${instance.url}/api/auth/register`, { data })
  const writing = await open(context, `${instance.url}/analyze-situation`)
  await writing.getByLabel('Description').fill(WORDS)
  await writing.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const reading = await open(context, `${instance.url}/dashboard`)
  say('A sentence is begun, and a second tab is open.')

  await instance.stop()
  instance = await serve('second', port)
  await writing.bringToFront()
  await writing.clock.fastForward('01:00:01')
  const notice = writing.getByRole('status', { name: 'A new version is ready' })
  await notice.waitFor({ timeout: 30_000 })
  say('The page says that a new version is ready.')

  await reading.bringToFront()
  const later = reading.getByRole('button', { name: 'Later' })
  await later.click({ timeout: 30_000 })
  // Files of the version before, which the server no longer has.
  await reading.getByRole('link', { name: 'Self Map' }).first().click()
  await reading.getByRole('heading', { level: 1, name: /Self-Map/ }).waitFor({ timeout: 15_000 })
  say('The other tab goes on with the version it has.')

  await writing.bringToFront()
  await notice.getByRole('button', { name: 'Load it now' }).click()
  await writing.getByRole('link', { name: 'Privacy too' }).first().waitFor({ timeout: 30_000 })
  const kept = await writing.getByLabel('Description').inputValue()
  if (kept !== WORDS) throw new Error(`What was typed is now: ${kept}`)
  await writing.clock.runFor(5000)
  if (await notice.isVisible()) throw new Error('The newest version calls itself old.')
  say('The new version is there, and so is every typed word.')
  const versions = await writing.evaluate(() => caches.keys())
  say(`Kept: ${versions.join(', ')}`)
  if (problems.length > 0) throw new Error(problems.join('\n'))
} finally {
  await browser.close()
  await instance.stop()
  rmSync(place, { recursive: true, force: true })
}
