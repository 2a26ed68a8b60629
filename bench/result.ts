/**
 * From pressing Analyze to the shown result, in a real browser on the embedded engine, and how the
 * history's first paint grows from 100 to 10,000 situations. Build first: `vite build`, then
 * `node bench/result.ts`.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { prepareDatabase } from '#server/base/db/prepare-database.ts'

const PORT = Number(process.env.BENCH_PORT ?? 5310)
const RUNS = Number(process.env.BENCH_RUNS ?? 30)
const PAINTS = 15
const ORIGIN = `http://127.0.0.1:${PORT}`
const DESCRIPTION =
  'My boss presented my idea as his own in front of the whole team. I had worked on it for three weeks and I expected him to mention me. I sat there and said nothing.'

function summary(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)]!)
  return { p50: at(0.5), p95: at(0.95), most: at(1) }
}

async function start(folder: string) {
  const env = { ...process.env, PORT: String(PORT), DATA_DIR: folder }
  const server = spawn(process.execPath, ['src/server/app/main.ts'], { env, stdio: 'ignore' })
  for (let tries = 0; tries < 300; tries++) {
    const isReady = await fetch(`${ORIGIN}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return server
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The server did not start.')
}

async function signUp(page: Page, name: string): Promise<number> {
  const data = { firstName: name, email: `${name}-${process.pid}@example.test` }
  const reply = await page.request.post(`${ORIGIN}/api/auth/register`, { data })
  return (await reply.json()).id
}

/** Milliseconds between the click and the frame that shows the result. */
async function analyseOnce(page: Page, run: number): Promise<number> {
  await page.goto(`${ORIGIN}/analyze-situation`)
  await page.getByLabel('Title').fill(`Team review ${run}`)
  await page.getByLabel('Description').fill(`${DESCRIPTION} It was the ${run}th time.`)
  await page.getByRole('checkbox', { name: 'Professional Success' }).check()
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const button = [...document.querySelectorAll('button')].find(
          (one) => one.textContent === 'Analyze',
        )
        const observer = new MutationObserver(() => {
          if (!document.querySelector('h1 + *, .page figure') || !location.search) return
          if (!document.querySelector('.recommendations')) return
          observer.disconnect()
          requestAnimationFrame(() => resolve(performance.now() - started))
        })
        observer.observe(document.body, { childList: true, subtree: true })
        const started = performance.now()
        button?.click()
      }),
  )
}

async function fillHistory(file: string, userId: number, count: number): Promise<void> {
  const db = await prepareDatabase(file)
  for (let from = 0; from < count; from += 500) {
    const rows = Array.from({ length: Math.min(500, count - from) }, (_, at) => ({
      userId,
      title: `Situation ${from + at}`,
      description: DESCRIPTION,
      searchText: `situation ${from + at} ${DESCRIPTION}`.toLowerCase(),
      createdAt: Date.now() - (count - from - at) * 60_000,
    }))
    await db.insertInto('situation').values(rows).execute()
  }
  await db.destroy()
}

async function paintHistory(page: Page): Promise<number> {
  const started = performance.now()
  await page.goto(`${ORIGIN}/situation-history`)
  await page.getByRole('row').nth(1).waitFor()
  return performance.now() - started
}

const folder = mkdtempSync(join(tmpdir(), 'innermap-bench-'))
const server = await start(folder)
const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((it) => existsSync(it))
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  ...(executablePath && { executablePath }),
})
try {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await signUp(page, 'ada')
  await analyseOnce(page, 0)
  const times: number[] = []
  for (let run = 1; run <= RUNS; run++) times.push(await analyseOnce(page, run))
  console.log('Analyze pressed to result shown, ms', summary(times))

  const histories = []
  for (const count of [100, 10_000]) {
    const reader = await (await browser.newContext()).newPage()
    const id = await signUp(reader, `with${count}`)
    await fillHistory(join(folder, 'innermap.sqlite'), id, count)
    await paintHistory(reader)
    histories.push({ count, reader, times: [] as number[] })
  }
  // In turns, so that a busy machine is busy for both.
  for (let run = 0; run < PAINTS; run++) {
    for (const { reader, times } of histories) times.push(await paintHistory(reader))
  }
  for (const { count, times } of histories) {
    console.log(`First paint of a history of ${count}, ms`, summary(times))
  }
} finally {
  await browser.close()
  server.kill()
}
