import { randomUUID } from 'node:crypto'
import type { Log } from '#server/base/log.ts'
import type { Metrics } from '#server/base/metrics.ts'
import type { Seal } from '#server/base/seal.ts'
import { setEarly } from './early-headers.ts'
import type { Middleware } from './serve.ts'

/**
 * Logs one line per request: id, method, path pattern, status, milliseconds, and a keyed hash of the user. Never logs
 * a typed path, a body, a name or a cookie, because people's texts are intimate.
 */
export function requestLog(log: Log, seal: Seal, metrics: Metrics | null): Middleware {
  const nameOf = shortNames(seal)
  return async (c, next) => {
    const started = performance.now()
    const id = randomUUID()
    c.set('requestId', id)
    setEarly(c, ['x-request-id', id])
    await next()
    const milliseconds = performance.now() - started
    const user = c.get('user')
    const who = user ? nameOf(user.id) : null
    const path = c.get('pattern') ?? (c.req.path.startsWith('/api/') ? '/api/*' : '/*')
    const { method } = c.req
    const { status } = c.res
    metrics?.observe(method, path, status, milliseconds / 1000)
    log.request({ id, method, path, status, milliseconds, who })
  }
}

const KEPT_NAMES = 10_000

/** Gives each user a stable pseudonym in the log. */
function shortNames(seal: Seal): (id: number) => string {
  const known = new Map<number, string>()
  return (id) => {
    const name = known.get(id) ?? seal.hash('log', String(id)).slice(0, 12)
    if (known.size >= KEPT_NAMES) known.clear()
    known.set(id, name)
    return name
  }
}
