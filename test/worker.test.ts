import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'

type Handler = (event: object) => void
const SITE = 'https://map.example'
const pathOf = (asked: Request | string) =>
  new URL(typeof asked === 'string' ? asked : asked.url, SITE).pathname

/** The worker in a browser of its own: caches that remember, a network that answers what it is told to. */
function startWorker(
  version: string,
  world: { caches: Map<string, Map<string, Response>> },
  base = '',
) {
  const handlers = new Map<string, Handler>()
  const asked: Request[] = []
  const state = { network: (_: Request): Response => new Response('from the network') }
  const fetched = { isGone: false, deleted: [] as string[] }
  const fetchHere = async (request: Request) => {
    asked.push(request)
    return state.network(request)
  }
  class OwnRequest extends Request {
    constructor(path: string, init?: RequestInit) {
      super(new URL(path, SITE), init)
    }
  }
  const open = async (name: string) => {
    const cache = world.caches.get(name) ?? new Map<string, Response>()
    world.caches.set(name, cache)
    const addAll = async (list: Request[]) => {
      for (const request of list) cache.set(pathOf(request), await fetchHere(request))
    }
    return { addAll }
  }
  const match = async (key: Request | string, { cacheName }: { cacheName?: string } = {}) =>
    [...world.caches]
      .filter(([name]) => !cacheName || name === cacheName)
      .flatMap(([, cache]) => cache.get(pathOf(key)) ?? [])[0]
  const self = {
    location: new URL(`${base}/worker.js`, SITE),
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    indexedDB: {
      deleteDatabase: (name: string) => {
        const request = { onsuccess: () => undefined }
        setImmediate(() => {
          fetched.deleted.push(name)
          request.onsuccess()
        })
        return request
      },
    },
    registration: {
      unregister: async () => {
        fetched.isGone = true
      },
    },
  }
  const caches = {
    open,
    match,
    keys: async () => [...world.caches.keys()],
    delete: async (name: string) => world.caches.delete(name),
  }
  const files = ['/index.html', '/favicon.svg', `/assets/app-${version}.js`]
  const code = `const VERSION='${version}';const FILES=${JSON.stringify(files)};${readFileSync('src/web/public/worker.js', 'utf8')}`
  runInNewContext(code, { self, caches, fetch: fetchHere, Request: OwnRequest, Response, URL })
  const live = async (name: string) => {
    const work: Promise<unknown>[] = []
    handlers.get(name)?.({ waitUntil: (it: Promise<unknown>) => work.push(it) })
    await Promise.all(work)
  }
  const ask = async (path: string, mode = 'cors', method = 'GET'): Promise<Response | null> => {
    let answer: Promise<Response> | null = null
    handlers.get('fetch')?.({
      request: { url: new URL(path, SITE).href, mode, method },
      respondWith: (it: Promise<Response>) => {
        answer = it
      },
    })
    return answer
  }
  const install = async () => {
    await live('install')
    await live('activate')
  }
  return { state, asked, fetched, install, ask }
}

const unreachable = () => {
  throw new TypeError('Failed to fetch')
}

it('keeps files that were asked for by nobody, and opens pages without a connection', async () => {
  const world = { caches: new Map<string, Map<string, Response>>() }
  const worker = startWorker('one', world)
  worker.state.network = () => new Response('the shell')
  await worker.install()
  expect(worker.asked.map(({ credentials }) => credentials)).toEqual(['omit', 'omit', 'omit'])
  worker.state.network = unreachable
  expect(await (await worker.ask('/self-map', 'navigate'))?.text()).toBe('the shell')
})

it('never stands between a page and what belongs to a person', async () => {
  const worker = startWorker('one', { caches: new Map() })
  await worker.install()
  for (const [path, method] of [
    ['/api/auth/user', 'GET'],
    ['/api/users/1/situations/tell', 'POST'],
    ['https://elsewhere.example/assets/app.js', 'GET'],
  ] as const)
    expect(await worker.ask(path, 'cors', method)).toBeNull()
})

it('lets a page of the version before find its files, and no older one', async () => {
  const world = { caches: new Map<string, Map<string, Response>>() }
  for (const version of ['one', 'two', 'three']) await startWorker(version, world).install()
  expect([...world.caches.keys()]).toEqual(['innermap-files-two', 'innermap-files-three'])
})

it('takes everything away with whoever signs out, and nothing where that was refused', async () => {
  const world = { caches: new Map<string, Map<string, Response>>() }
  const worker = startWorker('one', world)
  await worker.install()
  worker.state.network = () => new Response('from another site', { status: 403 })
  expect((await worker.ask('/api/logout', 'navigate'))?.status).toBe(403)
  worker.state.network = unreachable
  await worker.ask('/api/logout', 'navigate')
  expect([world.caches.size, worker.fetched.isGone]).toEqual([1, false])

  worker.state.network = () =>
    Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })
  await worker.ask('/api/logout', 'navigate')
  expect([world.caches.size, worker.fetched.isGone]).toEqual([0, true])
  expect(worker.fetched.deleted).toEqual(['innermap-answers', 'innermap-queue'])
})

it('works below the path it lies at, and touches nothing of its neighbours', async () => {
  const neighbours = [
    'innermap-files-one',
    'innermap-files/inner-2:-one',
    'innermap-engine',
    'theirs',
  ]
  const world = { caches: new Map(neighbours.map((name) => [name, new Map<string, Response>()])) }
  const worker = startWorker('one', world, '/inner')
  worker.state.network = () => new Response('the shell')
  await worker.install()
  const kept = world.caches.get('innermap-files/inner:-one')
  expect([...(kept?.keys() ?? [])]).toEqual([
    '/inner/index.html',
    '/inner/favicon.svg',
    '/inner/assets/app-one.js',
  ])
  expect(await worker.ask('/inner/api/auth/user')).toBeNull()
  worker.state.network = unreachable
  expect(await (await worker.ask('/inner/self-map', 'navigate'))?.text()).toBe('the shell')

  worker.state.network = () =>
    Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })
  await worker.ask('/inner/api/logout', 'navigate')
  expect([...world.caches.keys()]).toEqual(neighbours)
  expect(worker.fetched.deleted).toEqual(['innermap-answers/inner', 'innermap-queue/inner'])
})
