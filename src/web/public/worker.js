/**
 * Lets the pages open without a connection. It keeps files that are the same for everybody, and nothing else: what
 * belongs to a person never passes through here, so that an old worker can spoil nothing. The build writes VERSION
 * and FILES above this line; below which path of its host it works, it learns from its own address.
 */
const BASE = new URL('.', self.location).pathname.slice(0, -1)
const KEPT = `innermap-files${BASE && `${BASE}:`}-`
const SHELL = `${BASE}/index.html`
const GONE = `${BASE}/api/logout`
const ALL = FILES.map((path) => BASE + path)
/** A page that was open before a new version came still finds its files. */
const VERSIONS = 2

const isAsset = (path) => path.startsWith(`${BASE}/assets/`)
const isPlain = (path) => ALL.includes(path) && !isAsset(path)

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(tidy()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (pathname === GONE) event.respondWith(leave(request))
  else if (request.method !== 'GET' || pathname.startsWith(`${BASE}/api/`)) return
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(openShell))
  else if (isAsset(pathname)) event.respondWith(file(request))
  else if (isPlain(pathname)) event.respondWith(fetch(request).catch(() => caches.match(pathname)))
})

/** All or nothing. The shell is asked for by nobody, so that nobody's data can be in it. */
async function install() {
  const cache = await caches.open(KEPT + VERSION)
  await cache.addAll(
    ALL.map((path) => new Request(path, { credentials: 'omit', cache: cacheFor(path) })),
  )
  await self.skipWaiting()
}

const cacheFor = (path) => (isAsset(path) ? 'default' : 'no-cache')

async function tidy() {
  const mine = (await caches.keys()).filter((name) => name.startsWith(KEPT))
  const others = mine.filter((name) => name !== KEPT + VERSION)
  await Promise.all(others.slice(0, 1 - VERSIONS).map((name) => caches.delete(name)))
  await self.clients.claim()
}

const openShell = async () =>
  (await caches.match(SHELL, { cacheName: KEPT + VERSION })) ?? Response.error()

/** A file's name says what is in it, so the one at hand is always right. */
async function file(request) {
  return (await caches.match(request.url)) ?? fetch(request)
}

/** Whoever signs out takes everything along, also where the browser does not know how to be told so. */
async function leave(request) {
  const reply = await fetch(request).catch(openShell)
  // Another site's link is refused; it must not take anything away either.
  if (reply.type !== 'opaqueredirect' && !reply.redirected) return reply
  // Others may live on the same host; what is theirs stays.
  const ours = (name) => name.startsWith(KEPT) || name === `innermap-engine${BASE}`
  await Promise.all((await caches.keys()).filter(ours).map((name) => caches.delete(name)))
  await Promise.all([`innermap-answers${BASE}`, `innermap-queue${BASE}`].map(deleted))
  await self.registration.unregister()
  return reply
}

const deleted = (name) =>
  new Promise((resolve) => {
    const request = self.indexedDB.deleteDatabase(name)
    request.onsuccess = resolve
    request.onerror = resolve
    request.onblocked = resolve
  })
