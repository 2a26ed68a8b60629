/** A browser for what is measured in one: Debian's, or the one `CHROMIUM_PATH` names. */
import { existsSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import type { House } from './house.ts'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

export function launchChromium(args: string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place))
  return chromium.launch({ ...(executablePath && { executablePath }), args })
}

/** A window of its own, of somebody with this cookie or of nobody. */
export async function openContext(
  browser: Browser,
  { address }: Pick<House, 'address'>,
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
