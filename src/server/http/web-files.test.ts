import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { webFolder } from '#test/web-folder.ts'
import { looksLikeAFile } from './web-files.ts'

const PAGE = '<!doctype html><html lang="en"><title>Innermap</title></html>'
const SCRIPT = 'export const answer = 42'

let world: TestApp
let folder: ReturnType<typeof webFolder>
beforeAll(async () => {
  folder = webFolder({
    'index.html': PAGE,
    'theme.js': SCRIPT,
    'assets/app-1a2b.js': SCRIPT,
    'assets/app-1a2b.js.br': brotliCompressSync(SCRIPT),
  })
  world = await startTestApp({}, { webFolder: folder.path })
})
afterAll(async () => {
  await world.stop()
  folder.remove()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  world.sendRaw(null, path, { headers })

describe('the built pages', () => {
  it('answer every deep link', async () => {
    for (const path of [
      '/',
      '/self-map',
      '/learn/emotional-intelligence',
      '/learn/',
      '/index.html',
    ]) {
      const reply = await get(path)
      expect([path, reply.status, await reply.text()]).toEqual([path, 200, PAGE])
      expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(reply.headers.get('cache-control')).toBe('no-cache')
      expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
  })

  it('answer an address without a page with the same page and 404', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    for (const path of ['/nowhere', '/learn/nothing', '/self-map/x']) {
      const reply = await get(path, { 'if-none-match': etag })
      expect([path, reply.status, await reply.text()]).toEqual([path, 404, PAGE])
    }
  })

  it('say when the instance is under construction, and only then', async () => {
    const site = await startTestApp({ DEV_MODE: '1' }, { webFolder: folder.path })
    const marked = await site.sendRaw(null, '/', { headers: { 'accept-encoding': 'br' } })
    expect(await marked.text()).toBe(PAGE.replace('<html', '<html data-development'))
    expect(marked.headers.get('etag')).not.toBe((await get('/')).headers.get('etag'))
    // The page that browsers keep for later says so, too.
    expect(await (await site.sendRaw(null, '/index.html')).text()).toContain('data-development')
    await site.stop()
  })

  it('are asked for again only when they changed', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304)
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('are compressed only for who takes it, with a tag for each of the two', async () => {
    const path = '/assets/app-1a2b.js'
    for (const refused of ['br;q=0', 'gzip, br; q=0.0', 'brave', '']) {
      const plain = await get(path, { 'accept-encoding': refused })
      expect([refused, plain.headers.get('content-encoding')]).toEqual([refused, null])
    }
    const plain = (await get(path)).headers.get('etag')!
    const small = (await get(path, { 'accept-encoding': 'BR;q=0.5' })).headers.get('etag')!
    expect(small).not.toBe(plain)
    const statusOf = async (tag: string, accepted: string) =>
      (await get(path, { 'if-none-match': tag, 'accept-encoding': accepted })).status
    expect(await statusOf(plain, '')).toBe(304)
    expect(await statusOf(`"x", W/${small}`, 'br')).toBe(304)
    expect(await statusOf(plain, 'br')).toBe(200)
    expect(await statusOf(small, 'br;q=0')).toBe(200)
  })

  it('are never sent as the compressed copy of an older file', async () => {
    const old = webFolder({
      'index.html': PAGE,
      'theme.js': SCRIPT,
      'theme.js.br': brotliCompressSync('export const answer = 41'),
      'other.js': SCRIPT,
      'other.js.br': 'torn',
    })
    const site = await startTestApp({}, { webFolder: old.path })
    for (const path of ['/theme.js', '/other.js']) {
      const reply = await site.sendRaw(null, path, { headers: { 'accept-encoding': 'br' } })
      expect([reply.headers.get('content-encoding'), await reply.text()]).toEqual([null, SCRIPT])
    }
    await site.stop()
    old.remove()
  })

  it('send what carries its content in its name compressed, to be kept forever', async () => {
    const plain = await get('/assets/app-1a2b.js')
    expect(await plain.text()).toBe(SCRIPT)
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const small = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
    expect(small.headers.get('content-encoding')).toBe('br')
    expect(small.headers.get('vary')).toBe('Accept-Encoding')
    expect(brotliDecompressSync(await small.bytes()).toString()).toBe(SCRIPT)
    expect((await get('/theme.js')).headers.get('cache-control')).toBe('no-cache')
  })

  it('take a compressed copy as soon as there is one', async () => {
    const young = webFolder({ 'index.html': PAGE, 'theme.js': SCRIPT, 'theme.js.part': 'half' })
    const site = await startTestApp({}, { webFolder: young.path })
    const headers = { 'accept-encoding': 'br' }
    const before = await site.sendRaw(null, '/theme.js', { headers })
    expect([before.headers.get('content-encoding'), await before.text()]).toEqual([null, SCRIPT])
    expect((await site.sendRaw(null, '/theme.js.part')).status).toBe(404)
    writeFileSync(join(young.path, 'theme.js.br'), brotliCompressSync(SCRIPT))
    const small = await site.sendRaw(null, '/theme.js', { headers })
    expect(small.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await small.bytes()).toString()).toBe(SCRIPT)
    await site.stop()
    young.remove()
  })

  it('send few large files at once, so that a crowd that reads none holds up nobody', async () => {
    const large = Buffer.alloc(2_000_000, 'x')
    const engine = webFolder({ 'index.html': PAGE, 'assets/engine-1a2b.bin': large })
    const site = await startTestApp({}, { webFolder: engine.path })
    const asked = Array.from({ length: 60 }, () => site.sendRaw(null, '/assets/engine-1a2b.bin'))
    const unread: Response[] = []
    for (const reply of asked) void reply.then((it) => unread.push(it))
    await expect.poll(() => unread.filter(({ status }) => status === 503).length).toBe(20)
    expect(unread.filter(({ status }) => status === 200)).toHaveLength(8)
    expect((await site.sendRaw(null, '/api/health')).status).toBe(200)
    const head = await site.sendRaw(null, '/assets/engine-1a2b.bin', { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String(large.length))
    // Whoever is done, or leaves, gives the place to the next one.
    const replies = asked.map(async (reply) => (await reply).body?.cancel())
    await Promise.all(replies)
    const last = await site.sendRaw(null, '/assets/engine-1a2b.bin')
    expect((await last.bytes()).length).toBe(large.length)
    await site.stop()
    engine.remove()
  })

  it('leave what is large on the disk, and send it whole', async () => {
    const large = Buffer.alloc(32_000_000, 'x')
    const engine = webFolder({
      'index.html': PAGE,
      'assets/engine-1a2b.bin': large,
      'assets/engine-1a2b.bin.br': large.subarray(1_000_000),
    })
    const before = process.memoryUsage().arrayBuffers
    const site = await startTestApp({}, { webFolder: engine.path })
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(large.length / 2)
    const plain = await site.sendRaw(null, '/assets/engine-1a2b.bin')
    expect(plain.headers.get('content-length')).toBe(String(large.length))
    expect(large.equals(await plain.bytes())).toBe(true)
    const headers = { 'accept-encoding': 'br' }
    const small = await site.sendRaw(null, '/assets/engine-1a2b.bin', { headers })
    expect(small.headers.get('content-encoding')).toBe('br')
    expect((await small.bytes()).length).toBe(large.length - 1_000_000)
    const again = { 'if-none-match': plain.headers.get('etag') ?? '' }
    const kept = await site.sendRaw(null, '/assets/engine-1a2b.bin', { headers: again })
    expect(kept.status).toBe(304)
    await site.stop()
    engine.remove()
  })

  it('do not answer for a missing file, and lead nowhere else on the disk', async () => {
    for (const path of [
      '/assets/gone.js',
      '/favicon.png',
      '/..%2f..%2fpackage.json',
      '/assets/.env',
    ]) {
      const reply = await get(path)
      expect([path, reply.status]).toEqual([path, 404])
      expect((await reply.json()).reason).toBe('not_found')
    }
  })

  it('are never kept where they carry something personal', async () => {
    expect((await get('/auth')).headers.get('cache-control')).toBe('no-store')
    const shared = await get('/self-map?view=self-map&share=true&id=abc')
    expect(shared.headers.get('cache-control')).toBe('no-store')
    expect(shared.headers.get('x-robots-tag')).toBe('noindex')
  })
})

it('tells files from pages by what follows the last slash, however many stops there are', () => {
  expect(['/a.png', '/a/b.c', '/assets/x', '/.'].map(looksLikeAFile)).toEqual(Array(4).fill(true))
  expect(['/', '/a.b/c', '/help', '/a.b/'].map(looksLikeAFile)).toEqual(Array(4).fill(false))
  const began = performance.now()
  for (let n = 0; n < 100; n += 1) looksLikeAFile(`/${'.'.repeat(15_000)}/`)
  expect(performance.now() - began).toBeLessThan(1000)
})
