import { createHash } from 'node:crypto'
import { createReadStream, existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { brotliDecompressSync } from 'node:zlib'
import { isPage } from '#domain/values/page-paths.ts'
import type { ConcurrencyLimit } from '#server/base/concurrency-limit.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { placedBelow } from './below-base.ts'
import type { HttpContext, Middleware } from './serve.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
}
/** Avoids a regular expression, which would backtrack at each of a thousand dots. */
export const looksLikeAFile = (path: string): boolean =>
  path.startsWith('/assets/') || path.slice(path.lastIndexOf('/')).includes('.')
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'
/** Pages that carry something personal in their address or content. */
export const NEVER_KEPT = new Set(['/auth'])

/** The settings that pages need before they render. */
type Instance = { isDevelopment: boolean; hasPlans: boolean; basePath: string }
const ORDINARY: Instance = { isDevelopment: false, hasPlans: true, basePath: '' }

/** In bytes. Above this are only the engine's files, which few browsers fetch and none fetches twice. */
const LARGE = 500_000
const MADE_OF_OTHERS = /\.(br|part)$/
/** In memory, or on disk for a large file that is streamed. */
type Content = Uint8Array<ArrayBuffer> | { path: string; size: number }
/** `copy` is the path of the compressed file, which is still being written after a first start. */
type WebFile = {
  plain: Content
  brotli: Content | null
  copy: string | null
  headers: ReturnType<typeof headersOf>
}

/**
 * Serves the built web part, read at start except for large files. Files under `assets/` have a hash in their name
 * and are cached forever; other addresses without a file name get `index.html`, with status 404 if the page doesn't
 * exist.
 */
export function webFiles(
  folder: string | null,
  lane: ConcurrencyLimit,
  instance: Instance = ORDINARY,
): Middleware {
  const files = folder ? readFolder(folder) : new Map<string, WebFile>()
  const built = files.get('/index.html')
  const page = built && marked(built, instance)
  // The page that browsers cache for offline use carries the marks too.
  if (page) files.set('/index.html', page)

  return async (c) => {
    const path = c.req.path
    const asked = path === '/' ? undefined : files.get(path)
    if (!asked && looksLikeAFile(path)) refuseAsMissing()
    const file = asked ?? page
    if (!file) return refuse('unavailable', 'The pages of this server aren’t built yet.')

    const isMissing = !asked && (c.get('isMissing') || !isPage(path, instance.hasPlans))
    if (isMissing) c.status(404)
    const isShared = !asked && c.req.query('share') === 'true'
    for (const [name, value] of Object.entries(file.headers)) c.header(name, value)
    if (isShared) c.header('X-Robots-Tag', 'noindex')
    const isKept = !isShared && (asked || !NEVER_KEPT.has(path))
    if (!isKept) c.header('Cache-Control', 'no-store')
    // A shared page stays uncompressed, because its own tags are inserted later.
    const takesBrotli = !isShared && acceptsBrotli(c.req.header('accept-encoding') ?? '')
    const content = (takesBrotli && compressedOf(file)) || file.plain
    const isBrotli = content === file.brotli
    const tag = isBrotli ? file.headers.ETag.replace(/"$/, '-br"') : file.headers.ETag
    c.header('ETag', tag)
    if (isKept && !isMissing && isNamed(c.req.header('if-none-match') ?? '', tag))
      return c.body(null, 304)
    if (isBrotli) c.header('Content-Encoding', 'br')
    if (content instanceof Uint8Array) return c.body(content)
    c.header('Content-Length', String(content.size))
    return c.req.method === 'HEAD' ? c.body(null) : sendLarge(c, content.path, lane)
  }
}

/** A quality of zero means never. `*` doesn't count: browsers that take Brotli name it. */
const acceptsBrotli = (accepted: string): boolean =>
  accepted
    .toLowerCase()
    .split(',')
    .map((coding) => coding.replaceAll(/\s/g, '').split(';q='))
    .some(([name, quality = '1']) => name === 'br' && Number(quality) > 0)

/** Proxies that compress on their own weaken a tag with `W/`. */
const isNamed = (tags: string, tag: string): boolean =>
  tags.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)

/** In milliseconds. */
const STALLED = 15_000

/** Streams a large file under a concurrency limit, because many at once would slow down everyone else. */
function sendLarge(c: HttpContext, path: string, lane: ConcurrencyLimit): Promise<Response> {
  const { address, hasLeft } = c.get('browser')
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const send = async () => {
    const stream = createReadStream(path)
    let read = -1
    // A stalled download gives up its place.
    const look = setInterval(() => {
      if (stream.bytesRead === read) stream.destroy()
      read = stream.bytesRead
    }, STALLED)
    resolve(c.body(Readable.toWeb(stream) as ReadableStream))
    await finished(stream).catch(() => {})
    clearInterval(look)
  }
  lane.run(address, hasLeft, send).catch(reject)
  return promise
}

/** Marks the page with the settings of this instance, before the first render. */
function marked(file: WebFile, { isDevelopment, hasPlans, basePath }: Instance): WebFile {
  const marks = (isDevelopment ? ' data-development' : '') + (hasPlans ? '' : ' data-plans="off"')
  if ((!marks && !basePath) || !(file.plain instanceof Uint8Array)) return file
  const page = Buffer.from(file.plain).toString().replace('<html', `<html${marks}`)
  const plain = Buffer.from(placedBelow(page, basePath))
  return { plain, brotli: null, copy: null, headers: headersOf('index.html', plain) }
}

function readFolder(folder: string): Map<string, WebFile> {
  const names = globSync('**/*.*', { cwd: folder }).filter((name) => !MADE_OF_OTHERS.test(name))
  return new Map(
    names.map((name) => {
      const plain = readContent(join(folder, name))
      const copy = `${join(folder, name)}.br`
      const file = { plain, brotli: null, copy, headers: headersOf(name, plain) }
      compressedOf(file)
      return [`/${name.replaceAll('\\', '/')}`, file]
    }),
  )
}

function compressedOf(file: WebFile): Content | null {
  if (file.copy && existsSync(file.copy)) {
    if (isCopyOf(file.copy, file.plain)) file.brotli = readContent(file.copy)
    file.copy = null
  }
  return file.brotli
}

/** An update may replace a file and leave the copy of the one before it. Large files are compared by their dates. */
function isCopyOf(copy: string, plain: Content): boolean {
  if (!(plain instanceof Uint8Array)) return statSync(copy).mtimeMs >= statSync(plain.path).mtimeMs
  try {
    return brotliDecompressSync(readFileSync(copy)).equals(plain)
  } catch {
    return false
  }
}

function readContent(path: string): Content {
  const { size } = statSync(path)
  return size > LARGE ? { path, size } : readFileSync(path)
}

const headersOf = (name: string, content: Content) => ({
  'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
  'Cache-Control': name.startsWith('assets') ? FOREVER : ASK_AGAIN,
  Vary: 'Accept-Encoding',
  ETag: `"${createHash('sha256')
    .update(content instanceof Uint8Array ? content : `${name} ${content.size}`)
    .digest('base64url')
    .slice(0, 22)}"`,
})
