/** Shared helpers of the benchmarks: a browser, and summaries of times. */
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { chromiumOptions } from '../scripts/chromium.mjs'
import type { RunningServer } from '../scripts/own-server.ts'

export const launchChromium = (args: string[] = []): Promise<Browser> =>
  chromium.launch({ ...chromiumOptions(), args })

/** A separate browser context, signed in by the cookie or anonymous. */
export async function openContext(
  browser: Browser,
  { address }: Pick<RunningServer, 'address'>,
  cookie: string | null,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext(options)
  const [name = '', value = ''] = cookie?.split(/=(.*)/) ?? []
  if (cookie) await context.addCookies([{ name, value, url: address }])
  return context
}

export const medianOf = (values: readonly number[]): number => shareOf(values, 0.5)

export const shareOf = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)]!

export const summaryOf = (times: readonly number[]) => ({
  times: times.length,
  p50: rounded(shareOf(times, 0.5)),
  p95: rounded(shareOf(times, 0.95)),
  most: rounded(shareOf(times, 1)),
})

export const rounded = (number: number): number => Number(number.toFixed(2))

/** Milliseconds until all calls are answered successfully. */
export async function timeOf(...calls: readonly (() => Promise<Response>)[]): Promise<number> {
  const start = performance.now()
  for (const call of calls) {
    const reply = await call()
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${reply.url} answers ${reply.status}: ${text}`)
  }
  return performance.now() - start
}

/** Runs the part named first on the command line, or lists the parts. */
export async function runPart(parts: Readonly<Record<string, () => Promise<void>>>): Promise<void> {
  const part = parts[process.argv[2] ?? '']
  if (!part) throw new Error(`Name one of: ${Object.keys(parts).join(', ')}`)
  await part()
}
