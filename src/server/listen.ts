import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { App } from './http/serve.ts'

/** In milliseconds: whoever sends slower than this is not a person with a browser. */
const PATIENCE = 15_000
const STOP_WITHIN = 10_000

const TIMES = {
  headersTimeout: PATIENCE,
  requestTimeout: PATIENCE,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 15_000,
  maxHeaderSize: 16 * 1024,
}

/** Opens the door, and says how to close it: running requests are finished first, for at most ten seconds. */
export async function listen(app: App, port: number, host: string) {
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: TIMES }) as Server
  server.listen(port, host)
  await new Promise((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => stop(server),
  }
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), STOP_WITHIN)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}
