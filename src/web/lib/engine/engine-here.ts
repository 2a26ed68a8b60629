/** The engine on this device, downloaded and removed only when the person asks. */
import { basePath, withBase } from '../base.ts'
import { KEYS, readStored, writeStored } from '../browser-storage.ts'

/** The service worker uses the same name. */
const cacheName = () => `innermap-engine${basePath()}`

export type EngineFiles = { files: readonly string[]; bytes: number }

/** True if the person asked for the engine on this device. Synchronous. */
export const isEngineWanted = (): boolean => readStored(KEYS.engineHere) !== null

/** Lists the engine's files. Null if this server doesn't offer them. */
export async function findEngineFiles(): Promise<EngineFiles | null> {
  if (!('caches' in globalThis)) return null
  const reply = await fetch(withBase('/offline-files.json')).catch(() => null)
  if (!reply?.ok) return null
  const { engine } = (await reply.json()) as { engine: EngineFiles }
  return { ...engine, files: engine.files.map(withBase) }
}

async function missingOf({ files }: EngineFiles): Promise<string[]> {
  const cache = await caches.open(cacheName())
  const found = await Promise.all(files.map((file) => cache.match(file)))
  return files.filter((_, at) => !found[at])
}

export async function isEngineHere(): Promise<boolean> {
  if (!isEngineWanted()) return false
  const needed = await findEngineFiles()
  return needed !== null && (await missingOf(needed)).length === 0
}

/** Downloads missing files and deletes those only an earlier version needs. */
export async function fetchEngine(onBytes: (bytes: number) => void = () => {}): Promise<void> {
  const needed = await findEngineFiles()
  if (!needed) throw new Error('This server doesn’t offer its engine.')
  const cache = await caches.open(cacheName())
  let bytes = 0
  for (const file of await missingOf(needed)) {
    await cache.put(
      file,
      await counted(file, (more) => {
        bytes += more
        onBytes(bytes)
      }),
    )
  }
  for (const { url } of await cache.keys())
    if (!needed.files.includes(new URL(url).pathname)) await cache.delete(url)
  writeStored(KEYS.engineHere, '1')
}

async function counted(file: string, onBytes: (bytes: number) => void): Promise<Response> {
  const reply = await fetch(file)
  if (!reply.ok || !reply.body) throw new Error('We couldn’t fetch the analysis. Please try again.')
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onBytes(chunk.length)
      controller.enqueue(chunk)
    },
  })
  const type = reply.headers.get('content-type') ?? 'application/octet-stream'
  return new Response(reply.body.pipeThrough(counter), { headers: { 'content-type': type } })
}

export async function removeEngine(): Promise<void> {
  writeStored(KEYS.engineHere, null)
  await globalThis.caches?.delete(cacheName())
}
