/** Draws one picture in a worker thread and ends. Only this thread loads the renderer and its font. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Snapshot } from '#domain/sharing/share.ts'
import { analysisPicture, mapPicture, PICTURE } from './pictures.ts'

/** The pages' font, in the only format the renderer reads. */
const FACES = ['fonts/figtree-500.ttf', 'fonts/figtree-600.ttf']

const require = createRequire(import.meta.url)
await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')))
const fontBuffers = await Promise.all(
  FACES.map((face) => readFile(join(import.meta.dirname, face))),
)

const snapshot = workerData as Snapshot
const svg =
  snapshot.shareType === 'self-map'
    ? mapPicture(snapshot, PICTURE)
    : analysisPicture(snapshot, PICTURE)
const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Figtree' } }).render()
parentPort?.postMessage(Buffer.from(drawing.asPng()).toString('base64'))
