/** Where a browser for tests, pictures and measurements is: the one `CHROMIUM_PATH` names, or the machine's own. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The one without windows does the same with a fifth less work. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

export function findChromium() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'].filter(Boolean)
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place))
}

/** Options for Playwright's `launch`; without a browser on the machine it takes its own. */
export function chromiumOptions() {
  const executablePath = findChromium()
  return executablePath ? { executablePath } : {}
}
