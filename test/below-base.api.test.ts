import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calendar } from '#contract/calendar.ts'
import { hrefOf } from '#contract/endpoint.ts'
import { shares } from '#contract/shares.ts'
import { subscription } from '#contract/subscription.ts'
import { placedBelow } from '#server/http/below-base.ts'
import { createDrawPage } from '#web/draw-page.tsx'
import { startTestApp, type TestApp } from './app.ts'
import { webFolder } from './web-folder.ts'

const PAGE =
  '<!doctype html><html lang="en"><head><title>Innermap</title><link rel="icon" href="/favicon.svg"></head><body><div id="root"></div><script src="/assets/a.js"></script></body></html>'
const SITE = 'https://host.example/inner'
const SETTINGS = { PUBLIC_URL: SITE, CONTACT_EMAIL: 'safe@inner.example', SIGN_IN: 'email-code' }
const headers = { host: 'host.example' }

let world: TestApp
let folder: ReturnType<typeof webFolder>
beforeAll(async () => {
  folder = webFolder({ 'index.html': PAGE, 'assets/a.js': 'a' })
  const files = { fonts: ['/inner/assets/a.woff2'], parts: {} }
  const drawPage = await createDrawPage(placedBelow(PAGE, '/inner'), files, '/inner')
  world = await startTestApp(SETTINGS, { webFolder: folder.path, drawPage })
})
afterAll(async () => {
  await world.stop()
  folder.remove()
})

const get = (path: string) => world.sendRaw(null, path, { headers })
const leadsTo = async (path: string) => {
  const reply = await get(path)
  return [reply.status, reply.headers.get('location')]
}

it('is below its path and nowhere else, and leads there without the slash', async () => {
  expect(await leadsTo('/inner')).toEqual([308, '/inner/'])
  expect(await leadsTo('/inner?share=true&id=a')).toEqual([308, '/inner/?share=true&id=a'])
  for (const path of ['/', '/innermost', '/dashboard', '/assets/a.js', '/api/auth/user']) {
    const reply = await get(path)
    expect([path, reply.status, await reply.text()]).toEqual([
      path,
      404,
      'There’s nothing here. This site is at /inner/.\n',
    ])
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
  }
  for (const path of ['/', '/learn', '/assets/a.js', '/api/settings', '/index.html'])
    expect([path, (await get(`/inner${path}`)).status]).toEqual([path, 200])
})

it('answers watchers, and whoever found a hole, at the root too', async () => {
  for (const path of ['/api/health', '/api/ready', '/.well-known/security.txt'])
    for (const base of ['', '/inner']) expect((await get(base + path)).status).toBe(200)
})

it('writes its path before every address in its pages, drawn or not', async () => {
  for (const path of ['/inner/', '/inner/help', '/inner/index.html', '/inner/nothing-here']) {
    const page = await (await get(path)).text()
    const addresses = [...page.matchAll(/ (?:href|src|action)="(\/[^"]*)"/g)].map(([, it]) => it)
    expect(addresses.length).toBeGreaterThan(1)
    expect(addresses.filter((it) => !it?.startsWith('/inner/'))).toEqual([])
    expect(page).toContain('<html data-base="/inner"')
  }
})

it('leads on below its path', async () => {
  expect(await leadsTo('/inner/profile')).toEqual([302, '/inner/'])
  expect(await leadsTo('/inner/api/login')).toEqual([302, '/inner/auth'])
  expect(await leadsTo('/inner/api/logout')).toEqual([303, '/inner/'])
})

it('keeps its cookies from whatever else lives on the host', async () => {
  const reply = await world.sendRaw(null, '/inner/api/auth/register', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Ada', email: 'ada@example.test' }),
  })
  expect(reply.status).toBe(201)
  const cookies = reply.headers.getSetCookie()
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) expect(cookie).toMatch(/^__Secure-.*; Path=\/inner;.* Secure/)
})

it('binds this host to https, and none of its other names', async () => {
  const reply = await get('/inner/')
  expect(reply.headers.get('strict-transport-security')).toBe('max-age=63072000')
})

it('names itself with its path wherever it is named', async () => {
  expect(await (await get('/inner/sitemap.xml')).text()).toContain(`<loc>${SITE}/learn</loc>`)
  expect(await (await get('/inner/robots.txt')).text()).toContain('Disallow: /inner/api/\n')
  const described = await (await get('/inner/api/openapi.json')).json()
  expect(described.servers).toEqual([{ url: '/inner' }])
  const ada = await world.addPerson('Ada')
  const ask = (path: string, method: string, body?: object) =>
    world.sendRaw(ada, `/inner${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    })
  const made = await (await ask(hrefOf(calendar.open, { userId: ada.id }), 'POST')).json()
  expect(made.address).toMatch(/^https:\/\/host\.example\/inner\/calendar\/.+\.ics$/)
  expect((await get(new URL(made.address).pathname)).status).toBe(200)
})

it('lets nobody come back from paying to another product on the same host', async () => {
  const ada = await world.addPerson('Ada', { createdAt: 0 })
  const pay = async (successUrl: string) => {
    const reply = await world.sendRaw(
      ada,
      `/inner${hrefOf(subscription.checkout, { userId: ada.id })}`,
      {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ tier: 'premium', successUrl, cancelUrl: `${SITE}/subscription` }),
      },
    )
    return [reply.status, (await reply.json()).checkoutUrl?.split('?')[0]]
  }
  for (const address of ['/other', '/innermost', 'https://host.example/', '/inner/../other'])
    expect([address, ...(await pay(address))]).toEqual([address, 400, undefined])
  expect(await pay('/inner/subscription/success')).toEqual([200, `${SITE}/checkout/local`])
})

/** What leaves for the browser without the router must take the path along by itself: see `withBase`. */
const AROUND_THE_PATH =
  /<(?:a|form|img)\b[^>]*\b(?:href|action|src)=["']\/|\b(?:fetch|location\.(?:assign|replace))\(\s*['"`]\/|getRegistration\(['"`]\//

/** The router's own links have it already. */
const TWICE = /<(?:Plain)?Link(?:Button)?\b[^>]*\bwithBase\(/

it('has no page that goes around the path, or names it twice', () => {
  const files = globSync('src/web/**/*.{ts,tsx}').filter((name) => !name.includes('.test.'))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((name) => AROUND_THE_PATH.test(readFileSync(name, 'utf8')))).toEqual([])
  expect(files.filter((name) => TWICE.test(readFileSync(name, 'utf8')))).toEqual([])
  expect("<LinkButton href={withBase('/help')}>").toMatch(TWICE)
  for (const slip of ['<a className="x" href="/help">', "fetch('/x')", 'location.assign(`/`)'])
    expect(slip).toMatch(AROUND_THE_PATH)
})

it('gives out links under the name it was opened by, where no address is set', async () => {
  const box = await startTestApp({ HOST: '0.0.0.0', BASE_PATH: '/inner' })
  const ada = await box.addPerson('Ada')
  const made = await box.sendRaw(ada, `/inner${hrefOf(calendar.open, { userId: ada.id })}`, {
    method: 'POST',
    headers: { host: 'box.lan:8080' },
  })
  expect((await made.json()).address).toMatch(/^http:\/\/box\.lan:8080\/inner\/calendar\//)
  const shared = await box.sendRaw(ada, `/inner${shares.create.path}`, {
    method: 'POST',
    headers: { host: 'box.lan:8080', 'content-type': 'application/json' },
    body: JSON.stringify({ shareType: 'self-map' }),
  })
  expect((await shared.json()).url).toMatch(/^http:\/\/box\.lan:8080\/inner\/.*share=true/)
  await box.stop()
})
