import { once } from 'node:events'
import {
  createServer as createHttpServer,
  type RequestListener,
  type Server,
  STATUS_CODES,
} from 'node:http'
import { type AddressInfo, createServer, Server as NetServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Refusal } from '#contract/refusal.ts'
import { EarlyResponse } from './early-headers.ts'
import type { App } from './serve.ts'

/** In milliseconds. Browsers send faster than this. */
const TIMEOUT = 15_000
const STOP_WITHIN = 10_000

const LIMITS = { keepAliveTimeout: 15_000, maxHeaderSize: 16 * 1024 }

type Pace = {
  timeout?: number
  lookEvery?: number
  /** Lets other processes of this machine listen on the same port. The system distributes connections among them. */
  sharesPort?: boolean
}

const PORTS_TRIED = 50

/** Finds the first unused port from `port` on. Other errors surface when we listen. */
export async function freePortFrom(port: number, host: string): Promise<number> {
  for (let at = port; at < port + PORTS_TRIED; at += 1) if (await isFree(at, host)) return at
  return port
}

const isFree = (port: number, host: string): Promise<boolean> =>
  refuseTakenPort(port, host).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'EADDRINUSE',
  )

/** Rejects if another program uses the port. A shared port would hide it. */
export async function refuseTakenPort(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  await once(probe.close(), 'close')
}

/** Starts the server. The returned `close` lets running requests finish for at most ten seconds. */
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
  const lines: Lines = new Map()
  const answer = fewAtOnce(lines, getRequestListener(app.fetch))
  const server = createHttpServer(serverOptions, answer)
  server.on('connection', (socket) => {
    lines.set(socket, { waiting: 0, bytesRead: 0, silentFor: 0 })
    socket.once('close', () => lines.delete(socket))
  })
  server.on('clientError', refuseUnread)
  server.listen({ port, host, ...(sharesPort && { reusePort: true }) })
  await once(server, 'listening')
  const { port: takenPort } = server.address() as AddressInfo
  const name = host.includes(':') ? `[${host}]` : host
  return {
    port: takenPort,
    address: `http://${name}:${takenPort}`,
    stop: () => stop(server, lines),
  }
}

/** Browsers and proxies don't pipeline. A few requests are allowed for unusual clients. */
const MAX_PIPELINED = 8

/** A connection's unanswered requests, and for how many checks of `stop` it has been silent. */
type Line = { waiting: number; bytesRead: number; silentFor: number }
type Lines = Map<Socket, Line>

/**
 * Destroys a connection that pipelines more than `MAX_PIPELINED` requests, because all of them would start before
 * other clients' requests.
 */
const fewAtOnce =
  (lines: Lines, answer: RequestListener): RequestListener =>
  (request, response) => {
    const { socket } = request
    const line = lines.get(socket)
    if (!line || line.waiting >= MAX_PIPELINED) return void socket.destroy()
    line.waiting += 1
    response.once('close', () => {
      line.waiting -= 1
    })
    return answer(request, response)
  }

const UNREAD: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The address or headers of this call are too long.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'This is more than one request can hold.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'This request took too long to arrive.'],
}
const NO_HTTP: [number, string] = [400, 'We couldn’t read this request.']

/** Answers requests that Node can't parse. They never reach the app. */
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

/** In milliseconds, and in checks. Between two checks Node reads everything that has arrived. */
const LOOK_EVERY = 50
const SILENT_FOR = 4

/**
 * Node accepts one connection per turn of the event loop. Pending connections are accepted first, because closing
 * would drop them.
 */
const QUIET_TURNS = 3
const MAX_TURNS = 1000
async function letIn(server: Server): Promise<void> {
  let quiet = 0
  const count = () => {
    quiet = 0
  }
  server.on('connection', count)
  for (let turn = 0; turn < MAX_TURNS && quiet < QUIET_TURNS; turn += 1) {
    quiet += 1
    await setImmediate()
  }
  server.off('connection', count)
}

/**
 * Stops accepting, then closes each connection once it is idle and silent. Node's own `close` also drops accepted
 * connections whose request is still unread, which are many under load.
 */
async function stop(server: Server, lines: Lines): Promise<void> {
  await letIn(server)
  return new Promise((resolve) => {
    const tidy = setInterval(() => closeSilent(lines), LOOK_EVERY)
    const cut = setTimeout(() => server.closeAllConnections(), STOP_WITHIN)
    NetServer.prototype.close.call(server, () => {
      clearInterval(tidy)
      clearTimeout(cut)
      // Clears Node's timer for slow requests.
      server.close()
      resolve()
    })
  })
}

function closeSilent(lines: Lines): void {
  for (const [socket, line] of lines) {
    const isSilent = line.waiting === 0 && socket.bytesRead === line.bytesRead
    line.bytesRead = socket.bytesRead
    line.silentFor = isSilent ? line.silentFor + 1 : 0
    if (line.silentFor >= SILENT_FOR) socket.destroy()
  }
}
