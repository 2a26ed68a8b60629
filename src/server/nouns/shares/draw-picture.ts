import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Snapshot } from '#domain/share.ts'
import { analysisPicture } from './analysis-picture.ts'
import { mapPicture } from './map-picture.ts'

/** The size other sites expect of a preview, in pixels. */
export const PICTURE = { width: 1200, height: 630 } as const

/** The pages' typeface, in the only format the renderer reads. */
const FACES = ['fonts/figtree-500.ttf', 'fonts/figtree-600.ttf']

let tools: Promise<Uint8Array[]> | undefined

/** The renderer and its typeface are loaded when the first picture is asked for. */
async function loadTools(): Promise<Uint8Array[]> {
  const require = createRequire(import.meta.url)
  await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')))
  return Promise.all(FACES.map((face) => readFile(join(import.meta.dirname, face))))
}

export async function drawPicture(snapshot: Snapshot): Promise<Uint8Array<ArrayBuffer>> {
  tools ??= loadTools()
  const fontBuffers = await tools
  const svg =
    snapshot.shareType === 'self-map'
      ? mapPicture(snapshot, PICTURE)
      : analysisPicture(snapshot, PICTURE)
  const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Figtree' } }).render()
  const png = new Uint8Array(drawing.asPng())
  drawing.free()
  return png
}
