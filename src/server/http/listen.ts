import { type Server, STATUS_CODES } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import type { Refusal } from '#contract/refusal.ts'
import { EarlyResponse } from './early-headers.ts'
import type { App } from './serve.ts'

/** In milliseconds: whoever sends slower than this is not a person with a browser. */
const TIMEOUT = 15_000
const STOP_WITHIN = 10_000

const LIMITS = { keepAliveTimeout: 15_000, maxHeaderSize: 16 * 1024 }

type Pace = {
  timeout?: number
  lookEvery?: number
  /** Lets other processes of this machine listen here too; the system shares visitors out among them. */
  sharesPort?: boolean
}

const PORTS_TRIED = 50

/** The first port from here on that nobody uses. Whatever else is wrong with it shows when we listen there. */
export async function freePortFrom(port: number, host: string): Promise<number> {
  for (let at = port; at < port + PORTS_TRIED; at += 1) if (await isFree(at, host)) return at
  return port
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

/** Where several may listen at one port, nobody would hear of another program that is there already. */
export function refuseTakenPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

/** Opens the door, and says how to close it: running requests are finished first, for at most ten seconds. */
export async function listen(
  app: App,
  port: number,
  host: string,
  { timeout: patience = TIMEOUT, lookEvery = 1000, sharesPort = false }: Pace = {},
) {
  const times = {
    headersTimeout: patience,
    requestTimeout: patience,
    connectionsCheckingInterval: lookEvery,
  }
  const serverOptions = { ...LIMITS, ...times, ServerResponse: EarlyResponse }
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions }) as Server
  server.on('clientError', refuseUnread)
  server.listen({ port, host, ...(sharesPort && { reusePort: true }) })
  await new Promise((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  const { port: takenPort } = server.address() as AddressInfo
  const name = host.includes(':') ? `[${host}]` : host
  return {
    port: takenPort,
    address: `http://${name}:${takenPort}`,
    stop: () => stop(server),
  }
}

const UNREAD: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The address of this call, or what came with it, is too long.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'This is more than one call may send.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'This call took too long to arrive.'],
}
const NO_HTTP: [number, string] = [400, 'This cannot be read as a call.']

/** What is no call at all never reaches the app, and is told why all the same. */
function refuseUnread(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, message] = UNREAD[error.code ?? ''] ?? NO_HTTP
  const body = JSON.stringify({ reason: 'invalid', message } satisfies Refusal)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/**
 * A browser keeps its connection open after an answer, so those that fall idle are closed as they do. What has come in
 * meanwhile is taken first: nobody would answer whoever still waits at a door that closes.
 */
async function stop(server: Server): Promise<void> {
  await setImmediate()
  await setImmediate()
  return new Promise((resolve) => {
    const tidy = setInterval(() => server.closeIdleConnections(), 50)
    const cut = setTimeout(() => server.closeAllConnections(), STOP_WITHIN)
    server.close(() => {
      clearInterval(tidy)
      clearTimeout(cut)
      resolve()
    })
  })
}
