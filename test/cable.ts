import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A cable to the database server that can be cut and mended, or along which nothing comes any more. */
export async function startCable(source: string) {
  const target = new URL(source)
  const open = new Set<Socket>()
  let isCut = false
  let lastWords: string | null = null
  let isHushed = false
  let heard = Promise.withResolvers<void>()

  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        near.destroy()
        far.destroy()
        open.delete(socket)
      })
    }
    near.on('data', (chunk) => {
      if (lastWords && chunk.includes(lastWords)) isHushed = true
      if (isHushed) heard.resolve()
      else far.write(chunk)
    })
    far.on('data', (chunk) => isHushed || near.write(chunk))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const near = new URL(source)
  near.port = String((server.address() as AddressInfo).port)

  return {
    source: near.href,
    host: near.host,
    cut() {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    /** From these words on, the server hears nothing and says nothing, and stays connected. */
    hushAt(words: string) {
      lastWords = words
      heard = Promise.withResolvers()
      return heard.promise
    },
    mend() {
      isCut = false
      isHushed = false
      lastWords = null
    },
    stop: () => server.close(),
  }
}
