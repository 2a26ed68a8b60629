import { randomUUID } from 'node:crypto'
import type { Log } from '#server/log.ts'
import type { Seal } from '#server/seal.ts'
import type { Middleware } from './serve.ts'

/**
 * One line per request: id, method, path pattern, status, milliseconds, and a keyed hash of who asked.
 * Never a path as typed, a body, a name or a cookie: what people write here is intimate.
 */
export function requestLog(log: Log, seal: Seal): Middleware {
  return async (c, next) => {
    const started = performance.now()
    const id = randomUUID()
    c.set('requestId', id)
    c.header('X-Request-Id', id)
    await next()
    const took = (performance.now() - started).toFixed(1)
    const user = c.get('user')
    const who = user ? seal.hash('log', String(user.id)).slice(0, 12) : '-'
    const pattern = c.get('pattern') ?? (c.req.path.startsWith('/api/') ? '/api/*' : '/*')
    log.line(`${id} ${c.req.method} ${pattern} ${c.res.status} ${took}ms ${who}`)
  }
}
