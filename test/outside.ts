import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Somebody else's server, which takes whatever is sent to it and remembers it. */
export async function startOutside() {
  const told: { path: string; body: string }[] = []
  const server = createServer((request, reply) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      told.push({ path: request.url ?? '', body })
      reply.writeHead(201).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    told,
    address: (path: string) => `http://127.0.0.1:${port}/${path}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
