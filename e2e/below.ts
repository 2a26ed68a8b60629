import {
  type APIRequestContext,
  type Browser,
  type Page,
  expect as plainExpect,
} from '@playwright/test'

/** `E2E_BASE_PATH=/inner npx playwright test` runs every test below that path, as they stand. */
export const BASE = process.env.E2E_BASE_PATH ?? ''

/** A path as the tests name it, where it is in the browser. */
export const placed = (path: string): string =>
  path.startsWith('/') && !`${path}/`.startsWith(`${BASE}/`) ? BASE + path : path

const placedIf = <Given>(given: Given) => (typeof given === 'string' ? placed(given) : given)

/** Every page and every request of this process takes the path along, whoever opens it. */
export async function moveBelow(browser: Browser): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  wrap<Page>(Object.getPrototypeOf(page), 'goto')
  wrap<Page>(Object.getPrototypeOf(page), 'waitForURL')
  wrap<APIRequestContext>(Object.getPrototypeOf(context.request), 'fetch')
  await context.close()
}

function wrap<Kind>(prototype: Kind, name: keyof Kind): void {
  const plain = prototype[name] as (this: Kind, first: unknown, ...rest: unknown[]) => unknown
  const wrapped = function (this: Kind, first: unknown, ...rest: unknown[]) {
    return plain.call(this, placedIf(first), ...rest)
  }
  prototype[name] = wrapped as Kind[keyof Kind]
}

/** What is expected of an address is expected below the path. */
const moved = plainExpect.extend({
  toHaveURL: (page, url, options) =>
    outcome((expecting) => expecting(page).toHaveURL(placedIf(url), options)),
  toHaveAttribute: (element, name, value, options) =>
    outcome((expecting) =>
      expecting(element).toHaveAttribute(name, name === 'href' ? placedIf(value) : value, options),
    ),
})

async function outcome(check: (expecting: typeof plainExpect) => Promise<void>) {
  const problem = await check(plainExpect).then(
    () => null,
    (error: Error) => error,
  )
  return { pass: problem === null, message: () => problem?.message ?? 'It is, and should not be.' }
}

export const expect = BASE ? moved : plainExpect
