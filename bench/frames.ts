/**
 * The first seconds of a page on a slow phone, as a strip of pictures: `npm run build`, then `npm run frames [folder]`.
 * A line of 1.6 Mbit/s with 150 ms, a processor at a quarter, 390 x 844; a picture whenever the screen has changed.
 * Look at the strips: nothing jumps, nothing is blank.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { launchChromium, openContext } from './chromium.ts'
import { type House, startHouse } from './house.ts'

const FOLDER = process.argv[2] ?? join(tmpdir(), 'innermap-frames')
const SHOWN = 8
/** As a phone says of itself: the server draws for what it is told. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
}
const ROWS = [
  { name: 'landing', path: '/', isSignedIn: false },
  { name: 'self-map', path: '/self-map', isSignedIn: true },
  { name: 'dashboard', path: '/dashboard', isSignedIn: true },
]

type Frame = { data: string; at: number }

async function watch(browser: Browser, house: House, cookie: string | null, path: string) {
  const context = await openContext(browser, house, cookie, PHONE)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', LINE)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const frames: Frame[] = []
  let began = 0
  cdp.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    frames.push({ data, at: (metadata.timestamp ?? 0) - began })
    void cdp.send('Page.screencastFrameAck', { sessionId })
  })
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 60, ...widest(PHONE.viewport) })
  began = Date.now() / 1000
  await page.goto(house.address + path)
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
  await page.waitForTimeout(2500)
  await cdp.send('Page.stopScreencast')
  const { shift } = await page.evaluate(
    () => (globalThis as unknown as { seen: { shift: number } }).seen,
  )
  await context.close()
  return { frames: frames.toSorted((one, other) => one.at - other.at), shift }
}

const widest = ({ width, height }: { width: number; height: number }) => ({
  maxWidth: width,
  maxHeight: height,
})

/** What stood there at moments evenly apart: most frames belong to the last fade. */
function chosen(frames: readonly Frame[]): Frame[] {
  const [first, last] = [frames[1] ?? frames[0]!, frames.at(-1)!]
  const step = (last.at - first.at) / (SHOWN - 1)
  return Array.from({ length: SHOWN }, (_, index) => {
    const moment = first.at + index * step
    return { ...(frames.findLast(({ at }) => at <= moment + 0.001) ?? first), at: moment }
  })
}

/** All pictures of a page side by side, each with its moment. */
async function saveStrip(browser: Browser, name: string, frames: readonly Frame[]) {
  const page = await browser.newPage({ viewport: { width: 250 * frames.length, height: 580 } })
  const pictures = frames.map(
    ({ data, at }) =>
      `<figure><img src="data:image/jpeg;base64,${data}" width="240"><figcaption>${at.toFixed(2)} s</figcaption></figure>`,
  )
  await page.setContent(
    `<style>body{display:flex;margin:5px;gap:8px;background:#888}figure{margin:0}</style>${pictures.join('')}`,
  )
  const file = join(FOLDER, `${name}.png`)
  writeFileSync(file, await page.screenshot())
  await page.close()
  return file
}

mkdirSync(FOLDER, { recursive: true })
const browser = await launchChromium()
const house = await startHouse()
const ada = await house.register('Ada')
for (const { name, path, isSignedIn } of ROWS) {
  const { frames, shift } = await watch(browser, house, isSignedIn ? ada.cookie : null, path)
  const file = await saveStrip(browser, name, chosen(frames))
  console.log(`${path}: ${frames.length} frames, shift ${shift.toFixed(3)}, ${file}`)
}
await browser.close()
await house.stop()
