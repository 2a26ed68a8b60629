import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { policyPages } from '#contract/policy-pages.ts'
import { PolicyPageName } from '#domain/content/policy-page.ts'
import { LISTED_PAGES } from '#domain/values/page-paths.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { createApp } from './app.ts'

const read = async (world: TestApp, name: string) => {
  const reply = await world.send(null, policyPages.get, { name })
  return (await reply.json()) as { text: string; isOwn: boolean }
}

it('says only what is true of this instance', async () => {
  const small = await startTestApp({ PLANS: 'off' })
  const large = await startTestApp({
    CONTACT_EMAIL: 'people@example.test',
    BACKUP_KEEP_DAYS: '7',
    SMTP_URL: 'smtp://mail.example.test',
    STRIPE_SECRET_KEY: 'x',
    STRIPE_WEBHOOK_SECRET: 'y',
    STRIPE_PRICE_ID: 'z',
  })
  const [quiet, wordy] = [await read(small, 'privacy'), await read(large, 'privacy')]
  expect(quiet.isOwn).toBe(false)
  expect(quiet.text).toContain('deleted after 30 days')
  expect(quiet.text).not.toMatch(/mail server|pay|plan/)
  expect(wordy.text).toContain('deleted after 7 days')
  expect(wordy.text).toContain('mail server')
  expect(wordy.text).toContain('payment provider')
  expect(wordy.text).toMatch(/stays for 30 days after you delete your account.*keyed hash/)
  expect(quiet.text).not.toContain('keyed hash')
  for (const name of PolicyPageName.options) {
    expect((await read(large, name)).text).toContain('mailto:people@example.test')
    expect((await read(small, name)).text).toContain(
      'Ask the person who gave you the link to this site.',
    )
  }
  expect((await small.sendRaw(null, '/api/house-pages/passwords')).status).toBe(404)
  await small.stop()
  await large.stop()
})

it('says where a language model reads, from the moment there is one', async () => {
  const world = await startTestApp()
  const text = async () => (await read(world, 'privacy')).text
  expect(await text()).not.toMatch(/model of a-model|on the same server reads/)
  const reader = { name: 'a-model', engine: 'local', begin: () => expect.fail() } as const
  world.engines.external = { ...reader, where: 'server' }
  expect(await text()).toContain('A language model on the same server reads a situation too.')
  world.engines.external = { ...reader, where: 'elsewhere' }
  expect(await text()).toMatch(/^- If you agree, and only then.*a-model’s language model/m)
  await world.stop()
})

it('lets the operator’s own file win, from the moment it is there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'innermap-pages-'))
  const world = await startTestApp()
  const app = createApp({ ...world, config: { ...world.config, dataDir: folder } })
  const text = async () => (await (await app.request('/api/house-pages/terms')).json()).text
  expect(await text()).toContain('little to agree on')
  mkdirSync(join(folder, 'pages'))
  writeFileSync(join(folder, 'pages/terms.md'), '# House rules\n\nBe kind.\n')
  expect(await text()).toBe('# House rules\n\nBe kind.')
  writeFileSync(join(folder, 'pages/terms.md'), '  \n')
  expect(await text()).toContain('little to agree on')
  writeFileSync(join(folder, 'pages/terms.md'), 'x'.repeat(300_000))
  expect(await text()).toContain('little to agree on')
  await world.stop()
  rmSync(folder, { recursive: true })
})

it('lists what anybody may read, under the name people know', async () => {
  const world = await startTestApp({ PUBLIC_URL: 'https://inner.example' })
  const headers = { host: 'inner.example' }
  const map = await world.sendRaw(null, '/sitemap.xml', { headers })
  expect(map.headers.get('content-type')).toContain('xml')
  const text = await map.text()
  const listed = [...text.matchAll(/<loc>https:\/\/inner\.example(\S*)<\/loc>/g)].map(
    ([, path]) => path,
  )
  expect(listed).toEqual(LISTED_PAGES)
  const robots = await (await world.sendRaw(null, '/robots.txt', { headers })).text()
  expect(robots).toContain('Sitemap: https://inner.example/sitemap.xml')
  expect(robots).toContain('Disallow: /api/\n')
  await world.stop()
})

it('has a page at /api, and calls below it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'innermap-web-'))
  writeFileSync(join(folder, 'index.html'), '<html><title>Innermap</title></html>')
  const world = await startTestApp({}, { webFolder: folder })
  const page = await world.sendRaw(null, '/api')
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>')])
  expect((await world.sendRaw(null, '/api/nothing')).headers.get('content-type')).toContain('json')
  expect((await world.sendRaw(null, '/api', { method: 'POST' })).status).toBe(404)
  await world.stop()
  rmSync(folder, { recursive: true })
})

/** What the page says of each cookie, by the file that sets it. */
const COOKIES: Record<string, RegExp> = {
  'src/server/people/who-is.ts': /keeps you signed in/,
  'src/server/nouns/sign-in/start-session.ts': /keeps you signed in/,
  'src/server/nouns/sign-in/trusted-device.ts': /a browser that you trust/,
  'src/server/people/visitor.ts': /when a visitor first came/,
  'src/web/lib/browser/display-hints.ts': /your time zone, your theme/,
  'src/server/nouns/sign-in/code-requester.ts': /ties a code, a passkey or another login/,
  'src/server/nouns/sign-in/passkeys/use-passkey.ts': /ties a code, a passkey or another login/,
  'src/server/nouns/sign-in/provider-login.routes.ts': /ties a code, a passkey or another login/,
  'src/server/nouns/sign-in/provider-session.ts': /remembers that you used it/,
}

it('names every cookie that is set', async () => {
  const world = await startTestApp()
  const { text } = await read(world, 'privacy')
  await world.stop()
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) =>
      !/\.test\.|with-browser\.ts$/.test(file) &&
      /\.writeCookie\(|document\.cookie = /.test(readFileSync(file, 'utf8')),
  )
  expect(files.sort()).toEqual(Object.keys(COOKIES).sort())
  for (const said of Object.values(COOKIES)) expect(text).toMatch(said)
})
